import Foundation
import Stills
import StillsSnapshots
import SwiftUI
import Testing

private struct Line: View {
  var title: String
  var color = Color.black
  var padding: CGFloat = 8

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Image(systemName: "chevron.right")
    }
    .foregroundColor(color)
    .padding(padding)
  }
}

private struct Table: View {
  var titles = (1...12).map { "Row \($0)" }
  var color = Color.black
  var padding: CGFloat = 8
  var head = "Head"
  var spacing: CGFloat = 0

  var body: some View {
    VStack(spacing: spacing) {
      Text(head).font(.headline)
      ForEach(titles, id: \.self) { Line(title: $0, color: color, padding: padding) }
      Spacer(minLength: 0)
    }
  }
}

@MainActor @Suite struct MessageTests {
  @Test func oneCauseThatPushesTwelveRowsIsOneLine() throws {
    // Low enough rows that there is room for the second line.
    let old = Table(padding: 7), new = Table(padding: 7, head: "Head\nof two lines")
    let message = try #require(try Draw.message(old, new))
    let lines = message.split(separator: "\n")
    #expect(lines[0] == "Table › Text “Head”: text “Head” → “Head⏎of two lines”")
    #expect(lines.contains { $0.contains("12 views moved down by") }, "\(message)")
    #expect(lines.count <= 5, "\(message)")
  }

  @Test func oneEditOfARowIsOneLineForAllRows() throws {
    let line = try Draw.firstLine(Table(), Table(padding: 10))
    #expect(line.hasPrefix("Table › Line › 12 views: padding 8 → 10: HStack (“Row 1”), "), "\(line)")
    let color = try Draw.firstLine(Table(), Table(color: Color(red: 1, green: 0, blue: 0)))
    #expect(color.contains("views: color #000000 → #ff0000"), "\(color)")
  }

  @Test func rowThatComesOrGoesIsNamedAndNotTheOthers() throws {
    var titles = (1...12).map { "Row \($0)" }
    titles.insert("New row", at: 3)
    let lines = try #require(try Draw.message(Table(), Table(titles: titles))).split(separator: "\n")
    #expect(lines[0].hasPrefix("Table › Line (“New row”): appeared after Line (“Row 3”), "), "\(lines)")
    #expect(lines.count { $0.contains("Row 7") } == 0, "\(lines)")
    let gone = try Draw.firstLine(Table(titles: titles), Table())
    #expect(gone.hasPrefix("Table › Line (“New row”): disappeared, was after Line (“Row 3”), "), "\(gone)")
  }

  @Test func spacingIsNamedAsSuch() throws {
    #expect(try Draw.firstLine(Table(), Table(spacing: 3)).contains("VStack (“Head”, “Row 1”, …): spacing 0 → 3"))
  }

  @Test func modifiersAreNamedWithTheirNumbers() throws {
    let plain = Text("Save").frame(width: 100, height: 40)
    func line<V: View>(_ view: V) throws -> String { try Draw.firstLine(plain, view) }
    func framed(_ width: CGFloat) -> some View { Text("Save").frame(width: width, height: 40, alignment: .leading) }
    #expect(try Draw.firstLine(framed(100), framed(120)) == "Text “Save”: frame width 100 → 120")
    #expect(try line(plain.padding(.top, 6)) == "Text “Save”: padding top 6 added")
    #expect(try line(plain.opacity(0.5)) == "Text “Save”: opacity 0.5 added")
    #expect(try line(plain.background(Color(red: 1, green: 1, blue: 0))).contains("background Rectangle #ffff00 added"))
    let round = Rectangle().fill(.red).cornerRadius(4), rounder = Rectangle().fill(.red).cornerRadius(9)
    #expect(try Draw.firstLine(round, rounder).contains("cornerSize 4×4 → 9×9"))
    #expect(try Draw.firstLine(Image(systemName: "star"), Image(systemName: "heart")) == "Image star: star → heart")
  }

  @Test func viewsThatSwapPlacesAreNamed() throws {
    let
      old = HStack {
        Text("One"); Text("Two"); Text("Three")
      },
      new = HStack {
        Text("Two"); Text("One"); Text("Three")
      }
    #expect(try Draw.firstLine(old, new) == "Text “Two”: changed places with Text “One”")
  }

  @Test func whatStandsAroundViewsIsNamed() throws {
    let old = VStack {
      Text("One"); Text("Two"); Text("Three")
    }
    let new = VStack {
      HStack {
        Text("One"); Text("Two")
      }; Text("Three")
    }
    #expect(try Draw.firstLine(old, new) == "HStack (“One”, “Two”): appeared around Text “One” and Text “Two”")
    #expect(try Draw.firstLine(new, old).contains("is no longer around Text “One” and Text “Two”"))
  }

  @Test func oneViewForAnotherIsAReplacement() throws {
    let old = HStack {
      Text("One"); Text("Two"); Text("Three")
    }
    let new = HStack {
      Text("One"); Image(systemName: "star"); Text("Three")
    }
    #expect(try Draw.firstLine(old, new) == "Text “Two”: was replaced by Image star")
  }

  @Test func figuresOfPixelsComeAfterTheCause() throws {
    let lines = try #require(try Draw.message(Text("A"), Text("B"))).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[1].contains(" of 153,600 pixels differ (") && lines[1].contains("of 255 at most, within "))
  }

  @Test func picturesOfOtherSizesStillCompare() throws {
    let difference = try #require(
      try Draw.difference(Draw.fitting(Text("A").padding(4)), Draw.fitting(Text("A").padding(8))))
    #expect(difference.message.hasPrefix("Text “A”: padding 4 → 8\n"))
    #expect(difference.message.contains("the reference is "))
    #expect(difference.referenceSize != difference.actualSize)
    #expect(try !difference.differenceImage().isEmpty)
  }

  @Test func ignoredViewsDoNotCount() throws {
    var options = CompareOptions()
    options.ignoredViews = ["clock"]
    func screen(_ time: String, _ title: String) -> some View {
      VStack {
        Text(time).frame(width: 100).accessibilityIdentifier("clock"); Text(title)
      }
    }
    #expect(try Draw.message(screen("9:41", "A"), screen("9:42", "A"), options: options) == nil)
    let message = try #require(try Draw.message(screen("9:41", "A"), screen("9:42", "B"), options: options))
    #expect(message.hasPrefix("Text “A”: text “A” → “B”\n"))
    #expect(!message.contains("9:4"))
  }

  @Test func oneShapeForAnotherIsOneLine() throws {
    func tags(_ shape: AnyShape) -> some View {
      VStack { ForEach(["A", "B", "C"], id: \.self) { Text($0).padding(4).background(Color.red, in: shape) } }
    }
    let difference = try #require(
      try Draw.difference(Draw.result(tags(AnyShape(Capsule()))), Draw.result(tags(AnyShape(Rectangle())))))
    #expect(difference.causes.count == 1)
    #expect(difference.message.hasPrefix("3 views: became Rectangle: background Capsule #ff3b30 of Text “A”, "))
  }

  @Test func otherPixelsAreOneCause() throws {
    for fixture in Fixtures.all {
      let fine = try Draw.result(fixture.view, scale: 3), coarse = try Draw.result(fixture.view, scale: 2)
      let difference = try #require(try Draw.difference(fine, coarse))
      #expect(difference.causes.map(\.sentence) == ["the picture: scale @3x → @2x"])
      #expect(difference.consequences.isEmpty)
    }
    let old = try Draw.result(Text("Old"), scale: 3), new = try Draw.result(Text("New"), scale: 2)
    let difference = try #require(try Draw.difference(old, new))
    #expect(difference.causes.map(\.sentence) == ["Text “Old”: text “Old” → “New”"])
    #expect(difference.consequences.first == "the picture: scale @3x → @2x")
  }
}
