import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import StillsUI

/// Values as text, in the picture's language and by its clock.
@Suite(.serialized) @MainActor struct TextFormatsTests {
  private func shown(_ text: Text, _ locale: String = "en_US") throws -> String {
    var world = World()
    world.locale = locale
    return try RenderKit.place(text, world: world, typesetter: RenderKit.boxes).strings.first ?? ""
  }

  private func inWorld<Result>(_ locale: String, _ body: () throws -> Result) rethrows -> Result {
    let before = World.shown
    defer { World.shown = before }
    var world = World()
    world.locale = locale
    World.shown = world
    return try body()
  }

  /// 9 January 2007, 9:41.
  private let now = Date(timeIntervalSince1970: 1_168_335_660)

  @Test func numbersFollowTheirStyles() throws {
    #expect(try shown(Text(1234.5, format: .number)) == "1,234.5")
    #expect(try shown(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    #expect(try shown(Text(0.25, format: .percent)) == "25%")
    #expect(try shown(Text(12.5, format: .currency(code: "EUR"))) == "€12.50")
    #expect(try shown(Text(Int64(2_000_000), format: .byteCount(style: .file))) == "2 MB")
    #expect(try shown(Text(1_200_000, format: .number.notation(.compactName))) == "1.2M")
    #expect(try shown(Text(["a", "b", "c"], format: .list(type: .and))) == "a, b, and c")
    #expect(try shown(Text(["a", "b", "c"], format: .list(type: .and)), "de_DE") == "a, b und c")
  }

  @Test func addressesAreWrittenByTheirParts() throws {
    let url = try #require(URL(string: "https://www.example.com:443/a/b?c=d#e"))
    #expect(url.formatted() == "https://www.example.com/a/b")
    #expect(try shown(Text(url, format: .url.scheme(.never).query().fragment())) == "www.example.com/a/b?c=d#e")
    let short = URL.FormatStyle(scheme: .never, host: .omitSpecificSubdomains(["www"]), path: .never)
    #expect(url.formatted(short.port()) == "example.com:443")
    #expect(try short.parseStrategy.parse(" https://a.b ") == URL(string: "https://a.b"))
    #expect(throws: CocoaError.self) { try URL.ParseStrategy().parse("nothing") }
  }

  @Test func lengthsOfTimeFollowTheirStyles() throws {
    #expect(try shown(Text(Duration.seconds(3723), format: .time(pattern: .hourMinuteSecond))) == "1:02:03")
    #expect(
      try shown(Text(Duration.seconds(7320), format: .units(allowed: [.hours, .minutes], width: .wide)))
        == "2 hours, 2 minutes")
  }

  @Test func datesAreRelativeToThePicturesClock() throws {
    let later = now.addingTimeInterval(2 * 3600)
    #expect(try shown(Text(later, format: .relative(presentation: .named))) == "in 2 hours")
    #expect(try shown(Text(later, format: .relative(presentation: .numeric)), "de_DE") == "in 2 Stunden")
    #expect(try shown(Text(now.addingTimeInterval(-86_400), format: .relative(presentation: .named))) == "yesterday")
    #expect(try shown(Text(later, style: .relative)) == "2 hr")
    #expect(try shown(Text(later, style: .relative), "de_DE") == "2 Std.")
    #expect(try shown(Text(later, style: .offset), "de_DE") == "+2 Stunden")
    #expect(try shown(Text(later, style: .timer)) == "2:00:00")
  }

  @Test func measurementsAreInTheRegionsUnits() throws {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(try shown(Text(way, format: .measurement(width: .abbreviated))) == "3.1 mi")
    #expect(try shown(Text(way, format: .measurement(width: .abbreviated)), "de_DE") == "5 km")
    #expect(try shown(Text(way, format: .measurement(width: .wide, usage: .asProvided))) == "5 kilometers")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(try shown(Text(heat, format: .measurement(width: .abbreviated))) == "68°F")
    #expect(try shown(Text(heat, format: .measurement(width: .narrow)), "fr_FR") == "20°")
    inWorld("en_US") {
      #expect(Measurement(value: 100, unit: UnitMass.kilograms).formatted() == "220 lb")
      #expect(
        Measurement(value: 1, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .asProvided))
          == "1 meter")
    }
  }

  @Test func namesFollowTheirOrder() {
    inWorld("en_US") {
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = ("Ada", "Lovelace")
      #expect(name.formatted() == "Ada Lovelace")
      #expect(name.formatted(.name(style: .abbreviated)) == "AL")
      (name.givenName, name.familyName) = ("철수", "김")
      #expect(name.formatted() == "김철수")
    }
  }

  @Test func formattersThatLinuxLacksAreThere() {
    inWorld("en_US") {
      let components = _DateComponentsFormatter()
      #expect(components.string(from: 3661) == "1:01:01")
      #expect(components.string(from: 59) == "59")
      components.allowedUnits = [.hour, .minute]
      components.unitsStyle = .abbreviated
      #expect(components.string(from: 5400) == "1h 30m")
      components.unitsStyle = .full
      #expect(components.string(from: 3660) == "1 hour, 1 minute")
      #expect(components.string(from: .nan) == nil)
      let relative = RelativeDateTimeFormatter()
      #expect(relative.localizedString(fromTimeInterval: -3600) == "1 hour ago")
      relative.dateTimeStyle = .named
      #expect(relative.localizedString(fromTimeInterval: 86_400) == "tomorrow")
      let measurement = _MeasurementFormatter()
      measurement.unitOptions = .providedUnit
      #expect(measurement.string(from: Measurement(value: 5, unit: UnitLength.meters)) == "5 m")
    }
  }

  @Test func stylesThatNameALocaleKeepIt() {
    inWorld("de_DE") {
      #expect(
        _ShownWorld.format(1234.5, FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))) == "1,234.5")
      #expect(_ShownWorld.format(1234.5, FloatingPointFormatStyle<Double>()) == "1.234,5")
      #expect(_ShownWorld.format(now, Date.FormatStyle(date: .omitted, time: .shortened)) == "9:41")
    }
  }
}
