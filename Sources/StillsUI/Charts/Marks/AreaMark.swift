import Foundation
import StillsCore

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
