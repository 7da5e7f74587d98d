import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

nonisolated extension View {
  /// A line just inside the view's edges, in front of it.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      ElementModifier { element, context in
        BorderElement(style: context.animatedStyle(content), width: context.animated(width), content: element)
      })
  }
}

private final class BorderElement: UnaryElement {
  private let style: ResolvedStyle
  private let width: CGFloat

  init(style: ResolvedStyle, width: CGFloat, content: ViewElement) {
    (self.style, self.width) = (style, width)
    super.init(kind: "border", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.paintChildren(of: node)
    let frame = painter.snap(node.frame)
    let line = Path(frame.insetForShape(by: width / 2))
    painter.stroke(line, with: style, in: frame, style: StrokeStyle(lineWidth: width))
  }

  override var details: String { NumberText.string(width) }
}
