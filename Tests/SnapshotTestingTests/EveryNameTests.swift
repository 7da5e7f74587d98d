import Foundation
import FoundationNetworking
@_spi(Internals) import InlineSnapshotTesting
@_spi(Internals) import SnapshotTesting
import SwiftUI
import XCTest

/// Every name of the vocabulary that has a meaning without a Mac, each used as its users write it: what does not compile
/// or does not match itself is missing.
final class EveryNameTests: XCTestCase {
  private let directory = NSTemporaryDirectory() + "every-name-\(UUID().uuidString)"

  override func tearDown() { try? FileManager.default.removeItem(atPath: directory) }

  /// Recorded, then asserted.
  private func check<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    line: UInt = #line
  ) {
    for record in [SnapshotTestingConfiguration.Record.all, .never] {
      let failure = verifySnapshot(
        of: try value(), as: strategy, named: name ?? "\(line)", record: record, snapshotDirectory: directory,
        timeout: 5, testName: "names")
      if record == .never { XCTAssertNil(failure, failure ?? "", line: line) }
    }
  }

  // MARK: - Configuration

  func testConfigurations() async {
    let configuration = SnapshotTestingConfiguration(record: .missing, diffTool: .ksdiff)
    XCTAssertEqual(configuration.record, .missing)
    XCTAssertEqual(configuration.diffTool?(currentFilePath: "a", failedFilePath: "b"), "ksdiff \"a\" \"b\"")
    for name in ["all", "failed", "missing", "never"] {
      XCTAssertNotNil(SnapshotTestingConfiguration.Record(rawValue: name))
    }
    let tools: [SnapshotTestingConfiguration.DiffTool] = [
      .default, .ksdiff, "meld", nil, SnapshotTestingConfiguration.DiffTool { "\($0) and \($1)" },
    ]
    XCTAssertEqual(tools[2](currentFilePath: "a", failedFilePath: "b"), "meld a b")
    XCTAssertEqual(tools[4](currentFilePath: "a", failedFilePath: "b"), "a and b")
    withSnapshotTesting(record: .never, diffTool: "meld") {
      XCTAssertFalse(isRecording)
      XCTAssertEqual(_record, .never)
      XCTAssertEqual(_diffTool(currentFilePath: "a", failedFilePath: "b"), "meld a b")
      XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .never)
    }
    let answer = await withSnapshotTesting(record: .all) { () async -> Int in
      XCTAssertTrue(isRecording)
      return 42
    }
    XCTAssertEqual(answer, 42)
  }

  func testGlobalVariables() {
    let (wasRecording, tool) = (isRecording, diffTool)
    defer { (isRecording, diffTool) = (wasRecording, tool) }
    isRecording = true
    diffTool = "opendiff"
    XCTAssertTrue(isRecording)
    XCTAssertEqual(_diffTool(currentFilePath: "a", failedFilePath: "b"), "opendiff a b")
  }

  // MARK: - Values

  private struct Account: Codable {
    var name = "Ann"
    var roles = ["owner": 1, "guest": 2]
  }

  private enum Direction: String, CaseIterable { case up, down }

  private struct Level: AnySnapshotStringConvertible {
    var value = 3
    static var renderChildren: Bool { true }
    var snapshotDescription: String { "level \(value)" }
  }

  func testValueStrategies() throws {
    check("one\ntwo", as: .lines)
    check(Account(), as: .dump)
    check(Level(), as: .dump)
    check([3, 1, 2], as: .description)
    check(Account(), as: .json)
    check(Account(), as: .plist)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    check(Account(), as: .json(encoder))
    let plist = PropertyListEncoder()
    plist.outputFormat = .xml
    check(Account(), as: .plist(plist))
    check(["a": 1] as Any, as: .json)
    check(Data([1, 2, 3]), as: .data)
    check(
      { (direction: Direction) in direction.rawValue.count },
      as: Snapshotting<Direction, String>.func(into: .description))
    var request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.com/list?b=2&a=1")))
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("{\"x\":1}".utf8)
    check(request, as: .raw)
    check(request, as: .raw(pretty: true))
    check(request, as: .curl)
  }

  func testStrategiesOfOnesOwn() {
    let lines = Snapshotting<String, String>(pathExtension: "md", diffing: .lines)
    XCTAssertEqual(lines.pathExtension, "md")
    check("text", as: lines)
    check(7, as: Snapshotting(pathExtension: nil, diffing: .lines) { (number: Int) in "\(number)" })
    check(7, as: Snapshotting(pathExtension: "txt", diffing: .lines) { (number: Int) in Async(value: "\(number)") })
    check([1, 2], as: SimplySnapshotting.lines.pullback { (list: [Int]) in list.description })
    check(
      8,
      as: SimplySnapshotting.lines.asyncPullback { (number: Int) in
        Async { callback in callback(number) }.map { "\($0)" }
      })
    check("later", as: .wait(for: 0.01, on: .lines))
    let diffing = Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    ) {
      $0 == $1 ? nil : ("differs", [XCTAttachment(data: Data(), uniformTypeIdentifier: "public.data")])
    }
    XCTAssertEqual(diffing.diff(1, 2)?.0, "differs")
    XCTAssertNil(diffing.diff(diffing.fromData(diffing.toData(5)), 5))
    check(5, as: SimplySnapshotting(pathExtension: "int", diffing: diffing))
    XCTAssertNotNil(Diffing<String>.lines.diff("a", "b"))
    var strategy = Snapshotting<String, String>.lines
    (strategy.pathExtension, strategy.diffing, strategy.snapshot) = ("x", .lines, { Async(value: $0) })
    check("own", as: strategy)
  }

  func testAssertions() {
    withSnapshotTesting(record: .never) {
      XCTAssertNotNil(
        verifySnapshot(
          of: 1, as: .dump, named: "gone", record: false, snapshotDirectory: directory, timeout: 1, fileID: #fileID,
          file: #filePath, testName: #function, line: #line, column: #column))
    }
    let place = NSTemporaryDirectory() + "every-name-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: place) }
    for record in [SnapshotTestingConfiguration.Record.all, .never] {
      let failure = verifySnapshot(of: 1, as: .dump, named: "one", record: record, snapshotDirectory: place)
      XCTAssertEqual(failure == nil, record == .never)
    }
    assertInlineSnapshot(
      of: 12, as: .dump, message: "differs", record: .never, timeout: 1,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor()
    ) {
      """
      - 12

      """
    }
    assertInlineSnapshot(of: "x", as: .lines, matches: { "x" })
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["old"], trailingClosureLabel: "is", trailingClosureOffset: 1)
    XCTAssertEqual(descriptor.trailingClosureLabel, "is")
    XCTAssertEqual(InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel, "matches")
  }

  // MARK: - Pictures

  private struct Badge: SwiftUI.View {
    var body: some SwiftUI.View { Text("7").padding(4).background(Color.red).clipShape(Capsule()) }
  }

  @MainActor func testViewStrategies() {
    check(Badge(), as: .image)
    check(
      Badge(),
      as: .image(
        drawHierarchyInKeyWindow: true, precision: 0.9, perceptualPrecision: 0.98, layout: .sizeThatFits,
        traits: .init(userInterfaceStyle: .dark)))
    check(Badge(), as: .image(layout: .fixed(width: 60, height: 30)))
    check(Badge(), as: .image(layout: .device(config: .iPhoneSe)))
    check(Badge(), as: .svg)
    check(Badge(), as: .layout(layout: .fixed(width: 60, height: 30)))
    check(Badge(), as: .scene)
    check(Badge(), as: .accessibility)
  }

  @MainActor func testUIKitStrategies() {
    let size = CGSize(width: 80, height: 40)
    func controller() -> UIViewController {
      let controller = UIViewController()
      controller.view.backgroundColor = .yellow
      return controller
    }
    check(controller(), as: .image)
    check(controller(), as: .image(on: .iPhoneSe))
    check(
      controller(), as: .image(on: .iPhoneSe, precision: 0.9, perceptualPrecision: 0.9, size: size, traits: .init()))
    check(
      controller(),
      as: .image(drawHierarchyInKeyWindow: true, precision: 0.9, perceptualPrecision: 0.9, size: size, traits: .init()))
    check(controller(), as: .hierarchy)
    check(controller(), as: .recursiveDescription)
    check(controller(), as: .recursiveDescription(on: .iPhone8, size: nil, traits: .init()))
    func view() -> UIView {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = .green
      return view
    }
    check(view(), as: .image)
    check(
      view(),
      as: .image(drawHierarchyInKeyWindow: false, precision: 0.9, perceptualPrecision: 0.9, size: size, traits: .init())
    )
    check(view(), as: .recursiveDescription)
    check(view(), as: .recursiveDescription(size: size, traits: .init()))
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.backgroundColor = UIColor.red.cgColor
    check(layer, as: .image)
    check(layer, as: .image(precision: 0.9, perceptualPrecision: 0.9, traits: .init()))
    let path = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))
    check(path, as: .image)
    check(path, as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: 2))
    check(path, as: .elementsDescription)
    check(path, as: .elementsDescription(numberFormatter: NumberFormatter()))
    check(path.cgPath, as: .image)
    check(path.cgPath, as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: 2, drawingMode: .stroke))
    check(path.cgPath, as: .elementsDescription)
    check(path.cgPath, as: .elementsDescription(numberFormatter: NumberFormatter()))
    if let image = UIImage(systemName: "star") {
      check(image, as: .image)
      check(image, as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: 2))
      XCTAssertNil(Diffing.image.diff(image, image)?.0)
      XCTAssertNil(Diffing.image(precision: 0.9, perceptualPrecision: 0.9, scale: 2).diff(image, image)?.0)
    }
  }

  // MARK: - Devices

  func testDevices() {
    let phones: [(ViewImageConfig, (ViewImageConfig.Orientation) -> ViewImageConfig)] = [
      (.iPhoneSe, ViewImageConfig.iPhoneSe), (.iPhone8, ViewImageConfig.iPhone8),
      (.iPhone8Plus, ViewImageConfig.iPhone8Plus), (.iPhoneX, ViewImageConfig.iPhoneX),
      (.iPhoneXsMax, ViewImageConfig.iPhoneXsMax), (.iPhoneXr, ViewImageConfig.iPhoneXr),
      (.iPhone12, ViewImageConfig.iPhone12), (.iPhone12Pro, ViewImageConfig.iPhone12Pro),
      (.iPhone12ProMax, ViewImageConfig.iPhone12ProMax), (.iPhone13, ViewImageConfig.iPhone13),
      (.iPhone13Mini, ViewImageConfig.iPhone13Mini), (.iPhone13Pro, ViewImageConfig.iPhone13Pro),
      (.iPhone13ProMax, ViewImageConfig.iPhone13ProMax),
    ]
    for (plain, oriented) in phones {
      XCTAssertEqual(plain.size, oriented(.portrait).size)
      XCTAssertEqual(plain.size.map { CGSize(width: $0.height, height: $0.width) }, oriented(.landscape).size)
    }
    let tablets: [(ViewImageConfig, (ViewImageConfig.Orientation) -> ViewImageConfig)] = [
      (.iPadMini, ViewImageConfig.iPadMini), (.iPad9_7, ViewImageConfig.iPad9_7), (.iPad10_2, ViewImageConfig.iPad10_2),
      (.iPadPro10_5, ViewImageConfig.iPadPro10_5), (.iPadPro11, ViewImageConfig.iPadPro11),
      (.iPadPro12_9, ViewImageConfig.iPadPro12_9),
    ]
    for (plain, oriented) in tablets { XCTAssertEqual(plain.size, oriented(.landscape).size) }
    let shared: [(ViewImageConfig.TabletOrientation) -> ViewImageConfig] = [
      ViewImageConfig.iPadMini, ViewImageConfig.iPad9_7, ViewImageConfig.iPad10_2, ViewImageConfig.iPadPro10_5,
      ViewImageConfig.iPadPro11, ViewImageConfig.iPadPro12_9,
    ]
    for config in shared {
      let splits: [ViewImageConfig.TabletOrientation.LandscapeSplits] = [.oneThird, .oneHalf, .twoThirds, .full]
      let widths = splits.map { config(.landscape(splitView: $0)).size?.width ?? 0 }
      XCTAssertEqual(widths, widths.sorted())
      let uprightSplits: [ViewImageConfig.TabletOrientation.PortraitSplits] = [.oneThird, .twoThirds, .full]
      let upright = uprightSplits.map { config(.portrait(splitView: $0)).size?.width ?? 0 }
      XCTAssertEqual(upright, upright.sorted())
    }
    var config = ViewImageConfig(safeArea: .init(top: 1, left: 2, bottom: 3, right: 4), size: nil, traits: .init())
    (config.safeArea.top, config.size, config.traits) = (9, CGSize(width: 10, height: 10), .iPhoneX(.portrait))
    XCTAssertEqual(config.safeArea.top, 9)
  }

  func testTraitsOfDevices() {
    let phones: [(ViewImageConfig.Orientation) -> UITraitCollection] = [
      UITraitCollection.iPhoneSe, UITraitCollection.iPhone8, UITraitCollection.iPhone8Plus, UITraitCollection.iPhoneX,
      UITraitCollection.iPhoneXr, UITraitCollection.iPhoneXsMax, UITraitCollection.iPhone12,
      UITraitCollection.iPhone12ProMax, UITraitCollection.iPhone13, UITraitCollection.iPhone13ProMax,
    ]
    for traits in phones {
      XCTAssertEqual(traits(.portrait).verticalSizeClass, .regular)
      XCTAssertEqual(traits(.landscape).verticalSizeClass, .compact)
    }
    let tablets: [UITraitCollection] = [.iPadMini, .iPad9_7, .iPad10_2, .iPadPro10_5, .iPadPro11, .iPadPro12_9]
    for traits in tablets { XCTAssertEqual(traits.horizontalSizeClass, .regular) }
    let narrow: [UITraitCollection] = [
      .iPadMini_Compact_SplitView, .iPad9_7_Compact_SplitView, .iPad10_2_Compact_SplitView,
      .iPadPro10_5_Compact_SplitView, .iPadPro11_Compact_SplitView, .iPadPro12_9_Compact_SplitView,
    ]
    for traits in narrow { XCTAssertEqual(traits.horizontalSizeClass, .compact) }
  }

  /// What a test gives for `traits:`.
  @MainActor func testTraits() {
    let traits: [UITraitCollection] = [
      .init(userInterfaceStyle: .dark), .init(preferredContentSizeCategory: .accessibilityExtraLarge),
      .init(layoutDirection: .rightToLeft), .init(displayScale: 2), .init(horizontalSizeClass: .regular),
      .init(verticalSizeClass: .compact), .init(userInterfaceIdiom: .pad), .init(accessibilityContrast: .high),
      .init(userInterfaceLevel: .elevated),
      .init(traitsFrom: [.init(displayScale: 2), .init(userInterfaceStyle: .dark)]), .init(),
    ]
    for (index, traits) in traits.enumerated() {
      check(Badge(), as: .image(layout: .device(config: .iPhoneSe), traits: traits), named: "traits-\(index)")
    }
  }
}
