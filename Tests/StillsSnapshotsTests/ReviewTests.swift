import Foundation
import Stills
import StillsSnapshots
import SwiftUI
import Testing

/// Reviews as pages: written, read again, joined and compared.
@MainActor @Suite struct ReviewTests {
  /// Cells `0.png`, `1.png`, … that show the texts.
  private func review(_ texts: [String], part: Review.Part? = nil, from first: Int = 0) throws -> Review {
    var review = Review(title: "<Mine> & yours", part: part)
    for (index, text) in texts.enumerated() {
      var cell = Review.Cell(preview: "Preview </script>", file: "File.swift", line: 3, name: "\(first + index).png")
      cell.order = first + index
      cell.device = "iphone-16"
      cell.warnings = ["a \"warning\" </script>"]
      cell.findings = [Finding(.overlap, "A: overlaps B", frame: CGRect(x: 1, y: 2, width: 3.25, height: .infinity))]
      cell.picture = review.add(try Draw.result(Text(text)).png())
      review.cells.append(cell)
    }
    return review
  }

  private func write(_ review: Review, _ name: String = "page.html", in folder: TemporaryFolder) throws -> String {
    let path = folder.file(name)
    try GoldenFiles.write(Array(try review.page().utf8), to: path)
    return path
  }

  @Test func aPageIsReadAsItWasWritten() throws {
    let folder = try TemporaryFolder()
    let written = try review(["A", "B", "A"])
    let read = try Review(path: try write(written, in: folder))
    #expect(read.title == written.title)
    #expect(read.cells == written.cells)
    #expect(read.pictures == written.pictures)
    #expect(read.cells.map(\.picture) == [0, 1, 0])
    #expect(try read.page() == written.page())
  }

  @Test func textsCannotEndTheScriptThatTheyStandIn() throws {
    let page = try review(["A"]).page()
    #expect(page.contains("<title>&lt;Mine&gt; &amp; yours</title>"))
    #expect(page.components(separatedBy: "</script>").count - 1 == 3, "the data, a picture, and the script")
  }

  @Test func damagedPagesAreNotRead() throws {
    let folder = try TemporaryFolder()
    let path = try write(try review(["A", "B"]), in: folder)
    let bytes = try #require(try GoldenFiles.read(path))
    func problem(_ bytes: [UInt8]) throws -> String {
      try GoldenFiles.write(bytes, to: path)
      do {
        _ = try Review(path: path)
        return "none"
      } catch {
        return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
      }
    }
    #expect(try problem(Array(bytes.prefix(100))) == "page.html: this is no page that `stills review` has written")
    let damaged = "page.html: the page is damaged, or of another version of stills"
    let text = String(decoding: bytes, as: UTF8.self)
    let start = try #require(text.range(of: "{\"cells\"")?.lowerBound)
    #expect(try problem(Array(text[..<start].utf8)) == damaged)
    #expect(try problem(Array(text.replacingOccurrences(of: "\"version\":1", with: "\"version\":2").utf8)) == damaged)
    #expect(try problem(Array(text.replacingOccurrences(of: "\"picture\":1", with: "\"picture\":7").utf8)) == damaged)
    for part in [Review.Part(index: 3, count: 2, total: 2), Review.Part(index: 1, count: 2, total: -1)] {
      #expect(try problem(Array(try review(["A"], part: part).page().utf8)) == damaged)
    }
    #expect(try problem(bytes) == "none")
  }

  @Test func partsMakeAWholeInTheirOrder() throws {
    let whole = try review(["A", "B", "C"])
    let first = try review(["A"], part: Review.Part(index: 1, count: 2, total: 3))
    let second = try review(["B", "C"], part: Review.Part(index: 2, count: 2, total: 3), from: 1)
    let merged = try Review.merging([("second", second), ("first", first)])
    #expect(try merged.page() == whole.page())

    let other = try review(["A"], part: Review.Part(index: 1, count: 2, total: 4))
    #expect(throws: ReviewError.self) { try Review.merging([("second", second), ("other", other)]) }
    let wrong = try review(["A"], part: Review.Part(index: 1, count: 2, total: 3), from: 2)
    #expect(throws: ReviewError.self) { try Review.merging([("second", second), ("wrong", wrong)]) }
  }

  @Test func partsWithoutPicturesAreParts() throws {
    let first = try review(["A"], part: Review.Part(index: 1, count: 2, total: 1))
    let empty = try review([], part: Review.Part(index: 2, count: 2, total: 0))
    #expect(try Review.merging([("empty", empty), ("first", first)]).page() == review(["A"]).page())
  }

  @Test func changesAreTold() throws {
    let folder = try TemporaryFolder()
    let old = try write(try review(["A", "B", "C"]), in: folder)
    var new = try review(["A", "X"])
    try new.compare(against: old)
    #expect(new.against == "page.html")
    #expect(new.cells.map { $0.change?.result } == [.same, .changed, .gone])
    #expect(new.cells[1].change?.lines.first == "Text “B”: text “B” → “X”")
    #expect(new.picture(new.cells[1].change?.before) != nil)
    #expect(new.cells[2].name == "2.png" && new.picture(new.cells[2].picture) != nil)
    #expect(new.hasChanges)
    // What was gone before is not gone again.
    let next = try write(new, "next.html", in: folder)
    var later = try review(["A", "X"])
    try later.compare(against: next)
    #expect(!later.hasChanges)
  }

  @Test func picturesInFoldersAreFoundByName() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("sub/0.png", "A"), ("9.png", "Z")] {
      try GoldenFiles.write(try Draw.result(Text(text)).png(), to: folder.file(name))
    }
    var new = try review(["A", "B"])
    try new.compare(against: folder.path)
    #expect(new.cells.map { $0.change?.result } == [.same, .new, .gone])
    #expect(throws: (any Error).self) { try new.compare(against: folder.file("none")) }
  }
}
