import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct RecordModeTests {
  let sandbox = Sandbox()

  @Test func missingRecordsOnceAndFailsThatOnce() {
    let first = sandbox.verify("one", as: .lines, record: .missing)
    #expect(first?.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …") == true)
    #expect(first?.contains("Re-run \"test\" to assert against the newly-recorded snapshot.") == true)
    #expect(sandbox.text("test.it.txt") == "one")
    #expect(sandbox.verify("one", as: .lines, record: .missing) == nil)
  }

  @Test func missingLeavesWhatDiffers() {
    _ = sandbox.verify("one", as: .lines, record: .missing)
    #expect(sandbox.verify("two", as: .lines, record: .missing)?.hasPrefix("Snapshot \"it\" does not match") == true)
    #expect(sandbox.text("test.it.txt") == "one")
  }

  @Test func allRecordsAlwaysAndFails() {
    for text in ["one", "two"] {
      let failure = sandbox.verify(text, as: .lines, record: .all)
      #expect(failure?.hasPrefix("Record mode is on. Automatically recorded snapshot: …") == true)
      #expect(sandbox.text("test.it.txt") == text)
    }
  }

  @Test func failedRecordsWhatDiffers() {
    _ = sandbox.verify("one", as: .lines, record: .failed)
    #expect(sandbox.verify("one", as: .lines, record: .failed) == nil)
    let failure = sandbox.verify("two", as: .lines, record: .failed)
    #expect(failure?.contains("A new snapshot was automatically recorded.") == true)
    #expect(failure?.contains("+two") == true)
    #expect(sandbox.text("test.it.txt") == "two")
  }

  @Test func neverRecordsNothingAndKeepsTheSnapshotAmongTheArtifacts() throws {
    let failure = try #require(sandbox.verify("one", as: .lines, named: "never-\(UUID())", record: .never))
    #expect(failure.hasPrefix("No reference was found on disk."))
    #expect(sandbox.names.isEmpty)
    let line = try #require(failure.split(separator: "\n").first { $0.hasPrefix("open ") })
    let url = try #require(URL(string: line.dropFirst(6).dropLast().description))
    #expect(try String(contentsOf: url, encoding: .utf8) == "one")
    try FileManager.default.removeItem(at: url)
  }

  @Test func neverComparesWithWhatIsThere() {
    #expect(sandbox.failure(recording: "one", asserting: "one", as: .lines) == nil)
    #expect(sandbox.failure(recording: "one", asserting: "two", as: .lines)?.contains("−one\n+two") == true)
    #expect(sandbox.text("test.it.txt") == "one")
  }

  @Test func modesAreWrittenAsInTheEnvironment() {
    for name in ["all", "failed", "missing", "never"] {
      #expect(SnapshotTestingConfiguration.Record(rawValue: name)?.rawValue == name)
    }
    #expect(SnapshotTestingConfiguration.Record(rawValue: "always") == nil)
    #expect((true as SnapshotTestingConfiguration.Record) == .all)
    #expect((false as SnapshotTestingConfiguration.Record) == .missing)
  }

  @Test(arguments: [
    ([:], "missing"), (["CI": "true"], "never"), (["CI": "1"], "never"), (["CI": ""], "missing"),
    (["CI": "false"], "missing"), (["CI": "true", "SNAPSHOT_TESTING_RECORD": "failed"], "failed"),
    (["SNAPSHOT_TESTING_RECORD": "all"], "all"),
  ])
  func continuousIntegrationRecordsNothingUnlessToldTo(environment: [String: String], mode: String) {
    #expect(Defaults.record(in: environment) { Issue.record("\($0)") }.rawValue == mode)
  }

  @Test func modeThatDoesNotExistIsSaid() {
    var warnings: [String] = []
    #expect(Defaults.record(in: ["SNAPSHOT_TESTING_RECORD": "yes"]) { warnings.append($0) } == .missing)
    #expect(warnings == [#"SNAPSHOT_TESTING_RECORD is "yes"; it may be all, failed, missing or never"#])
  }

  @Test func errorOfTheValueIsTheFailure() {
    struct Broken: Error, CustomStringConvertible { let description = "the value is broken" }
    func value() throws -> String { throw Broken() }
    #expect(sandbox.verify(try value(), as: .lines) == "the value is broken")
    #expect(sandbox.names.isEmpty)
  }

  @Test func folderThatCannotBeWrittenIsTheFailure() {
    let failure = verifySnapshot(
      of: "one", as: .lines, named: "it", record: .all, snapshotDirectory: "/proc/no-such-folder")
    #expect(failure?.contains("/proc/no-such-folder") == true)
  }
}
