import Foundation
import StillsCore

/// The function of a mark, and where it is drawn.
nonisolated struct ChartFunction {
  var domain: ClosedRange<Double>?
  var upper: (Double) -> Double
  /// The lower edge of an area.
  var lower: ((Double) -> Double)?
  /// Where a curve is in whose domain places are moments, not values of x.
  var curve: ((Double) -> (x: Double, y: Double))?

  init(domain: ClosedRange<Double>?, upper: @escaping (Double) -> Double, lower: ((Double) -> Double)? = nil) {
    (self.domain, self.upper, self.lower) = (domain, upper, lower)
  }

  init(domain: ClosedRange<Double>, curve: @escaping (Double) -> (x: Double, y: Double)) {
    (self.domain, self.curve) = (domain, curve)
    upper = { curve($0).y }
  }

  /// The point of a sample; nil where there is none.
  fileprivate func point(at place: Double) -> (x: Double, upper: Double, lower: Double?)? {
    let (x, upper) = curve?(place) ?? (x: place, y: upper(place))
    let lower = lower?(place)
    guard x.isFinite, upper.isFinite, lower?.isFinite ?? true else { return nil }
    return (x: x, upper: upper, lower: lower)
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
        let place = domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(sampleCount)
        guard let (x, upper, lower) = function.point(at: place) else {
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
