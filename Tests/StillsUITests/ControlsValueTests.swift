import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct ControlsValueTests {
  @Test func labeledContentPutsTheValueAtTheTrailingEndAtLeastEightPointsAway() throws {
    let wide = try RenderKit.place(LabeledContent("Name", value: "Ada"), in: CGSize(width: 300, height: 40))
    let texts = wide.frames("Text")
    #expect(isSame(texts[0].minX, 0) && isSame(texts[1].maxX, 300))
    let ideal = try RenderKit.place(LabeledContent("Name", value: "Ada")).frames("Text")
    #expect(isSame(ideal[1].minX - ideal[0].maxX, 8))
  }

  @Test func aLabelOfSeveralTextsHasOneBelowTheOther() throws {
    let texts = try RenderKit.place(
      LabeledContent {
        Text("on")
      } label: {
        Text("Network")
        Text("at home")
      }, in: CGSize(width: 300, height: 80)
    ).frames("Text")
    #expect(isSame(texts[0].minX, texts[1].minX) && texts[1].midY > texts[0].midY)
  }

  @Test func hiddenLabelsLeaveTheValueOfLabeledContent() throws {
    #expect(try RenderKit.place(LabeledContent("Name", value: "Ada").labelsHidden()).strings == ["Ada"])
  }

  @Test func labeledContentStylesGetBothParts() throws {
    struct Upright: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let placed = try RenderKit.place(LabeledContent("Name", value: "Ada").labeledContentStyle(Upright()))
    #expect(placed.strings == ["Ada", "Name"])
  }

  @Test func aGroupBoxPadsItsContentBySixteen() throws {
    let size = try RenderKit.size(GroupBox { Color.red.frame(width: 50, height: 20) })
    #expect(isSame(size.width, 82) && isSame(size.height, 52))
  }

  @Test func aClosedDisclosureGroupShowsItsLabelAlone() throws {
    func strings(_ isOpen: Bool) throws -> [String] {
      try RenderKit.place(DisclosureGroup("More", isExpanded: .constant(isOpen)) { Text("Rest") }).strings
    }
    #expect(try strings(false) == ["More"])
    #expect(try strings(true) == ["More", "Rest"])
  }

  @Test func aDisclosureGroupInAListMakesARowOfEachOfItsViews() throws {
    let list = List {
      DisclosureGroup("More", isExpanded: .constant(true)) {
        Text("One")
        Text("Two")
      }
    }
    let placed = try RenderKit.place(list, in: CGSize(width: 393, height: 852))
    let tops = placed.frames("Text").map(\.midY)
    #expect(tops.count == 3 && zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 >= 44 })
  }

  @Test func datePillsSayTheDateAndTimeOfTheLocaleAround() throws {
    let date = Date(timeIntervalSince1970: 1_168_335_660)
    func strings(_ locale: String, _ components: DatePickerComponents) throws -> [String] {
      try RenderKit.place(
        DatePicker("Start", selection: .constant(date), displayedComponents: components)
          .environment(\.locale, Locale(identifier: locale))
      ).strings
    }
    #expect(try strings("en_US", .date) == ["Start", "Jan 9, 2007"])
    #expect(try strings("de_DE", .date) == ["Start", "9. Jan. 2007"])
    #expect(try strings("en_US", .hourAndMinute).last?.hasPrefix("9:41") == true)
    #expect(try strings("en_US", [.date, .hourAndMinute]).count == 3)
  }

  @Test func aMonthBeginsOnItsWeekdayAndHasAllItsDays() throws {
    let date = Date(timeIntervalSince1970: 1_168_335_660)
    let month = DatePicker("", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
    let placed = try RenderKit.place(month, in: CGSize(width: 350, height: 500))
    let days = placed.strings.compactMap(Int.init)
    #expect(days == Array(1...31))
    // The first of January 2007 was a Monday, the second column of an American month.
    var first: CGRect?
    placed.forEach { if let text = $0.element as? TextElement, text.string == "1" { first = first ?? $0.frame } }
    #expect(try abs(#require(first).midX - 75) < 1)
  }

  @Test(arguments: [(-1.0, 0.0), (0.0, 0.0), (0.25, 0.25), (2.0, 1.0), (.nan, 0.0)])
  func aGaugesValueIsKeptWithinItsBounds(value: Double, shown: Double) throws {
    struct Reading: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
    }
    let strings = try RenderKit.place(Gauge(value: value) { Text("Level") }.gaugeStyle(Reading())).strings
    #expect(strings == ["\(shown)"])
  }

  @Test func whatIsUnavailableSaysSoInTheMiddle() throws {
    let view = ContentUnavailableView("No Flights", systemImage: "airplane", description: Text("Book one."))
    let placed = try RenderKit.place(view, in: CGSize(width: 300, height: 500))
    #expect(placed.strings == ["No Flights", "Book one."])
    #expect(placed.frames("Text").allSatisfy { abs($0.midX - 150) < 0.5 })
    #expect(try RenderKit.place(ContentUnavailableView.search(text: "xyz")).strings.first == "No Results for “xyz”")
  }

  @Test func aTextEditorTakesAllItIsOffered() throws {
    let placed = try RenderKit.place(TextEditor(text: .constant("Hi")), in: CGSize(width: 200, height: 100))
    #expect(placed.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let text = try #require(placed.frames("Text").first)
    #expect(isSame(text.minX, 5) && isSame(text.minY, 8))
  }
}
