import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// Pictures do not depend on the machine: not on its settings, and not on what it drew before.
@MainActor @Suite struct SamePictureTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Card").font(.title)
        Text("With a shadow and round corners, and words enough for several lines of text.")
      }
      .padding().frame(width: 240).background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 12)).shadow(color: .black.opacity(0.2), radius: 6, y: 3)
      .rotationEffect(.degrees(3)).padding(24)
    }
  }

  @Test func cardWithAShadowHasTheSameBytesAlways() throws {
    let first = try Taken(Card())
    // Other pictures in between, larger and smaller.
    for side in [900, 10] as [CGFloat] { _ = try Taken(Text("Other").frame(width: side, height: side).blur(radius: 3)) }
    let second = try Taken(Card())
    #expect(first.layout == second.layout)
    #expect(first.file == second.file)
  }

  @Test func linesAreAsFarApartAsTheStyleSays() throws {
    let words = "Enough words that they wrap more than once in a column as narrow as this one is"
    let one = try Taken(Text("One line")).frame("Text"), several = try Taken(Text(words).frame(width: 160))
    let text = try several.frame("Text")
    #expect(abs(one.height - 61 / 3) < 0.01)
    let line = try #require(several.layout.split(separator: "\n").first { $0.contains("Text") })
    let count = try #require(line.split(separator: " ").drop { $0 != "lines" }.dropFirst().first.flatMap { Int($0) })
    #expect(count > 2)
    // Body's leading is 22.
    #expect(abs(text.height - (61 / 3 + 22 * CGFloat(count - 1))) < 0.34)
    // Each line's letters, 22 points below those of the line before.
    for number in 0..<count {
      let band = CGRect(x: 0, y: text.minY + 22 * CGFloat(number) + 6, width: 160, height: 10)
      #expect(several.colors(band).contains("#000000ff"))
    }
  }
}
