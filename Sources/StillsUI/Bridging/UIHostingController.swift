import Foundation

public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A SwiftUI view as the content of a UIKit controller: laid out in the controller's safe area, on the system's ground.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { hostingView?.setContent(rootView) } }
  private var hostingView: HostingView?
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hostingView?.publishesSize = sizingOptions.contains(.intrinsicContentSize) }
  }
  open var safeAreaRegions = SafeAreaRegions.all { didSet { hostingView?.ignoresSafeArea = safeAreaRegions.isEmpty } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// For subclasses, which bring their view themselves.
  public required init?(coder aDecoder: NSCoder) {
    UIKitStage.report("UIHostingController(coder:): without a root view nothing is shown")
    return nil
  }

  open override func loadView() {
    let made = HostingView(rootView)
    made.publishesSize = sizingOptions.contains(.intrinsicContentSize)
    made.ignoresSafeArea = safeAreaRegions.isEmpty
    hostingView = made
    view = made
    made.owner = self
    hostedScreen = made
  }

  /// How big the view is for exactly that proposal; UIKit's fitting sizes count as none.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hostingView?.fittingSize(size) ?? .zero
  }

  open override var preferredContentSize: CGSize {
    get {
      sizingOptions.contains(.preferredContentSize) ? sizeThatFits(in: .zero) : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }
}

/// Shows SwiftUI's content within UIKit's views.
@MainActor final class HostingView: UIView, ForeignContent {
  private var resolve: (ViewContext) -> [ViewElement]
  private var element: ViewElement?
  private var pass: (graph: ObjectIdentifier, number: Int)?
  private(set) var node: PlacedNode?
  private(set) var placedSafe = CGRect.zero
  private var ownGraph: ViewGraph?
  /// Whose view it is.
  weak var owner: UIViewController?
  private(set) var environment: EnvironmentValues?
  /// What bars were told the last time.
  var told: HostedBars?
  /// What links of the content push, and what of that is pushed already. It stays from pass to pass, so that what did
  /// not change need not be evaluated again: a link that is pressed does, and that is all that is asked of it.
  var pushes: NavigationPushes?
  var pushedKey: AnyHashable?
  /// What the content can know of the bar around while it is placed.
  let titleState = NavigationTitleState()
  private var editMode = EditMode.inactive
  var publishesSize = false { didSet { invalidateIntrinsicContentSize() } }
  var ignoresSafeArea = false { didSet { setNeedsLayout() } }

  init<Content: View>(_ content: Content) {
    resolve = { Content._resolve(content, in: $0) }
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    resolve = { _ in [] }
    super.init(coder: coder)
  }

  func setContent<Content: View>(_ content: Content) {
    resolve = { Content._resolve(content, in: $0) }
    (element, pass) = (nil, nil)
    invalidateIntrinsicContentSize()
    noteChange()
  }

  // MARK: Resolving

  /// Once a pass, in the place of the view in the graph around; outside of one, in a graph of its own.
  func content() -> ViewElement {
    let context = (window?.viewContext ?? ownContext).child(.id(ObjectIdentifier(self)))
    let now = (ObjectIdentifier(context.graph), context.graph.pass)
    if let element, let pass, pass == now { return element }
    let isDark = traitCollection.userInterfaceStyle == .dark
    if pushes?.graph !== context.graph { pushes = NavigationPushes(graph: context.graph) }
    let pushes = navigationAround == nil ? nil : self.pushes
    let graph = context.graph, titleState = titleState
    let editing = Binding(
      get: { [weak self] in self?.editMode ?? .inactive },
      set: { [weak self] mode in
        MainActor.assumeIsolated {
          self?.editMode = mode
          graph.setNeedsResolve()
        }
      })
    let inner = context.container(axis: nil).setting {
      $0.colorScheme = isDark ? .dark : .light
      guard let pushes else { return }
      $0.navigationPushes = pushes
      $0.navigationTitleState = titleState
      $0.editMode = $0.editMode ?? editing
    }
    let made = implicitStack(of: resolve(inner))
    (element, pass, environment) = (made, now, inner.environment)
    return made
  }

  private var ownContext: ViewContext {
    let surroundings = Surroundings(
      world: UIKitStage.world, typesetter: UIKitStage.typesetter, reports: ReportSink())
    let graph = ownGraph ?? ViewGraph(surroundings: surroundings, root: EmptyView())
    ownGraph = graph
    return ViewContext(
      graph: graph, node: IdentityNode(), environment: EnvironmentValues(surroundings: surroundings))
  }

  // MARK: Measuring and placing

  func fittingSize(_ size: CGSize) -> CGSize {
    func length(_ length: CGFloat) -> CGFloat? { length > 0 && length < 10_000 ? length : nil }
    let fitted = content().sizeThatFits(ProposedViewSize(width: length(size.width), height: length(size.height)))
    let grid = UIKitStage.pixelGrid
    return CGSize(width: grid.ceil(fitted.width.orZero), height: grid.ceil(fitted.height.orZero))
  }

  override var intrinsicContentSize: CGSize { publishesSize ? fittingSize(.zero) : super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  func placeContent(in frame: CGRect, safeArea: SafeArea, context: PlacementContext) -> PlacedNode? {
    let area = ignoresSafeArea ? SafeArea(full: frame, safe: frame) : safeArea
    let element = content(), safe = area.safe
    let proposal = ProposedViewSize(safe.size)
    let fitted = element.sizeThatFits(proposal)
    let grid = context.pixelGrid
    let origin = CGPoint(x: grid.round(safe.midX - fitted.width / 2), y: grid.round(safe.midY - fitted.height / 2))
    let made = element.placed(
      in: CGRect(origin: origin, size: fitted), proposal: proposal,
      context: PlacementContext(safeArea: area, pixelGrid: grid))
    node = made
    placedSafe = area.safe
    tellBars()
    followLinks()
    return made
  }

  func paintPlacedContent(into painter: inout Painter) {
    if let node { painter.paint(node) }
  }
}
