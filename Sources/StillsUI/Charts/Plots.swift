import Foundation
import StillsCore

/// A property of all of some data.
nonisolated public struct PlottableProjection<DataElement, Value: Plottable> {
  let datum: (DataElement) -> ChartDatum

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    nonisolated(unsafe) let path = keyPath
    return PlottableProjection { ChartDatum($0[keyPath: path].chartPrimitive) }
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    nonisolated(unsafe) let path = keyPath
    return PlottableProjection { ChartDatum($0[keyPath: path].chartPrimitive) }
  }
}

nonisolated extension PlottableProjection where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    nonisolated(unsafe) let path = keyPath
    return PlottableProjection { ChartDatum($0[keyPath: path]._chartPrimitive, unit: unit, calendar: calendar) }
  }
}

/// The function of a mark, and where it is drawn.
nonisolated struct ChartFunction {
  var domain: ClosedRange<Double>?
  var upper: (Double) -> Double
  /// The lower edge of an area.
  var lower: ((Double) -> Double)?
}

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

nonisolated extension _ChartMark {
  /// Chosen: a function is asked at so many places.
  private static let sampleCount = 400

  /// Functions as the marks that they are in the chart's domain; a gap wherever one has no value.
  static func sampled(_ marks: [_ChartMark], settings: ChartSettings) -> [_ChartMark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let usual = usualDomain(marks, settings: settings)
    return marks.enumerated().flatMap { index, mark -> [_ChartMark] in
      guard let function = mark.function else { return [mark] }
      let domain = function.domain ?? usual
      var (part, samples): (Int, [_ChartMark]) = (0, [])
      for step in 0...sampleCount {
        let x = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(sampleCount)
        let (upper, lower) = (function.upper(x), function.lower?(x))
        guard upper.isFinite, lower?.isFinite ?? true else {
          part += 1
          continue
        }
        var sample = mark
        sample.function = nil
        sample.x = .datum(ChartDatum(.number(x)))
        sample.y = .datum(ChartDatum(.number(lower ?? upper)))
        sample.yEnd = lower.map { _ in .datum(ChartDatum(.number(upper))) }
        sample.series = .category("function \(index) \(part)")
        samples.append(sample)
      }
      return samples
    }
  }

  /// What the axis says, what other marks take, or from zero to one.
  private static func usualDomain(_ marks: [_ChartMark], settings: ChartSettings) -> ClosedRange<Double> {
    if case .range(let low, let high, _) = settings.x.domain?.kind, let low = low.amount, let high = high.amount {
      return low...max(low, high)
    }
    let amounts = marks.flatMap { [$0.x, $0.xEnd].compactMap { $0?.datum?.start.amount } }
    guard let low = amounts.min(), let high = amounts.max(), low < high else { return 0...1 }
    return low...high
  }
}
