import Foundation
import StillsCore

/// Something that is drawn in a plot.
nonisolated struct ChartDrawing {
  var path: Path
  /// Filled where there is none.
  var stroke: StrokeStyle?
  var style: AnyShapeStyle
  var opacity: Double
  var blur: CGFloat
  var shadow: ChartShadow?
  var zIndex: Double
  var offset: CGSize
  var alignsStyleWithPlot: Bool
}
