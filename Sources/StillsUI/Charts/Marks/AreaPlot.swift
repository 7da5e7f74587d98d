import Foundation
import StillsCore

/// An area below data, or below a function.
nonisolated public struct AreaPlot: ChartContent {
  public typealias Body = Never
  private let marks: [_ChartMark]
  @MainActor public static func _marks(of content: AreaPlot) -> [_ChartMark] { content.marks }

  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    var mark = _ChartMark(.area, x: nil, y: nil)
    mark.function = ChartFunction(domain: domain, upper: function, lower: { _ in 0 })
    marks = [mark]
  }

  public init<S: StringProtocol>(
    x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    var mark = _ChartMark(.area, x: nil, y: nil)
    mark.function = ChartFunction(domain: domain, upper: { function($0).yEnd }, lower: { function($0).yStart })
    marks = [mark]
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    marks = data.map {
      var mark = _ChartMark(.area, x: .datum(x.datum($0)), y: .datum(y.datum($0)))
      mark.stacking = stacking
      return mark
    }
  }
}
