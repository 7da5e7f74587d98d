import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing
import UIKit

/// Dates and durations in UIKit's pickers, which draw as SwiftUI's do. The pictures' clock says the ninth of January
/// 2007, 9:41.
@MainActor @Suite(.serialized) struct DatePickerTests {
  private func screen(_ picker: UIView, look: World.Look = .ios18) throws -> Screen {
    var world = World.on("iphone-14")
    world.look = look
    try Renderer.prepare(world: world)
    let content = UIViewController()
    content.view.addSubview(picker)
    return try Screen(content: content, world: world)
  }

  private func picker(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .dateAndTime, frame: CGRect? = nil
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.frame = frame ?? CGRect(x: 0, y: 100, width: 390, height: 216)
    return picker
  }

  @Test func pillsSayDateAndTime() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let screen = try screen(picker(.automatic))
    #expect(try screen.shown().placed.texts.map(\.string) == ["Jan 9, 2007", "9:41 AM"])
    #expect(try self.screen(picker(.compact, .date)).shown().placed.texts.map(\.string) == ["Jan 9, 2007"])
    #expect(try self.screen(picker(.compact, .time)).shown().placed.texts.map(\.string) == ["9:41 AM"])
  }

  @Test func pillsStandAtTheTrailingEdgeUnlessToldOtherwise() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = picker(.compact, .date)
    let text = try #require(try screen(picker).shown().placed.texts.first)
    // The pill's letters keep 12 from its edge.
    #expect(abs(text.frame.maxX - 378) < 0.5)
    let left = self.picker(.compact, .date)
    left.contentHorizontalAlignment = .leading
    #expect(try abs(#require(screen(left).shown().placed.texts.first).frame.minX - 12) < 0.5)
  }

  @Test func aCompactPickerIsAsLargeAsItsPills() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = UIDatePicker()
    #expect(abs(picker.intrinsicContentSize.height - 34.333) < 0.01)
    #expect(picker.frame.size == picker.intrinsicContentSize)
    let width = picker.frame.width
    picker.datePickerMode = .time
    #expect(picker.frame.width < width)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width == 320)
    #expect(picker.intrinsicContentSize.height > 250)
  }

  @Test func daysOfAMonthAreTouchedAndTheTargetIsTold() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = picker(.inline, .date, frame: CGRect(x: 35, y: 100, width: 320, height: 340))
    var told: [Date] = []
    picker.addAction(UIAction { told.append(($0.sender as? UIDatePicker)?.date ?? .distantPast) }, for: .valueChanged)
    picker.minimumDate = Date(timeIntervalSince1970: 1_168_335_660)
    let screen = try screen(picker)
    #expect(try screen.shown().placed.texts.contains { $0.string == "January 2007" })
    try screen.tap("20")
    #expect(told == [Date(timeIntervalSince1970: 1_168_335_660 + 11 * 86_400)])
    #expect(picker.date == told.last)
  }

  @Test func drumsFollowTheDateAndStayWithinTheBounds() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = picker(.wheels, .date)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.maximumDate = picker.date
    let screen = try screen(picker)
    let middle = try #require(try screen.shown().placed.texts.first { $0.string == "January" })
    #expect(abs(middle.frame.midY - 208) < 0.5)
    // What is out of the bounds is there, but is not taken.
    try screen.tap("February")
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_660))
    try screen.tap("2006")
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_660 - 365 * 86_400))
    #expect(changes == 2)
  }

  @Test func minutesAreMultiplesOfTheInterval() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = picker(.wheels, .time)
    picker.minuteInterval = 15
    #expect(picker.date == Date(timeIntervalSince1970: 1_168_335_000))
    let strings = try screen(picker).shown().placed.texts.map(\.string)
    #expect(strings.contains("45") && !strings.contains("31"))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func aDurationIsHoursAndMinutesOnDrums() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = picker(.automatic, .countDownTimer)
    picker.countDownDuration = 5400
    #expect(picker.datePickerStyle == .wheels)
    let screen = try screen(picker)
    let strings = try screen.shown().placed.texts.map(\.string)
    #expect(strings.contains("hour") && strings.contains("min"))
    try screen.tap("2")
    #expect(picker.countDownDuration == 9000)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
  }

  @Test func monthsAndYearsHaveNoDays() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let strings = try screen(picker(.wheels, .yearAndMonth)).shown().placed.texts.map(\.string)
    #expect(strings.contains("January") && strings.contains("2007") && !strings.contains("9"))
  }

  @Test func localeAndTimeZoneAreThePickersOwn() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = picker(.compact)
    picker.locale = Locale(identifier: "de_DE")
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(try screen(picker).shown().placed.texts.map(\.string) == ["9. Jan. 2007", "10:41"])
  }

  @Test func boundsThatContradictAreNone() {
    prepareStage()
    let picker = UIDatePicker()
    (picker.minimumDate, picker.maximumDate) = (.distantFuture, .distantPast)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.date == Date(timeIntervalSince1970: 0))
    picker.maximumDate = nil
    #expect(picker.date == .distantFuture)
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date == .distantFuture || picker.date.timeIntervalSinceReferenceDate.isFinite)
  }

  @Test func aTextColourIsSetByItsName() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let picker = picker(.wheels, .date)
    picker.setValue(UIColor.red, forKeyPath: "textColor")
    picker.setValue(1, forKey: "magic")
    let result = try Renderer.render(
      {
        let content = UIViewController()
        content.view.addSubview(picker)
        return content
      }(), world: .on("iphone-14"))
    #expect(result.warnings.contains { $0.message.contains("magic") })
    #expect(!result.warnings.contains { $0.message.contains("textColor") })
  }
}

extension PlacedNode {
  /// The texts of SwiftUI's views inside, and where they are.
  var texts: [(string: String, frame: CGRect)] {
    var found: [(string: String, frame: CGRect)] = []
    forEach { node in
      guard let text = node.element as? TextElement else { return }
      // Before the half of the day there is a narrow space that does not break.
      found.append((text.string.replacingOccurrences(of: "\u{202F}", with: " "), node.frame))
    }
    return found
  }
}
