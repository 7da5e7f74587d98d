import Foundation

extension _ShownWorld {
  /// What `formatted(…)` gives in an app's own sources: where a style leaves the locale and time zone to the device, the
  /// picture's.
  public static func format<F: FormatStyle>(_ input: F.FormatInput, _ style: F) -> F.FormatOutput {
    if let relative = style as? Date.RelativeFormatStyle, let date = input as? Date,
      let text = string(date, relative, now: now, locale: locale, calendar: calendar) as? F.FormatOutput
    {
      return text
    }
    return localized(style).format(input)
  }

  /// How far a date is from the picture's clock: Foundation's own style asks the machine's.
  package static func string(
    _ date: Date, _ style: Date.RelativeFormatStyle, now: Date, locale: Locale, calendar: Calendar
  ) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: style.capitalizationContext
    ).format(now)
  }

  private static func localized<F: FormatStyle>(_ style: F) -> F {
    if var date = style as? Date.FormatStyle {
      if isDefault(date.locale) { date.locale = locale }
      if isDefault(date.timeZone) { date.timeZone = timeZone }
      // Dates are written by the Gregorian one anyway.
      if isDefault(date.calendar), calendar.identifier != .gregorian { date.calendar = calendar }
      return date as? F ?? style
    }
    let chosen = Mirror(reflecting: style).children.first { $0.label == "locale" || $0.label == "_locale" }?.value
    if let chosen = chosen as? Locale, !isDefault(chosen) { return style }
    return style.locale(locale)
  }

  /// Whether a style leaves the calendar to the device.
  package static func isDefault(_ calendar: Calendar) -> Bool {
    calendar == .autoupdatingCurrent || calendar == .current
  }

  /// Whether a style leaves the time zone to the device.
  package static func isDefault(_ timeZone: TimeZone) -> Bool {
    timeZone == .autoupdatingCurrent || timeZone == .current
  }

  private static func isDefault(_ locale: Locale) -> Bool {
    locale == .autoupdatingCurrent || locale == .current
  }
}
