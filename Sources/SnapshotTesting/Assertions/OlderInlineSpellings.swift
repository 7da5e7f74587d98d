import Foundation

// Inline snapshots as they were before they had a module of their own, for tests that still have them: compared, but not
// written into the source.

@available(*, deprecated, message: "Use 'assertInlineSnapshot(of:)' from the 'InlineSnapshotTesting' module, instead.")
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = _verifyInlineSnapshot(
    matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  TestRunner.fail(failure, at: SnapshotLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

@available(*, deprecated, message: "Use 'assertInlineSnapshot(of:)' from the 'InlineSnapshotTesting' module, instead.")
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let location = SnapshotLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let taken = try Taking.snapshot(of: value, as: snapshotting, timeout: timeout, at: location)
    // Blanks around both do not count: a literal's last line is its indentation.
    let text = taken.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\u{FEFF}")))
    let expected = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let difference = snapshotting.diffing.diffV2(expected, text)?.0 else { return nil }
    let patch = difference.trimmingCharacters(in: .whitespacesAndNewlines)
    guard recording || isRecording || expected.isEmpty else { return "Snapshot does not match reference.\n\n\(patch)" }
    return """
      No reference was found inline. The snapshot is to be:

      \(text)

      It was not recorded: "assertInlineSnapshot" of the module InlineSnapshotTesting writes into the test's source.
      """
  } catch { return SnapshotProblems.describe(error) }
}
