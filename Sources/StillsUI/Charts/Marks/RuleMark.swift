import Foundation
import StillsCore

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
