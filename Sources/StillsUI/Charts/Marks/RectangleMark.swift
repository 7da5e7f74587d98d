import Foundation
import StillsCore

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
