import Foundation
import StillsCore

/// A point for each of some data.
nonisolated public struct PointPlot: ChartContent {
  public typealias Body = Never
  private let marks: [_ChartMark]
  @MainActor public static func _marks(of content: PointPlot) -> [_ChartMark] { content.marks }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { _ChartMark(.point, x: .datum(x.datum($0)), y: .datum(y.datum($0))) }
  }
}
