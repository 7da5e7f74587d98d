import Foundation
import StillsCore
import StillsLayout

/// Screens that push onto each other. The top one is drawn; its bar is not yet (reported where it would have a title).
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  let path: [AnyHashable]

  @MainActor public static func _resolve(_ view: NavigationStack, in context: ViewContext) -> [ViewElement] {
    navigationContainer(view.root, path: view.path, kind: "NavigationStack", in: context)
  }
}

nonisolated extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), []) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    (self.root, self.path) = (root(), path.wrappedValue.values)
  }
}

nonisolated extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    (self.root, self.path) = (root(), path.wrappedValue.map { AnyHashable($0) })
  }
}

/// The container before `NavigationStack`, in its stack style.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: NavigationView, in context: ViewContext) -> [ViewElement] {
    navigationContainer(view.content, path: [], kind: "NavigationView", in: context)
  }
}

@MainActor func navigationContainer<Content: View>(
  _ content: Content, path: [AnyHashable], kind: String, in context: ViewContext
) -> [ViewElement] {
  let pushes = NavigationPushes()
  let inside = context.container(axis: nil).setting { $0.navigationPushes = pushes }
  var elements = Content._resolve(content, in: inside.child(.content))
  for value in path {
    guard let destination = pushes.destinations[ObjectIdentifier(type(of: value.base))] else {
      context.report("navigationDestination: there is none for \(TypeNames.plainName(of: type(of: value.base)))")
      break
    }
    pushes.pushed = NavigationPushes.Screen(key: value) { destination(value.base, $0) }
    elements = pushes.takeScreen(in: inside) ?? elements
  }
  // A pushed screen may push another.
  while let next = pushes.takeScreen(in: inside) { elements = next }
  return [NavigationElement(kind: kind, content: implicitStack(of: elements), reports: context.graph.reports)]
}

/// What screens in a navigation container push, and how values become screens.
final class NavigationPushes {
  struct Screen {
    let key: AnyHashable
    let resolve: @MainActor (ViewContext) -> [ViewElement]
  }

  var destinations: [ObjectIdentifier: @MainActor (Any, ViewContext) -> [ViewElement]] = [:]
  var pushed: Screen?
  private var depth = 0

  /// The elements of the screen that was pushed last; nil when none was.
  @MainActor func takeScreen(in context: ViewContext) -> [ViewElement]? {
    guard let screen = pushed, depth < 64 else { return nil }  // Our choice: no screen stands on more.
    pushed = nil
    depth += 1
    let place = context.child(.secondary).child(.index(depth)).child(.id(screen.key))
    return screen.resolve(place.setting { $0.isPresented = true })
  }
}

nonisolated extension EnvironmentValues {
  private struct NavigationPushesKey: EnvironmentKey { static var defaultValue: NavigationPushes? { nil } }

  var navigationPushes: NavigationPushes? {
    get { self[NavigationPushesKey.self] }
    set { self[NavigationPushesKey.self] = newValue }
  }
}

/// Takes all the room it is offered and places its screen in the middle of it.
final class NavigationElement: UnaryElement {
  private let reports: ReportSink

  init(kind: String, content: ViewElement, reports: ReportSink) {
    self.reports = reports
    super.init(kind: kind, content: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let offered = ProposedViewSize(frame.size)
    let size = content.sizeThatFits(offered)
    let place = CGRect(
      x: context.pixelGrid.round(frame.midX - size.width / 2), y: context.pixelGrid.round(frame.midY - size.height / 2),
      width: size.width, height: size.height)
    let node = content.placed(in: place, proposal: offered, context: context)
    let request = node.preference(NavigationRequest.Key.self)
    if request.title != nil, request.isBarHidden != true {
      reports.add("navigationTitle: navigation bars are not drawn yet; the screen is drawn without its bar")
    }
    if request.toolbarItems.contains(where: \.showsAtRest), request.isBarHidden != true {
      reports.add("toolbar: bar items are not drawn yet")
    }
    return PlacedNode(element: self, frame: frame, children: [node])
  }
}
