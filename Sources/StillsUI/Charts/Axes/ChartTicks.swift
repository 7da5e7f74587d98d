import Foundation
import StillsCore

/// Values along an axis that have marks, and how they are written.
nonisolated struct ChartTicks {
  var values: [_ChartPrimitive]
  var labelling: ChartLabelling

  init(_ wanted: AxisMarkValues, on scale: ChartScale, unit: Calendar.Component?) {
    values = []
    labelling = ChartLabelling()
    if case .listed(let listed) = wanted.kind {
      values = scale.kind == .category ? listed.map { ChartScale.category($0) } : listed
      labelling = Self.labelling(of: listed, on: scale, unit: unit)
      return
    }
    switch scale.kind {
    case .category: values = scale.categories
    case .number: numbers(wanted, on: scale)
    case .date: dates(wanted, on: scale, unit: unit)
    }
  }

  /// As fine as the values that somebody listed need.
  private static func labelling(
    of listed: [_ChartPrimitive], on scale: ChartScale, unit: Calendar.Component?
  ) -> ChartLabelling {
    var labelling = ChartLabelling()
    labelling.unit = unit ?? Self.stride(for: scale.high - scale.low, count: max(1, listed.count), unit: nil).unit
    labelling.digits = digits(
      of: listed.compactMap { if case .number(let value) = $0 { value } else { nil } })
    return labelling
  }

  // MARK: Numbers

  /// Chosen: at most so many steps along an axis of numbers where nothing else is said.
  static let usualCount = 5

  static func step(_ wanted: AxisMarkValues, from low: Double, to high: Double) -> Double {
    switch wanted.kind {
    case .stride(let step) where step > 0: return step
    case .automatic(let desired, let minimum):
      let count = Double(max(1, desired ?? usualCount))
      return roundStep(atLeast: max((high - low) / count, minimum ?? 0))
    case .stride, .calendar, .listed: return roundStep(atLeast: (high - low) / Double(usualCount))
    }
  }

  /// The smallest of 1, 2 and 5 times a power of ten that is at least `step`.
  private static func roundStep(atLeast step: Double) -> Double {
    guard step.isFinite, step > 0 else { return 1 }
    var power = 1.0
    var count = 0
    while power * 10 <= step, count < 320 {
      power *= 10
      count += 1
    }
    while power > step, count < 640 {
      power /= 10
      count += 1
    }
    // A little less than asked is enough: 0.1 is no sum of halves.
    for factor in [1.0, 2, 5] where power * factor >= step * 0.999_999 { return power * factor }
    return power * 10
  }

  private mutating func numbers(_ wanted: AxisMarkValues, on scale: ChartScale) {
    guard scale.high > scale.low else { return }
    if scale.type == .log { return powers(on: scale) }
    let step = Self.step(wanted, from: scale.low, to: scale.high)
    labelling.digits = Self.digits(of: [step])
    let first = (scale.low / step - 1e-9).rounded(.up)
    let count = (scale.high / step + 1e-9).rounded(.down) - first
    guard first.isFinite, count >= 0, count < 1_000 else { return }
    values = (0...Int(count)).map { .number((first + Double($0)) * step) }
  }

  /// How many digits behind the decimal point all of these numbers need; six at the most.
  private static func digits(of numbers: [Double]) -> Int {
    var (digits, scale) = (0, 1.0)
    while digits < 6, numbers.contains(where: { abs($0 * scale - ($0 * scale).rounded()) > 1e-6 }) {
      digits += 1
      scale *= 10
    }
    return digits
  }

  private mutating func powers(on scale: ChartScale) {
    var power = 1.0
    while power > scale.low, power > 1e-12 { power /= 10 }
    while power < scale.low * 0.999_999, power < 1e300 { power *= 10 }
    while power <= scale.high * 1.000_001, values.count < 400 {
      values.append(.number(power))
      power *= 10
    }
    labelling.digits = scale.low < 1 ? 3 : 0
  }

  // MARK: Dates

  /// Strides by which dates are marked, with their lengths in seconds, about.
  private static let strides: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
    (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800),
    (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
    (.year, 20, 631_152_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
  ]

  private static func seconds(of unit: Calendar.Component) -> Double {
    strides.first { $0.unit == unit && $0.count == 1 }?.seconds ?? 0
  }

  /// Chosen: a week's days all have marks, a year's months every third.
  private static func stride(
    for span: Double, count: Int?, unit: Calendar.Component?
  ) -> (unit: Calendar.Component, count: Int, seconds: Double) {
    let least = unit.map { seconds(of: $0) } ?? 0
    let limit = Double(count ?? 7) * 1.05
    return strides.first { $0.seconds >= least && span / $0.seconds <= limit } ?? (.year, 200, 6_311_520_000)
  }

  private mutating func dates(_ wanted: AxisMarkValues, on scale: ChartScale, unit: Calendar.Component?) {
    var calendar = scale.calendar
    var (step, count): (Calendar.Component, Int)
    switch wanted.kind {
    case .calendar(let component, let times, let given):
      (step, count) = (component, max(1, times))
      if let given { calendar = given }
    case .automatic(let desired, _):
      (step, count, _) = Self.stride(for: scale.high - scale.low, count: desired, unit: unit)
    case .stride, .listed: (step, count, _) = Self.stride(for: scale.high - scale.low, count: nil, unit: unit)
    }
    labelling.unit = step
    let low = Date(timeIntervalSinceReferenceDate: scale.low)
    guard var date = Self.start(before: low, unit: step, count: count, calendar: calendar) else { return }
    while values.count < 1_000 {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > scale.high + 1e-6 { break }
      if seconds >= scale.low - 1e-6 { values.append(.date(seconds)) }
      guard let next = calendar.date(byAdding: step, value: count, to: date), next > date else { break }
      date = next
    }
  }

  /// Hours count from midnight, months from January, years from year 0.
  private static func start(
    before date: Date, unit: Calendar.Component, count: Int, calendar: Calendar
  ) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    let place: Int
    switch unit {
    case .hour, .minute, .second, .year: place = calendar.component(unit, from: start)
    case .month: place = calendar.component(.month, from: start) - 1
    default: return start
    }
    return calendar.date(byAdding: unit, value: -(place % count), to: start)
  }
}
