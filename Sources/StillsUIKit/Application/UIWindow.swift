import Foundation
import StillsBars
import StillsCore
import StillsGeometry

/// The root of what a screen shows.
@MainActor @preconcurrency open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }

  /// Called when something shows differently than it was drawn.
  package var onChange: (() -> Void)?
  /// Where SwiftUI's content below finds its surroundings.
  package var viewContext: ViewContext?
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { .main }
  open private(set) var isKeyWindow = false
  open var canResizeToFitContent = false

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func setUp() { givenSafeArea = Self.deviceSafeArea }

  package static var deviceSafeArea: UIEdgeInsets {
    let world = UIKitStage.world
    let insets = world.safeArea ?? (world.canvas == .device ? world.device.safeArea(world.orientation) : EdgeInsets())
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.willDisappear()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.didDisappear()
      guard let root = rootViewController, let view = root.view else { return }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      insertSubview(view, at: 0)
      if isKeyWindow { comeOn() }
    }
  }

  open func makeKeyAndVisible() {
    UIApplication.shared.add(self)
    isKeyWindow = true
    comeOn()
  }
  open func makeKey() { isKeyWindow = true }

  /// Brings the root controller on the screen: it is told, laid out, and told again.
  package func comeOn() {
    guard let root = rootViewController else { return LayoutPass.run(self) }
    root.willAppear()
    root.isComing()
    LayoutPass.run(self)
    root.didAppear()
    if let presented = root.presentedViewController, presented.stage == .disappeared {
      show(presented: presented, over: root)
    }
  }

  // MARK: Presenting

  private struct Presentation {
    let controller: UIViewController
    let views: [UIView]
    var own: UIPresentationController?
    /// Undoes what was done to the screen behind.
    var restore: (() -> Void)?
  }

  private var presentations: [Presentation] = []

  package func show(presented: UIViewController, over presenter: UIViewController) {
    guard let view = presented.view else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    var presentation: [UIView] = [], container: UIView = self
    var own: UIPresentationController?, restore: (() -> Void)?
    func add(_ added: UIView) {
      addSubview(added)
      presentation.append(added)
    }
    func addDim(isClear: Bool) { add(PresentationDim(frame: bounds, of: presented, isDark: isDark, isClear: isClear)) }
    view.translatesAutoresizingMaskIntoConstraints = true
    var coversAll = false, grabber: UIView?, hasAttention = presented is UIAlertController
    switch presented.presentationWay(over: presenter) {
    case .sheet(let sheet):
      let isPortrait = UIKitStage.world.orientation == .portrait
      if sheet.isLarge, isPortrait, presenter === rootViewController, UIKitStage.world.look == .ios18,
        let behind = presenter.viewIfLoaded
      {
        restore = pushBack(behind)
      }
      addDim(isClear: !sheet.dims)
      hasAttention = sheet.dims
      place(view, as: sheet)
      if sheet.prefersGrabberVisible { grabber = SheetGrabber(on: view.frame) }
      own = sheet
    case .form:
      addDim(isClear: false)
      hasAttention = true
      view.frame = formFrame(of: presented)
      view.layer.cornerRadius = presented.sheetPresentationController?.preferredCornerRadius ?? 10
      view.clipsToBounds = true
      own = presented.sheetPresentationController
    case .popover(let popover):
      addDim(isClear: true)
      hasAttention = true
      let wanted = presented.preferredContentSize
      // Our choice where the content says nothing.
      view.frame = popover.frame(in: bounds, size: wanted == .zero ? CGSize(width: 320, height: 480) : wanted)
      let shape = PopoverShape(look: UIKitStage.world.look)
      let ground = PopoverGround(
        bounds: bounds, content: view.frame, source: popover.source, shape: shape,
        color: popover.backgroundColor ?? view.backgroundColor ?? .systemBackground)
      add(ground)
      popover.arrowDirection = ground.arrow.map { UIPopoverArrowDirection($0.side) } ?? .unknown
      view.layer.cornerRadius = min(shape.radius, view.frame.width / 2, view.frame.height / 2)
      view.clipsToBounds = true
      own = popover
    case .custom(let controller):
      let stage = UIView(frame: bounds)
      stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      add(stage)
      (controller.containerView, container, own) = (stage, stage, controller)
      controller.presentationTransitionWillBegin()
      view.frame = controller.frameOfPresentedViewInContainerView
    case .cover:
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      coversAll = presented.modalPresentationStyle == .fullScreen
    }
    if hasAttention, let behind = presenter.viewIfLoaded, behind.tintAdjustmentMode == .automatic {
      behind.tintAdjustmentMode = .dimmed
      let others = restore
      restore = { [weak behind] in
        others?()
        behind?.tintAdjustmentMode = .automatic
      }
    }
    if coversAll { presenter.willDisappear() }
    presented.willAppear()
    if container === self {
      own?.containerView = self
      add(view)
    } else {
      container.addSubview(own?.presentedView ?? view)
    }
    if let grabber { add(grabber) }
    presentations.append(Presentation(controller: presented, views: presentation, own: own, restore: restore))
    presented.isComing()
    own?.containerViewWillLayoutSubviews()
    LayoutPass.run(self)
    own?.containerViewDidLayoutSubviews()
    if coversAll { presenter.didDisappear() }
    own?.presentationTransitionDidEnd(true)
    presented.didAppear()
    noteChange()
  }

  package func hide(presented: UIViewController) {
    guard let index = presentations.firstIndex(where: { $0.controller === presented }) else { return }
    let presentation = presentations.remove(at: index)
    presented.willDisappear()
    presentation.own?.dismissalTransitionWillBegin()
    for view in presentation.views { view.removeFromSuperview() }
    presentation.restore?()
    presentation.own?.containerView = nil
    presentation.own?.dismissalTransitionDidEnd(true)
    presented.didDisappear()
    rootViewController?.willAppear()
    rootViewController?.didAppear()
    noteChange()
  }
}
