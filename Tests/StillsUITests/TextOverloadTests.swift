import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import StillsUI

/// Which initialiser a spelling chooses, told by what is drawn.
@Suite @MainActor struct TextOverloadTests {
  private func drawn(_ text: Text, locale: String = "en_US") -> String {
    var world = World()
    world.locale = locale
    let environment = EnvironmentValues(
      surroundings: Surroundings(world: world, typesetter: nil, reports: ReportSink()))
    return text.string(with: TextFormatting(environment))
  }

  @Test func literalsAreKeys() {
    #expect(drawn(Text("**a**")) == "a")
    #expect(drawn(Text("**\("a")**")) == "a")
  }

  @Test func valuesAreTextAsTheyAre() {
    let string = "**a**"
    #expect(drawn(Text(string)) == "**a**")
    #expect(drawn(Text(string.prefix(3))) == "**a")
    #expect(drawn(Text(verbatim: "**a**")) == "**a**")
    let key: LocalizedStringKey = "**a**"
    #expect(drawn(Text(key)) == "a")
    #expect(drawn(Text(LocalizedStringKey(string))) == "a")
  }

  @Test func interpolatedStringsAreNotReadAsMarkdown() {
    let name = "*a*"
    #expect(drawn(Text("x \(name)")) == "x *a*")
  }

  @Test func numbersFollowTheLocale() {
    #expect(drawn(Text("\(1234567)")) == "1,234,567")
    #expect(drawn(Text("\(1234567)"), locale: "de_DE") == "1.234.567")
    #expect(drawn(Text("\(1.5)")) == "1.500000")
    #expect(drawn(Text("\(1.25, specifier: "%.1f") °C")) == "1.2 °C")
    #expect(drawn(Text("\(7, specifier: "%02d")%")) == "07%")
    #expect(drawn(Text(0.5, format: .percent)) == "50%")
    #expect(drawn(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
    #expect(drawn(Text("\(1234.5, format: .number)"), locale: "de_DE") == "1.234,5")
  }

  @Test func aWrongSpecifierDoesNoHarm() {
    #expect(drawn(Text("\(7, specifier: "%s")")) == "7")
    #expect(drawn(Text("\(7, specifier: "%d %d")")) == "7")
    #expect(drawn(Text("\(7, specifier: "")")) == "7")
  }

  @Test func datesFollowTheWorld() {
    let date = Date(timeIntervalSince1970: 1_168_335_660 + 9130)
    #expect(drawn(Text(date, style: .date)) == "January 9, 2007")
    #expect(drawn(Text(date, style: .time)).replacingOccurrences(of: "\u{202F}", with: " ") == "12:13 PM")
    #expect(drawn(Text(date, style: .relative)) == "2 hr, 32 min")
    #expect(drawn(Text(date, style: .offset)) == "+2 hours")
    #expect(drawn(Text(date, style: .timer)) == "2:32:10")
  }

  @Test func otherValuesAreDescribed() {
    enum Fruit { case apple }
    #expect(drawn(Text("\(true) \(Fruit.apple) \(Optional<Int>.none as Any)")) == "true apple nil")
    #expect(drawn(Text("\(Text("a").bold()) b")) == "a b")
    #expect(drawn(Text(AttributedString("a"))) == "a")
  }

  @Test func textsAddUp() {
    #expect(drawn(Text("a") + Text(verbatim: "b").bold() + Text("\(1)")) == "ab1")
  }

  @Test func textsAreEqualByContentAndStyle() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
    #expect(Text("a") != Text("b"))
  }

  @Test func modifiersOnATextLeaveItAText() {
    let _: Text = Text("a").font(.body).fontWeight(.bold).bold().italic().kerning(1).tracking(1).underline()
      .strikethrough().baselineOffset(2).monospacedDigit().foregroundColor(.red).foregroundStyle(.secondary)
      .fontDesign(.serif).fontWidth(.condensed).bold(true).italic(false).underline(true, color: .red)
      .underline(pattern: .dash).monospaced()
  }
}
