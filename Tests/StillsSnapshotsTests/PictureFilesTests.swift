import Foundation
import Stills
import StillsImaging
import StillsSnapshots
import SwiftUI
import Testing

@MainActor @Suite struct PictureFilesTests {
  private func folders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let (a, b) = (try Draw.result(Text("A")).png(), try Draw.result(Text("B")).png())
    for (path, bytes) in [
      ("old/same.png", a), ("new/same.png", a), ("old/sub/changed.png", a), ("new/sub/changed.png", b),
      ("old/gone.png", a), ("new/came.png", b), ("old/broken.png", Array(a.prefix(300))), ("new/broken.png", a),
      ("old/notes.txt", [1]),
    ] { try GoldenFiles.write(bytes, to: folder.file(path)) }
    return folder
  }

  private func compare(_ folder: TemporaryFolder) throws -> [FileComparison] {
    try PictureFiles.compare(folder.file("old"), folder.file("new"))
  }

  /// Strings cannot hold such names: what is found is not what is there.
  @Test func namesThatAreNoTextAreNamed() throws {
    let folder = try TemporaryFolder()
    let goldens = folder.file("__Snapshots__")
    try GoldenFiles.write([1], to: goldens + "/a.png")
    let path =
      Array("\(goldens)/caf".utf8CString.dropLast()) + [CChar(truncatingIfNeeded: 0xE9)] + Array(".png".utf8CString)
    close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644))
    defer { unlink(path) }
    let message = "/caf\u{FFFD}.png: the name is no UTF-8 text"
    let compared = #expect(throws: GoldenError.self) { _ = try PictureFiles.compare(goldens, goldens) }
    #expect(compared?.description.contains(message) == true)
    let surveyed = #expect(throws: GoldenError.self) { _ = try GoldenSurvey(folders: [folder.path], record: nil) }
    #expect(surveyed?.description.contains(message) == true)
  }

  @Test func foldersArePairedByPath() throws {
    let folder = try folders()
    let results = try compare(folder).map { comparison -> String in
      switch comparison.outcome {
      case .same: "same \(comparison.name)"
      case .different(let difference): "different \(comparison.name) \(difference.causes.first?.sentence ?? "")"
      case .added: "added \(comparison.name)"
      case .removed: "removed \(comparison.name)"
      case .failed(let message): "failed \(message.replacingOccurrences(of: folder.path, with: ""))"
      }
    }
    #expect(results.count == 5)
    #expect(results[0].hasPrefix("failed /old/broken.png: PNGDecoder: "))
    #expect(
      Array(results[1...]) == [
        "added came.png", "removed gone.png", "same same.png",
        "different sub/changed.png Text “A”: text “A” → “B”",
      ])
  }

  @Test func renamedPicturesAreFoundAgain() throws {
    let folder = try folders()
    let gone = try #require(try GoldenFiles.read(folder.file("old/gone.png")))
    try GoldenFiles.write(gone, to: folder.file("new/b/c.png"))
    let results = try compare(folder)
    #expect(results.first { $0.name == "b/c.png" }?.otherName == "gone.png")
    #expect(results.first { $0.name == "b/c.png" }?.message?.hasSuffix(", the same as gone.png was") == true)
    #expect(results.first { $0.name == "gone.png" }?.message?.hasSuffix(", the same as b/c.png is") == true)
    #expect(results.first { $0.name == "came.png" }?.otherName == nil)
  }

  @Test func linkedFoldersAreLookedIntoAndFoldersAreNoPictures() throws {
    let folder = try folders()
    symlink("old", folder.file("link"))
    #expect(try PictureFiles.compare(folder.file("link"), folder.file("new")).count == 5)
    // A folder elsewhere, one that leads back up, and one that is called like a picture.
    try GoldenFiles.write(try Draw.result(Text("A")).png(), to: folder.file("elsewhere/far.png"))
    for side in ["old", "new"] { symlink("../elsewhere", folder.file("\(side)/more")) }
    symlink("../..", folder.file("new/sub/up"))
    symlink("sub", folder.file("new/again"))
    for side in ["old", "new"] {
      try FileManager.default.createDirectory(
        atPath: folder.file("\(side)/folder.png"), withIntermediateDirectories: true)
    }
    let names = try compare(folder).map(\.name)
    #expect(names == ["broken.png", "came.png", "gone.png", "more/far.png", "same.png", "sub/changed.png"])
  }

  @Test func artifactsAreComparedWithTheReferencesAmongThem() throws {
    let folder = try TemporaryFolder()
    let (a, b) = (try Draw.result(Text("A")).png(), try Draw.result(Text("B")).png())
    for (path, bytes) in [
      ("Tests/row.1.png", b), ("Tests/row.1.reference.png", a), ("Tests/row.1.failure.png", b),
      ("Tests/row.1.difference.png", a), ("Tests/new.dark.png", b), ("flat.reference.png", a), ("flat.failure.png", b),
    ] { try GoldenFiles.write(bytes, to: folder.file(path)) }
    let results = try PictureFiles.compareArtifacts(in: folder.path).map { comparison -> String in
      let path = comparison.actualPath.map { ($0 as NSString).lastPathComponent } ?? "nothing"
      return "\(comparison.name) \(ComparisonJSON.text(of: [comparison]).contains("\"different\"")) \(path)"
    }
    #expect(
      results == [
        "Tests/new.dark.png false new.dark.png", "Tests/row.1.png true row.1.png", "flat.png true flat.failure.png",
      ])
    #expect(throws: GoldenError.self) { try PictureFiles.compareArtifacts(in: folder.file("nowhere")) }
    #expect(throws: GoldenError.self) { try PictureFiles.compareArtifacts(in: folder.file("flat.failure.png")) }
  }

  @Test func fileAndFolderCannotBeCompared() throws {
    let folder = try folders()
    #expect(throws: GoldenError.self) { try PictureFiles.compare(folder.file("old"), folder.file("new/same.png")) }
    #expect(throws: GoldenError.self) { try PictureFiles.compare(folder.file("old"), folder.file("nowhere")) }
  }

  @Test func junitIsWellFormedAndCounts() throws {
    let text = JUnitReport.text(of: try compare(folders()), suite: "a <suite> & more")
    #expect(text.contains("tests=\"5\" failures=\"3\" errors=\"1\""))
    #expect(text.contains("classname=\"sub\" name=\"changed.png\""))
    let parser = XMLCheck(text)
    #expect(parser.isWellFormed)
  }

  @Test func jsonIsReadBack() throws {
    let data = Data(ComparisonJSON.text(of: try compare(folders())).utf8)
    let list = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(list.map { $0["result"] as? String } == ["failed", "added", "removed", "same", "different"])
    let causes = try #require(list[4]["causes"] as? [[String: Any]])
    #expect(causes.first?["kind"] as? String == "text" && causes.first?["before"] as? String == "A")
  }

  @Test func reportHasAllPicturesInIt() throws {
    let folder = try folders()
    // The page reads the files, which go with the folder.
    let page = try withExtendedLifetime(folder) {
      ComparisonReport.page(of: try compare(folder), title: "old → new")
    }
    #expect(page.components(separatedBy: "data:image/png;base64,").count - 1 == 8)
    #expect(!page.contains("http://") && !page.contains("https://"))
  }
}

/// Just enough of XML: tags close in turn, and nothing is left that must be escaped.
private struct XMLCheck {
  let isWellFormed: Bool

  init(_ text: String) {
    var open: [Substring] = []
    var isFine = true
    for piece in text.split(separator: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else {
        isFine = false
        break
      }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        isFine = isFine && open.popLast() == tag.dropFirst()
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " })
      }
    }
    isWellFormed = isFine && open.isEmpty && !text.contains("& ")
  }
}
