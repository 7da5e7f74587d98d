import Foundation
import SwiftUI
import Testing

@testable import StillsUI

/// Units in the words of other languages, as the Unicode data has them.
@Suite struct TextUnitTests {
  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType, _ width: Measurement<UnitType>.FormatStyle.UnitWidth, _ locale: String
  ) -> String {
    Measurement<UnitType>.FormatStyle(width: width, locale: Locale(identifier: locale), usage: .asProvided)
      .format(Measurement(value: value, unit: unit))
  }

  @Test(arguments: [
    ("de_DE", "5 Kilometer"), ("fr_FR", "5\u{A0}kilomètres"), ("pt_BR", "5 quilômetros"), ("ru_RU", "5 километров"),
    ("ja_JP", "5キロメートル"), ("ko_KR", "5킬로미터"), ("hi_IN", "5 किलोमीटर"), ("th_TH", "5 กิโลเมตร"),
    ("en_US", "5 kilometers"),
  ])
  func kilometersInWords(locale: String, words: String) {
    #expect(text(5, UnitLength.kilometers, .wide, locale) == words)
  }

  @Test func theNumberIsWrittenAsTheStyleSays() {
    #expect(text(1234.5, UnitLength.kilometers, .wide, "de_DE") == "1.234,5 Kilometer")
    #expect(text(1, UnitLength.kilometers, .wide, "ru_RU") == "1 километр")
    #expect(text(2.5, UnitMass.kilograms, .narrow, "pt_BR") == "2,5kg")
    #expect(text(2, UnitMass.kilograms, .abbreviated, "ar_EG").contains("٢"))
  }

  @Test func degreesAreWrittenAsTheLanguageDoes() {
    #expect(text(22, UnitTemperature.celsius, .narrow, "de_DE") == "22°")
    let words = text(22, UnitTemperature.celsius, .abbreviated, "de_DE")
    #expect(words.hasPrefix("22") && words.hasSuffix("°C") && words.count == 5)
    #expect(text(22, UnitTemperature.celsius, .abbreviated, "en_GB") == "22°C")
  }

  @Test func longTimesAreYearsAndMonths() {
    let years = 18.0 * 31_536_000 + 5 * 2_592_000
    #expect(DurationText.offset(years, locale: Locale(identifier: "de")) == "+18 Jahre")
    #expect(DurationText.relative(years, locale: Locale(identifier: "fr")).hasPrefix("18"))
    #expect(!DurationText.relative(years, locale: Locale(identifier: "fr")).contains("sem"))
    #expect(DurationText.relative(7200, locale: Locale(identifier: "de")) == "2 Std.")
    #expect(DurationText.relative(years, locale: Locale(identifier: "en")) == "18 yr, 5 mo")
  }

  @Test func componentsAreInTheCalendarsLanguage() {
    let formatter = _DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3660)?.contains("1 Stunde") == true)
    #expect(formatter.string(from: 3660)?.contains("1 Minute") == true)
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: 3660) == "1:01")
  }
}
