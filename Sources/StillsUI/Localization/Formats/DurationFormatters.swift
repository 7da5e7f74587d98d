import Foundation

/// Foundation's `DateComponentsFormatter`, which Linux lacks: lengths of time in words and digits.
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var calendar: Calendar? = _ShownWorld.calendar
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false

  private struct Unit {
    var unit: NSCalendar.Unit
    var seconds: Int
    /// One letter, a short word, a word.
    var letter, short, word: String
  }

  private static let units = [
    Unit(unit: .year, seconds: 31_536_000, letter: "y", short: "yr", word: "year"),
    Unit(unit: .month, seconds: 2_592_000, letter: "mo", short: "mth", word: "month"),
    Unit(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", word: "week"),
    Unit(unit: .day, seconds: 86_400, letter: "d", short: "day", word: "day"),
    Unit(unit: .hour, seconds: 3_600, letter: "h", short: "hr", word: "hour"),
    Unit(unit: .minute, seconds: 60, letter: "m", short: "min", word: "minute"),
    Unit(unit: .second, seconds: 1, letter: "s", short: "sec", word: "second"),
  ]

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    let isNegative = interval < 0
    var rest = Int(abs(interval).rounded(.down))
    let allowed = Self.units.filter {
      allowedUnits.isEmpty
        ? [.year, .month, .day, .hour, .minute, .second].contains($0.unit) : allowedUnits.contains($0.unit)
    }
    var parts: [(unit: Unit, count: Int)] = []
    for unit in allowed {
      parts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    parts = dropped(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return (isNegative ? "-" : "") + joined(parts) + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour, components.minute,
      components.second,
    ]
    return string(from: zip(counts, Self.units).reduce(0.0) { $0 + Double($1.0 ?? 0) * Double($1.1.seconds) })
  }

  open override func string(for value: Any?) -> String? {
    (value as? TimeInterval).flatMap { string(from: $0) } ?? (value as? DateComponents).flatMap { string(from: $0) }
  }

  /// Zeros are left out in words; in digits only in front, and never the last two.
  private func dropped(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    var parts = parts
    if zeroFormattingBehavior.contains(.pad) { return parts }
    let isDefault = zeroFormattingBehavior.contains(.default)
    if unitsStyle == .positional, isDefault {
      let kept = min(parts.count, allowedUnits.isEmpty ? 1 : 2)
      while parts.count > kept, parts.first?.count == 0 { parts.removeFirst() }
      return parts
    }
    if isDefault || zeroFormattingBehavior.contains(.dropLeading) {
      while parts.count > 1, parts.first?.count == 0 { parts.removeFirst() }
    }
    if isDefault || zeroFormattingBehavior.contains(.dropTrailing) {
      while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
    }
    if isDefault || zeroFormattingBehavior.contains(.dropMiddle), parts.count > 2 {
      parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == parts.count - 1 || $0.element.count != 0 }
        .map(\.element)
    }
    return parts
  }

  /// In other languages than English, where the style is one of words.
  private func words(_ parts: [(unit: Unit, count: Int)]) -> String? {
    let locale = calendar?.locale ?? _ShownWorld.locale
    guard unitsStyle != .positional, locale.language.languageCode?.identifier != "en" else { return nil }
    let width: UnitWords.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .abbreviated, .brief, .positional: .narrow
      }
    return UnitWords.writing(parts.map { ($0.count, $0.unit.word) }, width: width, locale: locale)
  }

  private func joined(_ parts: [(unit: Unit, count: Int)]) -> String {
    if let words = words(parts) { return words }
    func plural(_ word: String, _ count: Int) -> String { count == 1 ? word : word + "s" }
    switch unitsStyle {
    case .positional:
      let isTime = parts.count > 1
      return parts.enumerated().map { index, part in
        let pads = part.count < 10 && isTime && (index > 0 || zeroFormattingBehavior.contains(.pad))
        return (pads ? "0" : "") + "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      return parts.map { "\($0.count)\($0.unit.short == "day" ? plural("day", $0.count) : $0.unit.short)" }
        .joined(separator: " ")
    case .short:
      return parts.map { part in
        "\(part.count) "
          + (part.unit.short.count > 2 && part.unit.short != "min" && part.unit.short != "sec"
            ? plural(part.unit.short, part.count) : part.unit.short)
      }.joined(separator: ", ")
    case .full, .spellOut:
      return parts.map { "\($0.count) \(plural($0.unit.word, $0.count))" }.joined(separator: ", ")
    }
  }
}

/// Foundation's `RelativeDateTimeFormatter`, which Linux lacks: “2 hours ago”, in the formatter's language.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var calendar: Calendar! = _ShownWorld.calendar
  open var locale: Locale! = _ShownWorld.locale

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? _ShownWorld.locale, calendar: calendar ?? _ShownWorld.calendar
    ).format(reference)
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    guard interval.isFinite else { return "" }
    let reference = _ShownWorld.now
    return localizedString(for: reference.addingTimeInterval(interval), relativeTo: reference)
  }

  open override func string(for value: Any?) -> String? {
    (value as? Date).map { localizedString(for: $0, relativeTo: _ShownWorld.now) }
  }
}

/// Foundation's `MeasurementFormatter`, which Linux lacks.
open class _MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  public enum UnitStyle: Int, Sendable { case short = 1, medium, long }

  open var unitOptions: UnitOptions = []
  open var unitStyle = UnitStyle.medium
  open var locale: Locale! = _ShownWorld.locale
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    (formatter.locale, formatter.numberStyle, formatter.maximumFractionDigits) = (_ShownWorld.locale, .decimal, 3)
    return formatter
  }()

  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    let units = MeasurementUnits(locale: locale ?? _ShownWorld.locale, usage: "general")
    let (number, unit) =
      unitOptions.contains(.providedUnit)
      ? (measurement.value, measurement.unit as Dimension) : units.localized(measurement)
    let digits = numberFormatter?.string(from: NSNumber(value: number)) ?? "\(number)"
    let width = unitStyle == .long ? "wide" : unitStyle == .short ? "narrow" : "abbreviated"
    return units.writing(
      number, digits: digits, unit: unit, width: width, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
  }

  open func string(from unit: Foundation.Unit) -> String { unit.symbol }
}
