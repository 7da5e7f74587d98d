import Foundation
import StillsCore

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
