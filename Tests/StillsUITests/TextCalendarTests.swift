import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import StillsUI

/// Dates in the calendar that a region has from the start, and in the time zone that a style names.
@MainActor @Suite struct TextCalendarTests {
  private func shown(_ text: some View, _ locale: String = "en_US") throws -> String {
    var world = World()
    world.locale = locale
    return try RenderKit.place(text, world: world, typesetter: RenderKit.boxes).strings.first ?? ""
  }

  /// 15 June 2025, 15:06:40 GMT.
  private let date = Date(timeIntervalSince1970: 1_750_000_000)

  @Test func thaiDatesAreBuddhist() throws {
    #expect(try shown(Text(date, style: .date), "th_TH").hasSuffix("2568"))
    #expect(try shown(Text(date, format: .dateTime.year()), "th_TH").contains("2568"))
    #expect(try shown(Text(date, style: .date), "en_US") == "June 15, 2025")
  }

  @Test func theEnvironmentsCalendarCounts() throws {
    let text = Text(date, format: .dateTime.year().month(.wide).day())
      .environment(\.calendar, Calendar(identifier: .buddhist))
    #expect(try shown(text).contains("2568"))
  }

  @Test func aStyleThatNamesATimeZoneKeepsIt() throws {
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    #expect(try shown(Text(date, format: style)).hasPrefix("3:06"))
    style.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(try shown(Text(date, format: style)).hasPrefix("12:06"))
  }

  @Test func intervalsAreInThePicturesTimeZone() throws {
    let text = Text(date..<date.addingTimeInterval(7200), format: .interval.hour().minute())
    #expect(try shown(text).hasPrefix("3:06"))
  }
}
