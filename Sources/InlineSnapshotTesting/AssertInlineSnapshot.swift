import Foundation
@_spi(Internals) import SnapshotTesting

/// Fails unless a snapshot of a value is the text that the closure behind the call returns.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///   """
///   {
///     "name" : "Blobby"
///   }
///   """
/// }
/// ```
///
/// Where there is no closure yet, it is written into the test's source, and the assertion fails this once; on
/// continuous integration nothing is written.
/// - Parameters:
///   - value: what to take a snapshot of; nil has none, and wants no closure.
///   - message: the failure's first line, in place of the usual one.
///   - record: when to write the text; nil: as configured.
///   - timeout: in seconds, for strategies that take their time.
///   - syntaxDescriptor: which of the call's closures it is; for assertions of one's own that call this one.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let configuration = Defaults.configuration(record: record, diffTool: nil)
  let location = SnapshotLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotTestingConfiguration.$current.withValue(configuration) {
    do {
      let actual = try (try value()).map { value in
        try Taking.snapshot(of: { value }, as: snapshotting, timeout: timeout, at: location)
      }
      let assertion = InlineAssertion(
        expected: expected?(), actual: actual, mode: configuration.record ?? .missing, message: message(),
        function: "\(function)", descriptor: syntaxDescriptor, location: location,
        difference: { snapshotting.diffing.diffV2($0, $1)?.0 })
      assertion.check()
    } catch {
      TestRunner.fail("Threw error: \(SnapshotProblems.describe(error))", at: location)
    }
  }
}

/// One assertion, its snapshot taken.
private struct InlineAssertion {
  let expected, actual: String?
  let mode: SnapshotTestingConfiguration.Record
  let message, function: String
  let descriptor: InlineSnapshotSyntaxDescriptor
  let location: SnapshotLocation
  let difference: (String, String) -> String?

  func check() {
    if mode == .all || (expected == nil && mode != .never && actual != nil) { return record() }
    guard let expected else {
      if actual != nil { TestRunner.fail("No expected value to assert against.", at: location) }
      return
    }
    guard let difference = difference(expected, actual ?? "") else { return }
    var text = "\(message.isEmpty ? "Snapshot did not match. Difference: …" : message)\n\n\(indented(difference))"
    if mode == .failed { text += "\n\n" + (write() ?? "A new snapshot was automatically recorded.") }
    descriptor.fail(
      text, fileID: location.fileID, file: location.filePath, line: location.line, column: location.column)
  }

  private func record() {
    let problem = write()
    var text = "Automatically recorded a new snapshot"
    if descriptor.trailingClosureLabel != InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel {
      text += " for \"\(descriptor.trailingClosureLabel)\""
    }
    text += "."
    if let difference = difference(expected ?? "", actual ?? "") { text += " Difference: …\n\n\(indented(difference))" }
    text += "\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot."
    TestRunner.fail(problem ?? text, at: location)
  }

  /// Why the source could not be changed, if so.
  private func write() -> String? {
    let place = InlineSource.Place(
      line: Int(clamping: location.line), column: Int(clamping: location.column), descriptor: descriptor)
    do {
      try InlineSources.record(actual, at: place, in: "\(location.filePath)")
      return nil
    } catch { return "The snapshot could not be recorded: \(error)" }
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
