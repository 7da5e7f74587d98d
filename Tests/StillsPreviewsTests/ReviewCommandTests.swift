import Foundation
import Testing

@testable import StillsPreviews

/// `stills review`: a page of pictures, its parts, and what has changed since another.
@Suite(.onOwnThreads) struct ReviewCommandTests {
  private static let cards = """
    import SwiftUI

    private struct Card: View {
      @State private var isOpen = false
      var words: String
      var body: some View {
        VStack {
          Text(words)
          Button("Open") { isOpen = true }.frame(width: 100, height: 50)
          if isOpen { Text("is open") }
        }
      }
    }

    #Preview("Short", traits: .fixedLayout(width: 120, height: 120)) { Card(words: "Hello") }
    #Preview("Long", traits: .fixedLayout(width: 120, height: 120)) { Card(words: "A text that is long").lineLimit(1) }
    """

  private func tool(_ source: String = cards, _ check: (CommandLineTool) throws -> Void) throws {
    let tool = try CommandLineTool(["Cards.swift": source])
    defer { tool.remove() }
    try check(tool)
  }

  private func page(_ tool: CommandLineTool, _ name: String = "review.html") throws -> String {
    try String(contentsOfFile: tool.folder + "/" + name, encoding: .utf8)
  }

  /// The page's own data.
  private func cells(_ page: String) throws -> [[String: Any]] {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    let review = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(review["cells"] as? [[String: Any]])
  }

  @Test func thePageHoldsEveryPictureOfTheMatrixAndNothingFromElsewhere() throws {
    try tool { tool in
      let run = try tool.run("review", "Cards.swift")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "review.html\n")
      let text = try page(tool), cells = try cells(text)
      #expect(
        cells.compactMap { $0["name"] as? String } == [
          "short@iphone-16.png", "short@iphone-16-ax3.png", "short@iphone-16-dark.png", "short@iphone-16-dark-ax3.png",
          "long@iphone-16.png", "long@iphone-16-ax3.png", "long@iphone-16-dark.png", "long@iphone-16-dark-ax3.png",
        ])
      #expect(cells[0]["width"] as? Int == 360)
      #expect(text.components(separatedBy: "class=\"picture\"").count - 1 == 8)
      #expect(!text.contains("http://") && !text.contains("https://"))
      #expect(!text.contains(tool.folder))
    }
  }

  @Test func equalPicturesAreThereOnce() throws {
    let box = "import SwiftUI\n#Preview(\"Box\", traits: .sizeThatFitsLayout) { Color.red.frame(width: 9, height: 9) }"
    try tool(box) { tool in
      #expect(try tool.run("review", "Cards.swift", "--type-size", "l,ax1,ax5").status == 0)
      let text = try page(tool), cells = try cells(text)
      #expect(cells.count == 6)
      #expect(text.components(separatedBy: "class=\"picture\"").count - 1 == 2, "light and dark red")
    }
  }

  @Test func partsMakeTheSamePageAsAllAtOnce() throws {
    try tool { tool in
      #expect(try tool.run("review", "Cards.swift", "-o", "whole.html").status == 0)
      for part in 1...3 {
        #expect(try tool.run("review", "Cards.swift", "--shard", "\(part)/3", "-o", "part\(part).html").status == 0)
      }
      let run = try tool.run("review", "--merge", "part3.html", "part1.html", "part2.html", "-o", "merged.html")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try page(tool, "merged.html") == page(tool, "whole.html"))

      let lacking = try tool.run("review", "--merge", "part3.html", "part1.html", "-o", "lacking.html")
      #expect(lacking.status == 2)
      #expect(lacking.errors.contains("part 2 of 3 is missing"), "\(lacking.errors)")
      let doubled = try tool.run("review", "--merge", "part1.html", "part1.html", "-o", "lacking.html")
      #expect(doubled.errors.contains("are both part 1 of 3"), "\(doubled.errors)")
      let whole = try tool.run("review", "--merge", "whole.html", "-o", "lacking.html")
      #expect(whole.errors.contains("whole.html is no part of a review"), "\(whole.errors)")
      #expect(!tool.files(in: ".").contains("lacking.html"))
    }
  }

  @Test func whatChangedSinceAnEarlierPageIsMarkedWithItsCause() throws {
    try tool { tool in
      #expect(try tool.run("review", "Cards.swift", "--type-size", "l", "-o", "old.html").status == 0)
      let same = try tool.run(
        "review", "Cards.swift", "--type-size", "l", "--against", "old.html", "--exit-code", "-o", "same.html")
      #expect(same.status == 0, "\(same.errors)")
      #expect(same.errors.contains("nothing has changed"))

      let edited = Self.cards.replacingOccurrences(of: "Hello", with: "Goodbye").replacingOccurrences(
        of: "\"Long\"", with: "\"Longer\"")
      try tool.write(edited, to: "Cards.swift")
      let run = try tool.run(
        "review", "Cards.swift", "--type-size", "l", "--against", "old.html", "--exit-code", "-o", "new.html", "--json")
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.errors.contains("2 changed, 2 new, 2 gone"), "\(run.errors)")
      let cells = try cells(try page(tool, "new.html"))
      let change = try #require(cells[0]["change"] as? [String: Any])
      #expect(change["result"] as? String == "changed")
      let cause = (change["lines"] as? [String])?.first ?? ""
      #expect(cause.contains("“Hello”") && cause.contains("“Goodbye”"), "\(change)")
      #expect(run.output.contains("\"result\":\"gone\""))
    }
  }

  @Test func foldersOfPicturesAreComparedByTheirNames() throws {
    try tool { tool in
      #expect(
        try tool.run("review", "Cards.swift", "--preview", "Short", "--pictures", "old", "--quiet").status == 0)
      #expect(
        tool.files(in: "old") == [
          "short@iphone-16-ax3.png", "short@iphone-16-dark-ax3.png", "short@iphone-16-dark.png", "short@iphone-16.png",
        ])
      let run = try tool.run("review", "Cards.swift", "--against", "old")
      #expect(run.status == 0)
      #expect(run.errors.contains("4 new"), "\(run.errors)")
    }
  }

  @Test func everyStepIsAMomentOfItsOwn() throws {
    try tool { tool in
      let run = try tool.run(
        "review", "Cards.swift", "--preview", "Short", "--appearance", "light", "--type-size", "l", "--step",
        "tap \"Open\"", "--step", "settle", "--each-step")
      #expect(run.status == 0, "\(run.errors)")
      let text = try page(tool), cells = try cells(text)
      #expect(
        cells.compactMap { $0["name"] as? String } == [
          "short@iphone-16-step-0.png", "short@iphone-16-step-1.png", "short@iphone-16-step-2.png",
        ])
      #expect(cells.map { $0["step"] as? String } == [nil, "tap \"Open\"", "settle"])
      #expect(text.components(separatedBy: "class=\"picture\"").count - 1 == 2, "the last two are the same")
    }
  }

  @Test func aPreviewThatFailsHasItsReasonInsteadOfAPicture() throws {
    let broken = """

      struct Bad: View {
        let list: [Int] = []
        var body: some View { Text("\\(list[3])") }
      }
      #Preview("Broken") { Bad() }
      """
    let source = Self.cards + broken
    try tool(source) { tool in
      let run = try tool.run("review", "Cards.swift", "--type-size", "l", "--appearance", "light", "-o", "out")
      #expect(run.status == 4)
      let cells = try cells(try page(tool, "out/review.html"))
      #expect(cells.count == 3)
      #expect((cells[2]["error"] as? String)?.contains("Index out of range") ?? false)
    }
  }

  @Test func whatDoesNotCompileLeavesThePageAsItWas() throws {
    try tool { tool in
      try tool.write("before", to: "review.html")
      try tool.write("import SwiftUI\n#Preview { Nothing() }", to: "Cards.swift")
      let run = try tool.run("review", "Cards.swift")
      #expect(run.status == 3)
      #expect(try page(tool) == "before")
    }
  }

  @Test func findingsNameTheirViews() throws {
    try tool { tool in
      let run = try tool.run("review", "Cards.swift", "--preview", "Long", "--type-size", "ax3", "--json")
      #expect(run.output.contains("Text “A text that is long”: the text is cut off after 1 line"), "\(run.output)")
      let inspected = try tool.run("inspect", "--issues", "Cards.swift", "--preview", "Long", "--type-size", "ax3")
      #expect(inspected.output.contains("the text is cut off after 1 line"), "\(inspected.output)")
    }
  }
}
