import Foundation
@_spi(Internals) import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

// Written as users of the vocabulary write their tests: what matters is that it compiles, and what is then where.

private struct Ticket: Codable, Equatable { var row: Int, seat: String }

extension SnapshotTestingConfiguration.DiffTool {
  fileprivate static let compare = Self { "compare \"\($0)\" \"\($1)\" png: | open -f -a Preview.app" }
}

/// Strategies of one's own, as the guides of the vocabulary define them.
extension Snapshotting where Value == Ticket, Format == String {
  fileprivate static let seat = SimplySnapshotting.lines.pullback { (ticket: Ticket) in "\(ticket.row)\(ticket.seat)" }
  fileprivate static var heading: Snapshotting { Snapshotting<String, String>.lines.pullback(\.seat) }
  fileprivate static func padded(to width: Int) -> Self {
    var strategy = Snapshotting<String, String>.lines.pullback { (ticket: Ticket) in
      String(repeating: " ", count: max(width - ticket.seat.count, 0)) + ticket.seat
    }
    strategy.pathExtension = "seat"
    return strategy
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  fileprivate static let viewOnly: Snapshotting = Snapshotting<UIView, UIImage>
    .image(size: CGSize(width: 50, height: 40))
    .pullback { controller in controller.view }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  fileprivate static let later = Snapshotting(
    pathExtension: "png",
    diffing: .image,
    asyncSnapshot: { image in
      Async { callback in
        callback(image)
      }
    })
}

extension Diffing where Value == Int {
  fileprivate static let near = Diffing(
    toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  ) {
    abs($0 - $1) < 3 ? nil : ("\($0) is far from \($1)", [XCTAttachment(string: "far")])
  }
}

final class AssertionShapesTests: XCTestCase {
  private static let folder = NSTemporaryDirectory() + "assertion-shapes-\(getpid())"

  override class func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
    super.tearDown()
  }

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  private var folder: String { Self.folder + "/" + String(name.filter { $0.isLetter || $0.isNumber }) }
  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

  /// Recorded first, then the same.
  private func check<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = "it",
    testName: String = #function, line: UInt = #line
  ) {
    let first = verifySnapshot(
      of: try value(), as: strategy, named: name, record: .all, snapshotDirectory: folder, testName: testName)
    XCTAssertTrue(first?.hasPrefix("Record mode is on.") ?? false, first ?? "recorded nothing", line: line)
    let second = verifySnapshot(
      of: try value(), as: strategy, named: name, record: .never, snapshotDirectory: folder, testName: testName)
    XCTAssertNil(second, line: line)
  }

  // MARK: Configurations

  func testOperationsReturnAndThrow() throws {
    let sum = withSnapshotTesting { 1 + 1 }
    XCTAssertEqual(sum, 2)
    struct Oops: Error {}
    XCTAssertThrowsError(try withSnapshotTesting(record: .all) { throw Oops() })
    withSnapshotTesting(diffTool: .compare) {
      XCTAssertEqual(
        SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b"),
        "compare \"a\" \"b\" png: | open -f -a Preview.app")
      XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .missing)
    }
  }

  func testOperationsMayWait() async throws {
    func later() async throws -> Int { 7 }
    let seven = try await withSnapshotTesting(record: .never, diffTool: "diff") {
      try await later()
    }
    XCTAssertEqual(seven, 7)
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      XCTAssertEqual(_record, .failed)
    }
  }

  @available(*, deprecated)
  func testGlobalsOfEarlierVersions() {
    let (was, tool) = (__record, __diffTool)
    defer { (__record, __diffTool) = (was, tool) }
    SnapshotTesting.record = true
    XCTAssertEqual(__record, .all)
    SnapshotTesting.isRecording = false
    XCTAssertEqual(__record, .missing)
    SnapshotTesting.diffTool = "ksdiff"
    XCTAssertEqual(__diffTool(currentFilePath: "old.png", failedFilePath: "new.png"), "ksdiff old.png new.png")
    SnapshotTesting.diffTool = nil
    XCTAssertTrue(__diffTool(currentFilePath: "a", failedFilePath: "b").hasPrefix("@−\n\"file://a\""))
  }

  // MARK: Assertions

  func testEveryFormOfAnAssertion() {
    let ticket = Ticket(row: 4, seat: "C")
    assertSnapshot(of: ticket, as: .json)
    assertSnapshot(of: ticket, as: .json, named: "a b/ü (1)")
    assertSnapshot(of: ticket, as: .dump, record: false)
    assertSnapshot(of: ticket, as: .dump, named: "again", record: .never, timeout: 1)
    assertSnapshot(of: try JSONDecoder().decode(Ticket.self, from: Data(#"{"row":4,"seat":"C"}"#.utf8)), as: .seat)
    assertSnapshots(of: ticket, as: [.json, .dump])
    assertSnapshots(of: ticket, as: ["json": .json, "text": .seat, "wide": .padded(to: 3)])
    let isNew: Bool? = nil
    assertSnapshot(of: ticket, as: .heading, record: isNew)
    assertSnapshot(of: 3, as: Snapshotting(pathExtension: nil, diffing: .near), named: "number")
    let mode: SnapshotTestingConfiguration.Record = .missing
    assertSnapshot(
      of: "x", as: .lines, named: "mode", record: mode, timeout: 5, fileID: #fileID, file: #filePath,
      testName: #function, line: #line, column: #column)
  }

  @available(*, deprecated)
  func testOlderInlineSpelling() {
    _assertInlineSnapshot(
      matching: [1, 2], as: .dump,
      with: """
        ▿ 2 elements
          - 1
          - 2
        """)
    XCTAssertEqual(
      _verifyInlineSnapshot(matching: "a", as: .lines, with: "b"),
      "Snapshot does not match reference.\n\n@@ −1,1 +1,1 @@\n−b\n+a")
    XCTAssertTrue(_verifyInlineSnapshot(matching: "a", as: .lines, with: "")?.contains("No reference") ?? false)
  }

  func testNamesAndNumbersOfFiles() {
    for value in ["one", "two"] {
      _ = verifySnapshot(of: value, as: .lines, snapshotDirectory: folder, testName: "testPlain()")
    }
    _ = verifySnapshot(
      of: "x", as: .lines, named: "iPhone 13 (dark) / ünï", snapshotDirectory: folder, testName: "test(with:and:)")
    _ = verifySnapshot(of: Ticket(row: 1, seat: "A"), as: .json, snapshotDirectory: folder, testName: "testPlain()")
    _ = verifySnapshot(of: Data([1]), as: .data, named: "raw.bin", snapshotDirectory: folder, testName: "testPlain()")
    XCTAssertEqual(
      names,
      [
        "test-with-and.iPhone-13-dark-ünï.txt", "testPlain.1.txt", "testPlain.2.txt", "testPlain.3.json",
        "testPlain.raw-bin",
      ])
  }

  func testMessagesAreTheKnownOnes() throws {
    func verify(_ text: String, _ record: SnapshotTestingConfiguration.Record, named name: String? = "m") -> String {
      verifySnapshot(
        of: text, as: .lines, named: name, record: record, snapshotDirectory: folder,
        testName: "testMessagesAreTheKnownOnes()") ?? ""
    }
    let url = URL(fileURLWithPath: folder).appendingPathComponent("testMessagesAreTheKnownOnes.m.txt")
    XCTAssertTrue(
      verify("a", .never).hasPrefix(
        "No reference was found on disk. New snapshot was not recorded because recording is disabled"))
    XCTAssertEqual(
      verify("a", .missing),
      """
      No reference was found on disk. Automatically recorded snapshot: …

      open "\(url.absoluteString)"

      Re-run "testMessagesAreTheKnownOnes" to assert against the newly-recorded snapshot.
      """)
    XCTAssertEqual(
      verify("a", .all),
      """
      Record mode is on. Automatically recorded snapshot: …

      open "\(url.absoluteString)"

      Turn record mode off and re-run "testMessagesAreTheKnownOnes" to assert against the newly-recorded snapshot
      """)
    let failure = verify("b", .missing)
    XCTAssertTrue(
      failure.hasPrefix("Snapshot \"m\" does not match reference.\n\nksdiff \"\(url.path)\" \""), failure)
    XCTAssertTrue(failure.hasSuffix("\"\n\n@@ −1,1 +1,1 @@\n−a\n+b"), failure)
    XCTAssertTrue(
      verify("b", .failed).hasPrefix(
        "Snapshot \"m\" does not match reference. A new snapshot was automatically recorded.\n\nksdiff "))
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "b")
    _ = verify("one", .all, named: nil)
    XCTAssertEqual(names.last, "testMessagesAreTheKnownOnes.m.txt")
    struct Broken: LocalizedError { var errorDescription: String? { "no ticket left" } }
    func broken() throws -> String { throw Broken() }
    XCTAssertEqual(
      verifySnapshot(of: try broken(), as: .lines, named: "e", snapshotDirectory: folder), "no ticket left")
  }

  func testWaitingLetsTheMainQueueWork() {
    var value = "Hello"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      value = "Goodbye"
    }
    let strategy = Snapshotting.lines.pullback { (_: Void) in
      value
    }
    var text = ""
    Snapshotting.wait(for: 0.3, on: strategy).snapshot(()).run { text = $0 }
    XCTAssertEqual(text, "Goodbye")
  }

  func testSnapshotsComeLater() {
    let strategy = SimplySnapshotting.lines.asyncPullback { (number: Int) in
      Async<String> { callback in
        DispatchQueue.main.async { callback("\(number)") }
      }
    }
    check(41, as: strategy)
    XCTAssertTrue(
      verifySnapshot(
        of: 1,
        as: Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } }),
        snapshotDirectory: folder, timeout: 0.05
      )?.hasPrefix("Exceeded timeout of 0.05 seconds waiting for snapshot.") ?? false)
  }

  // MARK: Views

  private struct Badge: SwiftUI.View {
    var text = "Checked"
    var body: some SwiftUI.View {
      HStack {
        Image(systemName: "checkmark.circle.fill")
        Text(text).fixedSize()
      }
      .padding(5)
      .background(RoundedRectangle(cornerRadius: 5.0).fill(Color.blue))
      .padding(10)
    }
  }

  func testEveryFormOfAViewsPicture() {
    let view = Badge().background(Color.yellow)
    check(view, as: .image)
    check(view, as: .image())
    check(view, as: .image(traits: .init(userInterfaceStyle: .light)))
    check(view, as: .image(layout: .sizeThatFits, traits: .init(userInterfaceStyle: .dark)))
    check(view, as: .image(layout: .fixed(width: 200.0, height: 100.0)))
    check(view, as: .image(layout: .device(config: .iPhoneSe), traits: .init(userInterfaceStyle: .light)))
    check(view, as: .image(drawHierarchyInKeyWindow: true, layout: .device(config: .iPhone13(.landscape))))
    check(view, as: .image(precision: 0.98, perceptualPrecision: 0.97))
    check(view, as: .wait(for: 0.01, on: .image))
    check(AnyView(view), as: .image(layout: .device(config: .iPadPro11(.portrait(splitView: .oneThird)))))
    let strategies: [String: Snapshotting<Badge, UIImage>] = [
      "fit": .image, "small": .image(layout: .fixed(width: 120, height: 60)),
    ]
    for (name, strategy) in strategies { check(Badge(), as: strategy, named: name) }
    XCTAssertTrue(names.contains("testEveryFormOfAViewsPicture.small.png"))
  }

  @MainActor func testEveryFormOfAControllersPicture() {
    let controller = UIHostingController(rootView: Badge())
    let screen: UIViewController = UINavigationController(rootViewController: controller)
    check(screen, as: .image(on: .iPhone8))
    check(screen, as: .image(on: .iPhone13Pro(.landscape), traits: .init(userInterfaceStyle: .dark)))
    check(screen, as: .image(on: .iPadMini(.landscape(splitView: .oneHalf))))
    check(screen, as: .image(on: .iPhoneSe, traits: .init(preferredContentSizeCategory: .accessibilityLarge)))
    check(screen, as: .image(on: .init(safeArea: .zero, size: .init(width: 200, height: 200), traits: .init())))
    check(screen, as: .image(size: CGSize(width: 300, height: 200)))
    let alone = UIHostingController(rootView: Badge())
    check(alone, as: .viewOnly)
    check(alone, as: .image(on: .iPhoneX, precision: 0.99))
    check(alone.view, as: .image(size: CGSize(width: 90, height: 50)))
    check(alone, as: .recursiveDescription(on: .iPhoneX(.portrait)))
    let label = UILabel()
    label.text = "Hello."
    label.backgroundColor = .white
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
    check(label, as: .image)
    check(label, as: .image(precision: 0.9))
    check(label, as: .image(traits: .init(traitsFrom: [.init(displayScale: 2), .init(userInterfaceStyle: .dark)])))
    check(label, as: .recursiveDescription)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    check(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4)) }, as: .later)
  }

  @MainActor func testOneControllerServesManyPictures() {
    final class Counting: UIViewController {
      var loads = 0, appearances = 0, disappearances = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        disappearances += 1
      }
    }
    let controller = Counting()
    let strategies: [Snapshotting<UIViewController, UIImage>] = [.image(on: .iPhoneSe), .image(on: .iPhoneX), .image]
    for strategy in strategies { strategy.snapshot(controller).run { _ in } }
    XCTAssertEqual(controller.loads, 1)
    XCTAssertEqual(controller.appearances, 3)
    XCTAssertEqual(controller.disappearances, 3)
  }
}
