import Foundation

/// A value that becomes text once the locale, time zone and clock are known.
nonisolated package struct FormattedValue: Equatable {
  private final class Closure {
    let string: (TextFormatting) -> String
    init(_ string: @escaping (TextFormatting) -> String) { self.string = string }
  }

  private let closure: Closure

  package init(_ string: @escaping (TextFormatting) -> String) { closure = Closure(string) }

  package func string(with formatting: TextFormatting) -> String { closure.string(formatting) }

  package static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.closure === right.closure }
}

/// What values are written with. Looks things up in the environment only when a value needs them.
nonisolated package struct TextFormatting {
  private let environment: EnvironmentValues
  /// Wins over the environment's for what is written, not for what is looked up.
  private var writtenLocale: Locale?

  package init(_ environment: EnvironmentValues) { self.environment = environment }

  package var locale: Locale { writtenLocale ?? environment.locale }
  package var localeIdentifier: String { environment.localeIdentifier }
  package var isPad: Bool { environment.world.device.isPad }

  /// Nil where there are none, as in most worlds.
  package var strings: StringTables? {
    let strings = environment.world.strings
    return strings.isEmpty ? nil : strings
  }

  package func writing(for locale: Locale?) -> TextFormatting {
    var formatting = self
    formatting.writtenLocale = locale ?? writtenLocale
    return formatting
  }

  package var timeZone: TimeZone { environment.timeZone }
  package var now: Date { Date(timeIntervalSince1970: environment.world.clock) }
}

// MARK: - Writing

nonisolated extension TextFormatting {
  package func string<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> String where F.FormatOutput == String {
    if let relative = format as? Date.RelativeFormatStyle, let date = input as? Date {
      return _ShownWorld.string(date, relative, now: now, locale: locale, calendar: environment.calendar)
    }
    let localized = format.locale(locale)
    if var interval = localized as? Date.IntervalFormatStyle, let dates = input as? Range<Date> {
      if _ShownWorld.isDefault(interval.timeZone) { interval.timeZone = timeZone }
      interval.calendar = calendar(orChosen: interval.calendar)
      return interval.format(dates)
    }
    guard var dateFormat = localized as? Date.FormatStyle, let date = input as? Date else {
      return localized.format(input)
    }
    if _ShownWorld.isDefault(dateFormat.timeZone) { dateFormat.timeZone = timeZone }
    dateFormat.calendar = calendar(orChosen: dateFormat.calendar)
    return dateFormat.format(date)
  }

  package func string(_ dates: ClosedRange<Date>) -> String {
    let style = Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: environment.calendar, timeZone: timeZone)
    return style.format(dates.lowerBound..<max(dates.lowerBound, dates.upperBound))
  }

  package func string(
    _ date: Date, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    Date.FormatStyle(
      date: dateStyle, time: time, locale: locale, calendar: environment.calendar, timeZone: timeZone
    ).format(date)
  }

  /// The environment's where a style names none, and it is not the Gregorian one that dates are written by anyway.
  private func calendar(orChosen chosen: Calendar) -> Calendar {
    guard _ShownWorld.isDefault(chosen) else { return chosen }
    let own = environment.calendar
    return own.identifier == .gregorian ? chosen : own
  }
}
