import SwiftUI

// Blocks as a Markdown view lays them out, 16 pt system font, in a 1 pt border.

private let sky = "The sky above the port was the color of television, tuned to a dead channel."
private let april = "It was a bright cold day in April, and the clocks were striking thirteen."

private struct Bordered<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content.font(.system(size: 16)).border(Color.accentColor).padding()
  }
}

#Preview("paragraphs") {
  Bordered {
    VStack(alignment: .leading, spacing: 16) {
      ForEach([sky, april, sky, april].indices, id: \.self) { Text($0 % 2 == 0 ? sky : april).lineSpacing(2) }
    }
  }
}

#Preview("paragraphs-no-gap") {
  Bordered {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<4, id: \.self) { Text($0 % 2 == 0 ? sky : april) }
    }
  }
}

#Preview("thematic-break") {
  Bordered {
    VStack(alignment: .leading, spacing: 0) {
      Text("SwiftUI").font(.system(size: 32, weight: .semibold)).padding(.bottom, 16)
      Text("Declare the user interface and behavior for your app on every platform.")
      Divider().padding(.vertical, 32)
      Text("Overview").font(.system(size: 24, weight: .semibold)).padding(.bottom, 16)
      Text("SwiftUI provides views, controls, and layout structures for declaring your app’s user interface.")
      Divider().padding(.vertical, 32)
      Text("— From Apple Developer Documentation")
    }
    .lineSpacing(2)
  }
}

private struct Item<Bullet: View>: View {
  var text: String
  var level: Int
  var bullet: Bullet

  init(_ text: String, level: Int, bullet: Bullet) { (self.text, self.level, self.bullet) = (text, level, bullet) }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8.5) {
      bullet.frame(width: 23.5, alignment: .trailing).alignmentGuide(.firstTextBaseline) { $0[.bottom] + 4 }
      Text(text).lineSpacing(2)
    }
    .padding(.leading, CGFloat(level) * 32)
  }
}

#Preview("bulleted-list") {
  let disc = Circle().frame(width: 5, height: 5)
  let ring = Circle().strokeBorder(lineWidth: 0.5).frame(width: 5, height: 5)
  let square = Rectangle().frame(width: 4.5, height: 4.5).padding(.trailing, 0.5)
  Bordered {
    VStack(alignment: .leading, spacing: 0) {
      Item("Systems", level: 0, bullet: disc)
      Item("FFF units", level: 1, bullet: ring)
      Item("Great Underground Empire (Zork)", level: 1, bullet: ring)
      Item("Potrzebie", level: 1, bullet: ring)
      Item("Equals the thickness of Mad issue 26", level: 2, bullet: square)
      Item("Developed by 19-year-old Donald E. Knuth", level: 3, bullet: square)
    }
  }
}

private struct Cell: View {
  var text: String
  var isHeader = false
  var width: CGFloat
  var alignment: Alignment

  var body: some View {
    Text(text).fontWeight(isHeader ? .semibold : nil).lineSpacing(2).fixedSize(horizontal: isHeader, vertical: false)
      .frame(width: width, alignment: alignment)
      .padding(.horizontal, 13).padding(.vertical, 6).background(.white)
  }
}

#Preview("table-alignment") {
  // The headers' widths are the columns'.
  let columns: [(String, CGFloat, Alignment)] = [
    ("Default", 53, .leading), ("Leading", 58, .leading), ("Center", 49.5, .center), ("Trailing", 54, .trailing),
  ]
  VStack(alignment: .leading, spacing: 16) {
    Text("A table with some padding:")
    VStack(spacing: 1) {
      ForEach(["", "git status", "git diff"], id: \.self) { text in
        HStack(spacing: 1) {
          ForEach(columns.indices, id: \.self) { index in
            Cell(
              text: text.isEmpty ? columns[index].0 : text, isHeader: text.isEmpty, width: columns[index].1,
              alignment: columns[index].2)
          }
        }
      }
    }
    .padding(1)
    .background(Color.secondary)
  }
  .font(.system(size: 16))
  .padding()
  .border(Color.accentColor)
}
