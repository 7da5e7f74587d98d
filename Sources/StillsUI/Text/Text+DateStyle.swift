import Foundation

nonisolated extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind

    /// `January 9, 2007`
    public static let date = DateStyle(kind: .date)
    /// `9:41 AM`
    public static let time = DateStyle(kind: .time)
    /// `2 hr, 32 min`: the distance from now, without direction.
    public static let relative = DateStyle(kind: .relative)
    /// `+2 hours`
    public static let offset = DateStyle(kind: .offset)
    /// `2:32:10`
    public static let timer = DateStyle(kind: .timer)
  }
}

nonisolated extension Text.DateStyle {
  package func string(for date: Date, with formatting: TextFormatting) -> String {
    let seconds = date.timeIntervalSince(formatting.now)
    switch kind {
    case .date: return formatting.string(date, date: .long, time: .omitted)
    case .time: return formatting.string(date, date: .omitted, time: .shortened)
    case .relative: return DurationText.relative(seconds, locale: formatting.locale)
    case .offset: return DurationText.offset(seconds, locale: formatting.locale)
    case .timer: return DurationText.timer(abs(seconds), showsHours: true)
    }
  }
}

/// Lengths of time in words and digits.
nonisolated enum DurationText {
  private static let units: [(seconds: Int, short: String, long: String)] = [
    (31_536_000, "yr", "year"), (2_592_000, "mo", "month"), (604_800, "wk", "week"), (86_400, "day", "day"),
    (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// The two largest units.
  static func relative(_ seconds: TimeInterval, locale: Locale = Locale(identifier: "en")) -> String {
    if let words = words(seconds, locale: locale, width: .abbreviated, count: 2) { return words }
    var rest = wholeSeconds(seconds)
    guard let first = units.firstIndex(where: { rest >= $0.seconds }) else { return "0 sec" }
    var parts: [String] = []
    for unit in units[first...].prefix(2) {
      let count = rest / unit.seconds
      rest -= count * unit.seconds
      if count > 0 { parts.append("\(count) \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")") }
    }
    return parts.joined(separator: ", ")
  }

  static func offset(_ seconds: TimeInterval, locale: Locale = Locale(identifier: "en")) -> String {
    if let words = words(seconds, locale: locale, width: .wide, count: 1) { return (seconds < 0 ? "-" : "+") + words }
    let whole = wholeSeconds(seconds)
    let unit = units.first { whole >= $0.seconds } ?? units[units.count - 1]
    let count = whole / unit.seconds
    return "\(seconds < 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }

  /// In other languages by Foundation's tables, which have no months and years: those come from the Unicode data.
  private static func words(
    _ seconds: TimeInterval, locale: Locale, width: Duration.UnitsFormatStyle.UnitWidth, count: Int
  ) -> String? {
    guard locale.language.languageCode?.identifier != "en" else { return nil }
    var rest = wholeSeconds(seconds)
    if rest >= 2_592_000, let first = units.firstIndex(where: { rest >= $0.seconds }) {
      var counts: [(count: Int, unit: String)] = []
      for unit in units[first...].prefix(count) {
        if rest >= unit.seconds { counts.append((rest / unit.seconds, unit.long)) }
        rest %= unit.seconds
      }
      let words: UnitWords.Width = width == .wide ? .wide : .abbreviated
      if let written = UnitWords.writing(counts, width: words, locale: locale) { return written }
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
    return style.locale(locale).format(.seconds(wholeSeconds(seconds)))
  }

  static func timer(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = wholeSeconds(seconds)
    let (minutes, second) = (whole / 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(second))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(second))"
  }

  private static func wholeSeconds(_ seconds: TimeInterval) -> Int {
    guard seconds.isFinite else { return 0 }
    return Int(min(abs(seconds), 1e15))
  }
}
