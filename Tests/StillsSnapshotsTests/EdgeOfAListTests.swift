import SwiftUI
import Testing

/// Lists show no more rows than there is room for.
@MainActor @Suite struct EdgeOfAListTests {
  private struct Line: View {
    var number: Int
    var padding: CGFloat
    var body: some View { Text("Row \(number)").padding(padding) }
  }

  private func list(_ padding: CGFloat = 4, count: Int = 30) -> some View {
    List(0..<count, id: \.self) { Line(number: $0, padding: padding) }
  }

  @Test func whatPushesRowsOutComesBeforeThem() throws {
    let lines = try #require(try Draw.message(list(4), list(20))).split(separator: "\n")
    #expect(lines[0].contains("padding 4 → 20"), "\(lines)")
    #expect(lines.contains { $0.contains("disappeared") }, "\(lines)")
    let back = try Draw.firstLine(list(20), list(4))
    #expect(back.contains("padding 20 → 4"), "\(back)")
  }

  @Test func lastRowThatGoesByItselfIsTheCause() throws {
    let line = try Draw.firstLine(list(count: 5), list(count: 4))
    #expect(line.contains("Line “Row 4”") && line.contains("disappeared"), "\(line)")
  }
}
