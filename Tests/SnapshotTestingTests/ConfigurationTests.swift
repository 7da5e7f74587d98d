import Foundation
import Testing

@_spi(Internals) @testable import SnapshotTesting

@Suite struct ConfigurationTests {
  @Test func innerConfigurationKeepsWhatItDoesNotSay() {
    withSnapshotTesting(record: .failed, diffTool: .ksdiff) {
      withSnapshotTesting(diffTool: "meld") {
        #expect(SnapshotTestingConfiguration.current?.record == .failed)
        let command = SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
        #expect(command == "meld a b")
      }
      #expect(SnapshotTestingConfiguration.current?.record == .failed)
    }
    #expect(SnapshotTestingConfiguration.current == nil)
  }

  @Test func configurationHoldsInAsynchronousWork() async {
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current?.record == .all)
      #expect(isRecording)
    }
  }

  @Test func argumentWinsOverTheConfiguration() {
    let sandbox = Sandbox()
    withSnapshotTesting(record: .all) {
      _ = sandbox.verify("one", as: .lines, record: .never)
      #expect(sandbox.names.isEmpty)
      _ = sandbox.verify("one", as: .lines, record: nil)
      #expect(sandbox.names == ["test.it.txt"])
    }
  }

  @Test(.snapshots(record: .failed, diffTool: .ksdiff)) func traitConfiguresItsTest() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
    #expect(Defaults.configuration(record: nil, diffTool: nil).record == .failed)
  }

  @Test(.snapshots(record: .all)) func traitReachesTasksThatForgetTheirSurroundings() async {
    // The test is still known by its traits where task-local values are not.
    #expect(isRecording)
  }

  @Suite(.snapshots(record: .never)) struct Inner {
    @Test func suiteConfiguresItsTests() { #expect(SnapshotTestingConfiguration.current?.record == .never) }

    @Test(.snapshots(record: .all)) func testWinsOverItsSuite() {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
    }
  }

  @Test func diffToolsNameBothFiles() {
    typealias Tool = SnapshotTestingConfiguration.DiffTool
    #expect(Tool.ksdiff(currentFilePath: "/a b", failedFilePath: "/c") == #"ksdiff "/a b" "/c""#)
    #expect(
      Tool.default(currentFilePath: "/a", failedFilePath: "/b") == """
        @−
        "file:///a"
        @+
        "file:///b"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """)
    #expect(Tool { "compare \($0) \($1)" }(currentFilePath: "/a", failedFilePath: "/b") == "compare /a /b")
    let none: Tool = nil
    #expect(none(currentFilePath: "/a", failedFilePath: "/b").hasPrefix("@−"))
  }

  @Test func failureOffersTheDiffTool() {
    let sandbox = Sandbox()
    withSnapshotTesting(diffTool: "meld") {
      let failure = sandbox.failure(recording: "one", asserting: "two", as: .lines)
      #expect(failure?.contains("meld \(sandbox.folder.path)/test.it.txt /") == true)
    }
  }
}
