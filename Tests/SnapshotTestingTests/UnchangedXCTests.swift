// A file as teams have it on a Mac, in XCTest's style: nothing in it knows where it runs.
import SnapshotTesting
import SwiftUI
import XCTest

final class UnchangedXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  private struct Account: Codable { var name: String, balance: Int }

  private struct Badge: SwiftUI.View {
    let text: String
    var body: some SwiftUI.View {
      Text(text).padding(5).background(RoundedRectangle(cornerRadius: 5).fill(Color.blue)).padding(10)
    }
  }

  func testValues() {
    let account = Account(name: "Ann", balance: 3)
    assertSnapshot(of: account, as: .json)
    assertSnapshot(of: account, as: .dump)
    assertSnapshot(of: account, as: .description, named: "description")
    assertSnapshot(of: "one\ntwo", as: .lines, record: false)
  }

  func testFailureOfAValue() {
    let failure = verifySnapshot(
      of: "other", as: .lines, named: "kept", record: .never, file: #filePath, testName: "testValues")
    XCTAssertNotNil(failure)
  }

  @MainActor func testViews() {
    let directory = NSTemporaryDirectory() + "/unchanged-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: directory) }
    for mode in [SnapshotTestingConfiguration.Record.all, .never] {
      let failures = [
        verifySnapshot(of: Badge(text: "1"), as: .image, named: "plain", record: mode, snapshotDirectory: directory),
        verifySnapshot(
          of: Badge(text: "1"),
          as: .image(layout: .device(config: .iPhoneSe), traits: .init(userInterfaceStyle: .dark)),
          named: "device", record: mode, snapshotDirectory: directory),
        verifySnapshot(
          of: Badge(text: "1"),
          as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .fixed(width: 200, height: 100)),
          named: "fixed", record: mode, snapshotDirectory: directory),
      ]
      if mode == .never { XCTAssertEqual(failures, [nil, nil, nil]) }
    }
  }

  @available(*, deprecated)
  func testOlderSpellings() {
    assertSnapshot(matching: "older", as: .lines)
    assertSnapshots(matching: 7, as: ["plain": .description])
  }
}
