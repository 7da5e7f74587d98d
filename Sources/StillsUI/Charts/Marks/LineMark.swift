import Foundation
import StillsCore

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
