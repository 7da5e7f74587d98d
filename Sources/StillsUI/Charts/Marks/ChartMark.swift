import Foundation
import StillsCore

/// A mark of a chart, without the types of its values.
nonisolated public struct _ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// A place on an axis, or so many points from the plot's edge.
  enum Coordinate {
    case datum(ChartDatum)
    case points(CGFloat)

    var datum: ChartDatum? {
      guard case .datum(let datum) = self else { return nil }
      return datum
    }

    var points: CGFloat? {
      guard case .points(let points) = self else { return nil }
      return points
    }
  }

  /// What a mark is annotated with.
  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> AnyView
  }

  var kind: Kind
  var x, xEnd, y, yEnd: Coordinate?
  var series: _ChartPrimitive?
  /// Instead of places: they follow from the chart's domain.
  var function: ChartFunction?
  var width: MarkDimension = .automatic
  var height: MarkDimension = .automatic
  var innerRadius: MarkDimension = .automatic
  var outerRadius: MarkDimension = .automatic
  var angularInset: CGFloat = 0
  var stacking: MarkStackingMethod = .standard

  var style: AnyShapeStyle?
  var styleBy, symbolBy, symbolSizeBy, lineStyleBy, positionBy: ChartDatum?
  var positionAxis: Axis?
  var positionSpan: MarkDimension = .automatic
  var symbol: ChartSymbolPath?
  var symbolView: (@MainActor () -> AnyView)?
  var symbolSize: CGSize?
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle: RoundedCornerStyle = .continuous
  var opacity: Double = 1
  var offset: CGSize = .zero
  /// Whether the ends were to be moved by different amounts.
  var isOffsetUnevenly = false
  var zIndex: Double?
  var blur: CGFloat = 0
  var shadow: ChartShadow?
  var annotations: [Annotation] = []
  var alignsStyleWithPlot = false

  init(_ kind: Kind, x: Coordinate?, xEnd: Coordinate? = nil, y: Coordinate?, yEnd: Coordinate? = nil) {
    (self.kind, self.x, self.xEnd, self.y, self.yEnd) = (kind, x, xEnd, y, yEnd)
  }
}

nonisolated struct ChartShadow {
  var color: Color
  var radius, x, y: CGFloat
}

nonisolated extension Optional where Wrapped == _ChartMark.Coordinate {
  static func value<V: Plottable>(_ value: PlottableValue<V>) -> _ChartMark.Coordinate? { .datum(value.datum) }
  static func edge(_ points: CGFloat?) -> _ChartMark.Coordinate? { points.map { .points($0) } }
}
