import Foundation

/// Tells goldens that nobody needs from those whose tests have not run: the record of a part of the tests names neither.
///
/// A golden is called after its test's function and lies in a folder called after the test's file.
struct TestSources {
  /// The tests, each by its folder of goldens and its name, that have used a golden.
  private let active: Set<String>
  /// The functions of test files that were read, by path.
  private var functions: [String: Set<String>] = [:]

  init(used goldens: [String]) { active = Set(goldens.map(Self.test)) }

  /// Whether the golden's test is there and has used no golden at all.
  mutating func areSilent(about golden: String) -> Bool {
    guard !active.contains(Self.test(golden)), let source = Self.source(of: golden) else { return false }
    let name = Self.testName(golden)
    return names(in: source).contains { name == $0 || name.hasPrefix($0 + "-") }
  }

  // MARK: Names

  private static func test(_ golden: String) -> String {
    (golden as NSString).deletingLastPathComponent + "/" + testName(golden)
  }

  /// `shelf-style` of `shelf-style.dark.png`, which a function `shelf(style:)` has recorded.
  private static func testName(_ golden: String) -> String {
    String((golden as NSString).lastPathComponent.prefix { $0 != "." })
  }

  /// `AppTests/CardTests.swift` for `AppTests/__Snapshots__/CardTests/card.1.png`.
  private static func source(of golden: String) -> String? {
    let folder = (golden as NSString).deletingLastPathComponent as NSString
    let snapshots = folder.deletingLastPathComponent as NSString
    guard snapshots.lastPathComponent == GoldenSurvey.folderName else { return nil }
    return "\(snapshots.deletingLastPathComponent)/\(folder.lastPathComponent).swift"
  }

  // MARK: Reading

  private mutating func names(in source: String) -> Set<String> {
    if let known = functions[source] { return known }
    let bytes = (try? GoldenFiles.read(source)) ?? nil
    let names = Self.functions(in: String(decoding: bytes ?? [], as: UTF8.self))
    functions[source] = names
    return names
  }

  /// As they stand in names of files. One in a comment counts too: rather too many than too few are there.
  static func functions(in text: String) -> Set<String> {
    let names = text.components(separatedBy: "func ").dropFirst().map { rest -> Substring in
      rest.hasPrefix("`")
        ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return Set(names.map { SnapshotNames.sanitized(String($0)) }.filter { !$0.isEmpty })
  }
}
