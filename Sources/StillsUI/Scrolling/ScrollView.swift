import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// Views that may be larger than the room they are shown in, drawn from their beginning.
///
/// Proposes no length along its axes, and its own width across; reports the proposal along its axes and the content's
/// size across; places the content at the top-leading corner and clips it. Unsafe edges that the frame touches show
/// content too: they only move where it starts (facts: layout §9).
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  @MainActor public static func _resolve(_ view: ScrollView, in context: ViewContext) -> [ViewElement] {
    let elements = Content._resolve(view.content, in: context.child(.content).container(axis: .vertical))
    guard !elements.isEmpty else { return [ScrollElement(axes: view.axes, content: nil, direction: .leftToRight)] }
    return [
      ScrollElement(
        axes: view.axes, content: implicitStack(of: elements), direction: context.environment.layoutDirection)
    ]
  }
}

final class ScrollElement: ViewElement {
  private let axes: Axis.Set
  private let content: ViewElement?
  private let direction: LayoutDirection

  init(axes: Axis.Set, content: ViewElement?, direction: LayoutDirection) {
    (self.axes, self.content, self.direction) = (axes, content, direction)
    super.init(kind: "ScrollView")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    guard let content else { return PlacedNode(element: self, frame: frame) }
    let offered = offer(proposal)
    let size = content.sizeThatFits(offered)
    let left = direction == .leftToRight ? frame.minX : frame.maxX - size.width
    var inner = context
    inner.coordinateSpaces[ScrollSpace.name] = frame
    let node = content.placed(
      in: CGRect(origin: CGPoint(x: left, y: frame.minY), size: size), proposal: offered, context: inner)
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    visible = context.safeArea.growing(frame, ignoring: edges, pixelLength: 1 / context.pixelGrid.scale)
    return PlacedNode(element: self, frame: frame, children: [node])
  }

  /// What of the screen shows content.
  private var visible = CGRect.zero

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var group = DisplayGroup(commands: [])
    group.clip = Path(painter.pixelGrid.snap(visible))
    painter.group(group) { $0.paintChildren(of: node) }
  }

  override var children: [ViewElement] { content.map { [$0] } ?? [] }
}

nonisolated extension View {
  /// Indicators never show in a still.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
