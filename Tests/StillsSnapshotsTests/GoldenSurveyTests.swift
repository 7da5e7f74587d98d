import Foundation
import StillsSnapshots
import Testing

@Suite struct GoldenSurveyTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, byte) in [("A.1", 1), ("A.2", 2), ("B.1", 1), ("C.1", 3)] as [(String, UInt8)] {
      try GoldenFiles.write([byte, byte], to: folder.file("Tests/AppTests/__Snapshots__/ScreenTests/\(name).png"))
    }
    try GoldenFiles.write([9], to: folder.file("Tests/AppTests/notes.txt"))
    return folder
  }

  private func record(_ folder: String, _ names: [String]) -> (path: String, text: String) {
    let lines = names.map { "\(folder)/Tests/AppTests/__Snapshots__/ScreenTests/\($0).png\n" }
    return ("used.txt", lines.joined())
  }

  @Test func unusedAndDoublesAreListed() throws {
    let folder = try project()
    let survey = try GoldenSurvey(folders: [folder.path], record: record(folder.path, ["A.1", "A.2", "B.1"]))
    #expect(survey.goldens.count == 4)
    #expect(survey.unused.map { ($0.path as NSString).lastPathComponent } == ["C.1.png"])
    #expect(survey.doubles.map { $0.map { ($0.path as NSString).lastPathComponent } } == [["A.1.png", "B.1.png"]])
    #expect(survey.text.hasPrefix("unused: 1, 2 bytes\n"))
  }

  @Test func withoutRecordNothingIsUnused() throws {
    let folder = try project()
    let survey = try GoldenSurvey(folders: [folder.path], record: nil)
    #expect(survey.unused.isEmpty && !survey.hasRecord)
    #expect(survey.json.contains("\"unused\": null"))
  }

  @Test func recordOfAnotherMachineCounts() throws {
    let folder = try project()
    let survey = try GoldenSurvey(folders: [folder.path], record: record("/builds/17/app", ["A.1", "A.2", "C.1"]))
    #expect(survey.unused.map { ($0.path as NSString).lastPathComponent } == ["B.1.png"])
  }

  @Test func recordOfSomethingElseIsAnError() throws {
    let folder = try project()
    let error = #expect(throws: GoldenError.self) {
      try GoldenSurvey(folders: [folder.path], record: ("used.txt", "/other/__Snapshots__/x.png\n"))
    }
    #expect(error?.description.contains("names none of the 4 goldens") == true)
  }

  @Test func whatAUsedLinkLeadsToIsUsed() throws {
    let folder = try project()
    let snapshots = folder.file("Tests/AppTests/__Snapshots__")
    try GoldenFiles.write([7, 7, 7], to: "\(snapshots)/Shared/logo.png")
    symlink("../Shared/logo.png", "\(snapshots)/ScreenTests/D.1.png")
    for place in [folder.path, "/builds/17/app"] {
      let survey = try GoldenSurvey(
        folders: [folder.path], record: record(place, ["A.1", "A.2", "B.1", "C.1", "D.1"]))
      #expect(survey.unused.map(\.path) == [], "\(place)")
    }
    let survey = try GoldenSurvey(folders: [folder.path], record: record(folder.path, ["A.1", "A.2", "B.1", "C.1"]))
    #expect(survey.unused.map { ($0.path as NSString).lastPathComponent } == ["logo.png"])
  }

  /// A record of some of the tests must not cost the others their goldens.
  @Test func goldensOfTestsThatWereNotRunStay() throws {
    let folder = try project()
    let tests = folder.file("Tests/AppTests"), snapshots = "\(tests)/__Snapshots__"
    let source = "@Test func A() {}\n@Test(arguments: [1]) func shelf(style: Int) {}\n@Test func `a b`() {}\n"
    try GoldenFiles.write(Array(source.utf8), to: "\(tests)/ScreenTests.swift")
    try GoldenFiles.write(Array("func x() {}".utf8), to: "\(tests)/OtherTests.swift")
    for name in ["ScreenTests/shelf-style.dark", "ScreenTests/a-b.1", "OtherTests/x.1", "OtherTests/y.1"] {
      try GoldenFiles.write(Array(name.utf8), to: "\(snapshots)/\(name).png")
    }
    let survey = try GoldenSurvey(folders: [folder.path], record: record(folder.path, ["A.1"]))
    func names(_ entries: [GoldenSurvey.Entry]) -> [String] {
      entries.map { ($0.path as NSString).lastPathComponent }
    }
    // A has run, and used but one of its two; of y, B and C there is no test any more.
    #expect(names(survey.unused) == ["y.1.png", "A.2.png", "B.1.png", "C.1.png"])
    #expect(names(survey.notRun) == ["x.1.png", "a-b.1.png", "shelf-style.dark.png"])
    #expect(survey.text.contains("not run: 3, "))
    try survey.prune()
    #expect(FileManager.default.fileExists(atPath: "\(snapshots)/OtherTests/x.1.png"))
    #expect(!FileManager.default.fileExists(atPath: "\(snapshots)/OtherTests/y.1.png"))
  }

  @Test func fileIsNoFolderOfGoldens() throws {
    let folder = try project()
    let error = #expect(throws: GoldenError.self) {
      try GoldenSurvey(folders: [folder.file("Tests/AppTests/notes.txt")], record: nil)
    }
    #expect(error?.description.hasSuffix("notes.txt: this is no folder") == true)
  }

  @Test func pruningRemovesThoseAndEmptyFoldersAlone() throws {
    let folder = try project()
    let snapshots = folder.file("Tests/AppTests/__Snapshots__")
    try GoldenFiles.write([5], to: "\(snapshots)/OldTests/X.1.png")
    try GoldenFiles.write([6], to: "\(snapshots)/ScreenTests/\(GoldenFiles.unfinishedPrefix)7-x")
    try GoldenSurvey(folders: [folder.path], record: record(folder.path, ["A.1", "A.2", "B.1", "C.1"])).prune()
    #expect(try FileManager.default.contentsOfDirectory(atPath: snapshots) == ["ScreenTests"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(snapshots)/ScreenTests").sorted() == [
        "A.1.png", "A.2.png", "B.1.png", "C.1.png",
      ])
    #expect(try GoldenFiles.read(folder.file("Tests/AppTests/notes.txt")) == [9])
  }
}
