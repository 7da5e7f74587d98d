import Foundation
import StillsCore

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark {
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var offset: CGSize = .zero

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { (isCentered, self.stroke) = (centered, stroke) }
  public var _parts: [_AxisPart] { [.line(self)] }
}
