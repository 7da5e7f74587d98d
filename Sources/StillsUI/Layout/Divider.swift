import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A line one pixel thick across the stack around; horizontal outside stacks.
nonisolated public struct Divider: PrimitiveView, Sendable {
  public init() {}

  @MainActor public static func _resolve(_ view: Divider, in context: ViewContext) -> [ViewElement] {
    [
      DividerElement(
        color: Color(uiColor: .separator).resolvedColor(in: context.environment), axis: context.stackAxis,
        thickness: 1 / context.environment.displayScale)
    ]
  }
}

final class DividerElement: ViewElement {
  private let color: ResolvedColor
  private let axis: Axis?
  private let thickness: CGFloat

  init(color: ResolvedColor, axis: Axis?, thickness: CGFloat) {
    (self.color, self.axis, self.thickness) = (color, axis, thickness)
    super.init(kind: "Divider")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    DividerSizing.size(proposal, stackAxis: axis, pixelLength: thickness)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var frame = painter.snap(node.frame)
    // Snapping may not swallow the line.
    if axis == .horizontal { frame.size.width = thickness } else { frame.size.height = thickness }
    painter.fill(Path(frame), with: .color(color))
  }
}
