import Foundation
import StillsCore

/// A bar, from zero or from one value to another.
nonisolated public struct BarMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: BarMark) -> [_ChartMark] { [content.mark] }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(.bar, x: .value(x), y: .value(y))
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = _ChartMark(.bar, x: .value(xStart), xEnd: .value(xEnd), y: .value(y))
    mark.height = height
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = _ChartMark(.bar, x: .value(x), y: .value(yStart), yEnd: .value(yEnd))
    mark.width = width
  }

  /// A bar along the x axis, alone or stacked.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(.bar, x: .value(x), y: .edge(yStart), yEnd: .edge(yEnd))
    (mark.width, mark.stacking) = (width, stacking)
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(.bar, x: .edge(xStart), xEnd: .edge(xEnd), y: .value(y))
    (mark.height, mark.stacking) = (height, stacking)
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = _ChartMark(.bar, x: .value(xStart), xEnd: .value(xEnd), y: .edge(yStart), yEnd: .edge(yEnd))
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = _ChartMark(.bar, x: .edge(xStart), xEnd: .edge(xEnd), y: .value(yStart), yEnd: .value(yEnd))
  }
}

/// A point of a line. All points of one series make one line.
nonisolated public struct LineMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: LineMark) -> [_ChartMark] { [content.mark] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _ChartMark(.line, x: .value(x), y: .value(y))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = _ChartMark(.line, x: .value(x), y: .value(y))
    mark.series = series.datum.start
  }
}

/// A point of the upper edge of an area, or of both edges.
nonisolated public struct AreaMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: AreaMark) -> [_ChartMark] { [content.mark] }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(.area, x: .value(x), y: .value(y))
    mark.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = _ChartMark(.area, x: .value(x), y: .value(y))
    (mark.stacking, mark.series) = (stacking, series.datum.start)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = _ChartMark(.area, x: .value(x), y: .value(yStart), yEnd: .value(yEnd)) }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = _ChartMark(.area, x: .value(x), y: .value(yStart), yEnd: .value(yEnd))
    mark.series = series.datum.start
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = _ChartMark(.area, x: .value(xStart), xEnd: .value(xEnd), y: .value(y)) }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = _ChartMark(.area, x: .value(xStart), xEnd: .value(xEnd), y: .value(y))
    mark.series = series.datum.start
  }
}

/// A symbol at a place.
nonisolated public struct PointMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: PointMark) -> [_ChartMark] { [content.mark] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _ChartMark(.point, x: .value(x), y: .value(y))
  }
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = _ChartMark(.point, x: .value(x), y: .edge(y))
  }
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = _ChartMark(.point, x: .edge(x), y: .value(y))
  }
}

/// A straight line across the plot, or a part of it.
nonisolated public struct RuleMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: RuleMark) -> [_ChartMark] { [content.mark] }

  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = _ChartMark(.rule, x: .value(x), y: .edge(yStart), yEnd: .edge(yEnd))
  }
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = _ChartMark(.rule, x: .edge(xStart), xEnd: .edge(xEnd), y: .value(y))
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = _ChartMark(.rule, x: .value(x), y: .value(yStart), yEnd: .value(yEnd)) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = _ChartMark(.rule, x: .value(xStart), xEnd: .value(xEnd), y: .value(y)) }
}

/// A rectangle: a cell of a heat map, or a part of the plot.
nonisolated public struct RectangleMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: RectangleMark) -> [_ChartMark] { [content.mark] }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = _ChartMark(.rectangle, x: .value(x), y: .value(y))
    (mark.width, mark.height) = (width, height)
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = _ChartMark(.rectangle, x: .value(x), y: .value(yStart), yEnd: .value(yEnd))
    mark.width = width
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = _ChartMark(.rectangle, x: .value(xStart), xEnd: .value(xEnd), y: .value(y))
    mark.height = height
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = _ChartMark(.rectangle, x: .value(xStart), xEnd: .value(xEnd), y: .value(yStart), yEnd: .value(yEnd)) }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { mark = _ChartMark(.rectangle, x: .value(xStart), xEnd: .value(xEnd), y: .edge(yStart), yEnd: .edge(yEnd)) }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = _ChartMark(.rectangle, x: .edge(xStart), xEnd: .edge(xEnd), y: .value(yStart), yEnd: .value(yEnd)) }
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    mark = _ChartMark(.rectangle, x: .value(x), y: .edge(yStart), yEnd: .edge(yEnd))
    mark.width = width
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = _ChartMark(.rectangle, x: .edge(xStart), xEnd: .edge(xEnd), y: .value(y))
    mark.height = height
  }
}

/// A slice of a pie, or a part of a ring.
nonisolated public struct SectorMark: ChartContent {
  public typealias Body = Never
  private var mark: _ChartMark
  @MainActor public static func _marks(of content: SectorMark) -> [_ChartMark] { [content.mark] }

  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = _ChartMark(.sector, x: .value(angle), y: nil)
    (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset ?? 0)
  }
}
