import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// Draws the view elsewhere; its room stays where it is. Positive x is towards the trailing side.
  public func offset(_ offset: CGSize) -> some View {
    modifier(
      ElementModifier { content, context in
        OffsetElement(context.animated(offset), direction: context.environment.layoutDirection, content: content)
      })
  }

  public func offset(_ offset: CGPoint) -> some View { self.offset(CGSize(width: offset.x, height: offset.y)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

/// Places its content away from its own frame, so that proxies inside see the place where it is drawn.
private final class OffsetElement: UnaryElement {
  private let offset: CGSize
  private let direction: LayoutDirection

  init(_ offset: CGSize, direction: LayoutDirection, content: ViewElement) {
    self.offset = CGSize(
      width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
    self.direction = direction
    super.init(kind: "offset", content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let x = direction == .rightToLeft ? -offset.width : offset.width
    let moved = frame.offsetBy(dx: x, dy: offset.height)
    return PlacedNode(
      element: self, frame: frame, children: [content.placed(in: moved, proposal: proposal, context: context)])
  }

  /// How far it is moved is animated by itself.
  override var movesContent: Bool { true }

  override var details: String { "x=\(NumberText.string(offset.width)) y=\(NumberText.string(offset.height))" }
}
