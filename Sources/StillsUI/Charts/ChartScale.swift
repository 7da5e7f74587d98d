import Foundation
import StillsCore

/// From values to places along an axis.
nonisolated struct ChartScale {
  enum Kind { case category, number, date }

  var kind: Kind
  var isVertical: Bool
  /// In their order along the axis.
  var categories: [_ChartPrimitive] = []
  var low = 0.0
  var high = 1.0
  var isReversed = false
  var type = ScaleType.Kind.linear
  var range: PlotDimensionScaleRange = .plotDimension
  var calendar: Calendar
  /// Whether nothing is along this axis.
  var isEmpty = false
  /// Whether there is more than is shown.
  var isCut = false
  private var places: [_ChartPrimitive: Int] = [:]

  init(kind: Kind, isVertical: Bool, calendar: Calendar) {
    (self.kind, self.isVertical, self.calendar) = (kind, isVertical, calendar)
  }

  mutating func setCategories(_ values: [_ChartPrimitive]) {
    (categories, places) = ([], [:])
    for value in values where places[value] == nil {
      places[value] = categories.count
      categories.append(value)
    }
  }

  /// What a value is called among categories.
  static func category(_ primitive: _ChartPrimitive) -> _ChartPrimitive { .category(primitive.name) }

  // MARK: Places

  /// Where the values are in a plot so long.
  private func extent(_ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    if let fixed = range.fixed { return (fixed.lowerBound, fixed.upperBound - fixed.lowerBound) }
    return (range.startPadding, length - range.startPadding - range.endPadding)
  }

  private func transformed(_ value: Double) -> Double {
    switch type {
    case .linear, .category, .date: value
    case .log: ChartMath.logarithm(max(value, .leastNormalMagnitude))
    case .symmetricLog: value < 0 ? -ChartMath.logarithm(1 - value) : ChartMath.logarithm(1 + value)
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    }
  }

  private func restored(_ value: Double) -> Double {
    switch type {
    case .linear, .category, .date: value
    case .log: ChartMath.exponential(value)
    case .symmetricLog: value < 0 ? 1 - ChartMath.exponential(-value) : ChartMath.exponential(value) - 1
    case .squareRoot: value < 0 ? -value * value : value * value
    }
  }

  func position(of amount: Double, in length: CGFloat) -> CGFloat {
    let (from, to) = (transformed(low), transformed(high))
    guard to > from else { return length / 2 }
    return place(CGFloat((transformed(amount) - from) / (to - from)), in: length)
  }

  private func place(_ part: CGFloat, in length: CGFloat) -> CGFloat {
    let (start, room) = extent(length)
    let part = part.isFinite ? min(max(part, -1_000), 1_000) : 0
    let along = start + (isReversed ? 1 - part : part) * room
    // Numbers grow upwards, categories downwards.
    return isVertical && kind != .category ? length - along : along
  }

  /// The width of a category.
  func band(in length: CGFloat) -> CGFloat { extent(length).length / CGFloat(max(1, categories.count)) }

  /// The middle of a value's place.
  func position(of primitive: _ChartPrimitive, in length: CGFloat) -> CGFloat? {
    guard kind == .category else { return primitive.amount.map { position(of: $0, in: length) } }
    guard let index = places[Self.category(primitive)] else { return nil }
    return place((CGFloat(index) + 0.5) / CGFloat(max(1, categories.count)), in: length)
  }

  /// What a datum takes of the axis; as long as nothing for a single number.
  func span(of datum: ChartDatum, in length: CGFloat) -> (from: CGFloat, to: CGFloat)? {
    if kind == .category {
      guard let middle = position(of: datum.start, in: length) else { return nil }
      let half = band(in: length) / 2
      return (middle - half, middle + half)
    }
    guard let amounts = amounts(of: datum) else { return nil }
    let (from, to) = (position(of: amounts.from, in: length), position(of: amounts.to, in: length))
    return (min(from, to), max(from, to))
  }

  /// The numbers that a datum is from and to.
  func amounts(of datum: ChartDatum) -> (from: Double, to: Double)? {
    guard let start = datum.start.amount else { return nil }
    if let end = datum.end?.amount { return (min(start, end), max(start, end)) }
    guard let unit = datum.unit else { return (start, start) }
    let date = Date(timeIntervalSinceReferenceDate: start)
    guard let interval = (datum.calendar ?? calendar).dateInterval(of: unit, for: date) else { return (start, start) }
    return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
  }

  /// The value at a place.
  func value(at position: CGFloat, in length: CGFloat) -> _ChartPrimitive? {
    let (start, room) = extent(length)
    guard room != 0, position.isFinite else { return nil }
    let along = isVertical && kind != .category ? length - position : position
    var part = Double((along - start) / room)
    if isReversed { part = 1 - part }
    switch kind {
    case .category:
      guard part >= 0, part < 1, !categories.isEmpty else { return nil }
      return categories[min(categories.count - 1, Int(part * Double(categories.count)))]
    case .number: return .number(restored(transformed(low) + part * (transformed(high) - transformed(low))))
    case .date: return .date(low + part * (high - low))
    }
  }
}

/// Arithmetic that is the same everywhere.
nonisolated enum ChartMath {
  /// The natural logarithm of a positive number.
  static func logarithm(_ number: Double) -> Double {
    guard number.isFinite, number > 0 else { return 0 }
    let part = (number.significand - 1) / (number.significand + 1)
    let square = part * part
    var (power, sum) = (part, 0.0)
    for term in 0..<24 {
      sum += power / Double(2 * term + 1)
      power *= square
    }
    return 2 * sum + Double(number.exponent) * 0.693_147_180_559_945_3
  }

  static func exponential(_ number: Double) -> Double {
    guard number.isFinite, abs(number) < 700 else { return number > 0 ? .greatestFiniteMagnitude : 0 }
    let halvings = 12
    let small = number / Double(1 << halvings)
    var (term, sum) = (1.0, 1.0)
    for index in 1..<12 {
      term *= small / Double(index)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// The smallest of 1, 2 and 5 times a power of ten that is at least `step`.
  static func niceStep(atLeast step: Double) -> Double {
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
}
