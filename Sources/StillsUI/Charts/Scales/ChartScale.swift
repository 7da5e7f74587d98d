import Foundation
import StillsCore
import StillsGeometry

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
  private func extent(in length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    if let fixed = range.fixed { return (fixed.lowerBound, fixed.upperBound - fixed.lowerBound) }
    return (range.startPadding, length - range.startPadding - range.endPadding)
  }

  private func transformed(_ value: Double) -> Double {
    switch type {
    case .linear, .category, .date: value
    case .log: Self.logarithm(max(value, .leastNormalMagnitude))
    case .symmetricLog(let slope):
      value < 0 ? -Self.logarithm(1 - slope * value) : Self.logarithm(1 + slope * value)
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    }
  }

  private func restored(_ value: Double) -> Double {
    switch type {
    case .linear, .category, .date: value
    case .log: Self.exponential(value)
    case .symmetricLog(let slope):
      (value < 0 ? 1 - Self.exponential(-value) : Self.exponential(value) - 1) / slope
    case .squareRoot: value < 0 ? -value * value : value * value
    }
  }

  private static func logarithm(_ value: Double) -> Double { Double(Trigonometry.logarithm(CGFloat(value))) }
  private static func exponential(_ value: Double) -> Double { Double(Trigonometry.exponential(CGFloat(value))) }

  func position(of amount: Double, in length: CGFloat) -> CGFloat {
    let (from, to) = (transformed(low), transformed(high))
    guard to > from else { return length / 2 }
    return place(CGFloat((transformed(amount) - from) / (to - from)), in: length)
  }

  private func place(_ part: CGFloat, in length: CGFloat) -> CGFloat {
    let (start, room) = extent(in: length)
    let part = part.isFinite ? min(max(part, -1_000), 1_000) : 0
    let along = start + (isReversed ? 1 - part : part) * room
    // Numbers grow upwards, categories downwards.
    return isVertical && kind != .category ? length - along : along
  }

  /// The width of a category.
  func band(in length: CGFloat) -> CGFloat { extent(in: length).length / CGFloat(max(1, categories.count)) }

  /// The middle of a value's place.
  func position(of primitive: _ChartPrimitive, in length: CGFloat) -> CGFloat? {
    guard kind == .category else { return primitive.amount.map { position(of: $0, in: length) } }
    guard let index = places[Self.category(primitive)] else { return nil }
    return place((CGFloat(index) + 0.5) / CGFloat(max(1, categories.count)), in: length)
  }

  /// What a datum takes of the axis; as long as nothing for a single number.
  func span(of datum: ChartDatum, in length: CGFloat) -> ChartSpan? {
    if kind == .category {
      return position(of: datum.start, in: length).map { ChartSpan(middle: $0, length: band(in: length)) }
    }
    guard let amounts = amounts(of: datum) else { return nil }
    return ChartSpan(position(of: amounts.from, in: length), position(of: amounts.to, in: length))
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
    let (start, room) = extent(in: length)
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
