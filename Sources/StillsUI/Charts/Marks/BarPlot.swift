import Foundation
import StillsCore

/// A bar for each of some data.
nonisolated public struct BarPlot: ChartContent {
  public typealias Body = Never
  private let marks: [_ChartMark]
  @MainActor public static func _marks(of content: BarPlot) -> [_ChartMark] { content.marks }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    marks = data.map {
      var mark = _ChartMark(.bar, x: .datum(x.datum($0)), y: .datum(y.datum($0)))
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
      return mark
    }
  }
}
