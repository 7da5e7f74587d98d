import Foundation
import StillsCore
import StillsLayout

/// Screens that push onto each other. The first one is drawn; its bar is not yet (reported where it would have a title).
nonisolated public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

  @MainActor public static func _resolve(_ view: NavigationStack, in context: ViewContext) -> [ViewElement] {
    navigationContainer(view.root, kind: "NavigationStack", in: context)
  }
}

/// The container before `NavigationStack`, in its stack style.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: NavigationView, in context: ViewContext) -> [ViewElement] {
    navigationContainer(view.content, kind: "NavigationView", in: context)
  }
}

@MainActor private func navigationContainer<Content: View>(
  _ content: Content, kind: String, in context: ViewContext
) -> [ViewElement] {
  let elements = Content._resolve(content, in: context.child(.content).container(axis: nil))
  return [NavigationElement(kind: kind, content: implicitStack(of: elements), reports: context.graph.reports)]
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
    return PlacedNode(element: self, frame: frame, children: [node])
  }
}
