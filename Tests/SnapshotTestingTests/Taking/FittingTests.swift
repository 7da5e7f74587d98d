import SnapshotTesting
import SwiftUI
import Testing

/// How large pictures are that nobody gave a size. Words are as wide as the fonts make them, so widths are compared with
/// those of the words alone; a line of body text is 20.33 high.
@MainActor @Suite struct FittingTests {
  private func width(_ word: String) throws -> CGFloat { try Taken(Text(word).fixedSize()).frame("Text").width }

  @Test(arguments: [50, 333, 1_000] as [CGFloat]) func squareLargerThanAnyHostIsAllThereIsInThePicture(
    side: CGFloat
  )
    throws
  {
    let taken = try Taken(Color.pink.frame(width: side, height: side), traits: UITraitCollection(displayScale: 1))
    #expect(try taken.frame("frame") == CGRect(x: 0, y: 0, width: side, height: side))
    #expect((taken.pixels.width, taken.pixels.height) == (Int(side), Int(side)))
    #expect(taken.colors() == ["#ff2d55ff"])
  }

  @Test func paddedTextIsAsWideAsItsLine() throws {
    let words = "A label of several words that must not be cut short anywhere"
    let taken = try Taken(Text(words).padding())
    let text = try taken.frame("Text")
    #expect(try abs(text.width - width(words)) < 0.01)
    #expect(taken.layout.contains("lines 1 "))
    #expect(abs(text.height - 61 / 3) < 0.01)
    #expect(abs(taken.size.width - text.width - 32) < 0.34)
    #expect(abs(taken.size.height - (61 / 3 + 32)) < 0.34)
    // The last letter is whole: ink up to the text's end, and none in the padding.
    #expect(taken.colors(CGRect(x: text.maxX - 8, y: text.minY, width: 8, height: text.height)).count > 1)
    #expect(taken.colors(CGRect(x: text.maxX + 1, y: 0, width: 14, height: taken.size.height)) == ["#ffffffff"])
  }

  @Test func rowWithASpacerIsAsWideAsItsWordsAndTheSpacersLeastLength() throws {
    let taken = try Taken(
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }.padding())
    let (left, right) = (try taken.frame("“Left”"), try taken.frame("“Right”"))
    #expect(try abs(left.width - width("Left")) < 0.01 && abs(right.width - width("Right")) < 0.01)
    // No gaps of the stack's beside the spacer's own 8 points.
    #expect(abs(right.minX - left.maxX - 8) < 0.01)
    #expect(abs(taken.size.width - (left.width + 8 + right.width + 32)) < 0.34)
    #expect(abs(taken.size.height - (61 / 3 + 32)) < 0.34)
    #expect(!taken.layout.contains("…"))
    #expect(taken.colors(CGRect(x: left.maxX + 1, y: 0, width: 6, height: taken.size.height)) == ["#ffffffff"])
  }

  @Test func allRowsOfALongListShowOnATallCanvas() throws {
    let taken = try Taken(
      List(0..<30, id: \.self) { Text("Row \($0)") }.listStyle(.plain), .fixed(width: 480, height: 2_000))
    let rows = try (0..<30).map { row in
      let frames = taken.frames("“Row \(row)”")
      #expect(frames.count == 1)
      return try #require(frames.first)
    }
    // A plain row is 44 high.
    for (above, below) in zip(rows, rows.dropFirst()) { #expect(abs(below.minY - above.minY - 44) < 0.34) }
    #expect(rows[0].minY < 44 && rows[29].maxY < 2_000)
    for row in rows { #expect(taken.colors(row).count > 1) }
    #expect(taken.colors(CGRect(x: 0, y: rows[29].maxY + 30, width: 480, height: 300)) == ["#ffffffff"])
  }

  @Test func rowsOfALongScrollViewShowOnATallCanvas() throws {
    let taken = try Taken(
      ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 40) } } },
      .fixed(width: 300, height: 1_700))
    let lines = try (0..<40).map { try taken.frame("“Line \($0)”") }
    for (above, below) in zip(lines, lines.dropFirst()) { #expect(abs(below.minY - above.minY - 40) < 0.34) }
    #expect(lines[0].minY < 40)
    for line in lines { #expect(taken.colors(line).count > 1) }
  }

  @Test func captionsFixedInHeightAloneWrapAtTheWidthTheyGet() throws {
    let long = "Legend of a picture with more words than one line of this width can hold"
    let taken = try Taken(
      VStack(alignment: .leading) {
        Color.blue.frame(height: 60)
        Text(long).fixedSize(horizontal: false, vertical: true)
        Text(long).fixedSize(horizontal: false, vertical: true)
      }.frame(width: 160))
    let texts = taken.frames("Text")
    #expect(texts.count == 2 && !taken.layout.contains("…"))
    for text in texts {
      // Four lines or more, 22 apart.
      #expect(text.width <= 160 && text.height > 4 * 20)
      #expect(taken.colors(CGRect(x: 0, y: text.maxY - 18, width: 60, height: 18)).count > 1)
    }
    #expect(taken.size.width == 160 && taken.size.height >= 60 + texts[0].height + texts[1].height)
  }

  @Test func componentStandsInTheMiddleOfTheSafeAreaOrIsAllThereIs() throws {
    let component = Color.red.frame(width: 120, height: 40)
    let whole = try Taken(component, .device(config: .iPhone13)), alone = try Taken(component)
    // 390×844 with 47 free above and 34 below.
    let frame = try whole.frame("frame"), middle: CGFloat = 47 + (844 - 47 - 34) / 2
    #expect(frame.size == CGSize(width: 120, height: 40) && frame.midX == 195)
    // On whole pixels.
    #expect(abs(frame.midY - middle) < 0.34)
    #expect((whole.pixels.width, whole.pixels.height) == (1_170, 2_532))
    #expect(whole.color(10, 10) == "#ffffffff" && whole.color(195, 428) == "#ff3b30ff")
    #expect(try alone.frame("frame") == CGRect(x: 0, y: 0, width: 120, height: 40))
    #expect(alone.colors() == ["#ff3b30ff"])
  }
}
