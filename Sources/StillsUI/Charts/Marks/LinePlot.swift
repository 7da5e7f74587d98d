import Foundation
import StillsCore

/// A line through data, or of a function.
nonisolated public struct LinePlot: ChartContent {
  public typealias Body = Never
  private let marks: [_ChartMark]
  @MainActor public static func _marks(of content: LinePlot) -> [_ChartMark] { content.marks }

  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    var mark = _ChartMark(.line, x: nil, y: nil)
    mark.function = ChartFunction(domain: domain, upper: function)
    marks = [mark]
  }

  /// A curve: the function says where it is at each moment of the domain.
  public init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) { self.init(domain: domain, curve: function) }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) { self.init(domain: domain, curve: function) }

  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) { self.init(domain: domain, curve: function) }

  private init(domain: ClosedRange<Double>, curve: @escaping (Double) -> (x: Double, y: Double)) {
    var mark = _ChartMark(.line, x: nil, y: nil)
    mark.function = ChartFunction(domain: domain, curve: curve)
    marks = [mark]
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = data.map { _ChartMark(.line, x: .datum(x.datum($0)), y: .datum(y.datum($0))) }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    marks = data.map {
      var mark = _ChartMark(.line, x: .datum(x.datum($0)), y: .datum(y.datum($0)))
      mark.series = series.datum($0).start
      return mark
    }
  }
}
