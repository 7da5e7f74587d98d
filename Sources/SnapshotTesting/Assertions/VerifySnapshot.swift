import Foundation

/// What ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`` would fail with; nil when the
/// snapshot matches. For assertions of one's own.
///
/// - Parameter snapshotDirectory: the folder of the references; nil: `__Snapshots__/` and the test file's name, beside
///   the test file.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = SnapshotPlace(
    filePath: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension,
    folder: snapshotDirectory, counter: .current)
  let configuration = Defaults.configuration(record: record, diffTool: nil)
  let location = SnapshotLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotTestingConfiguration.$current.withValue(configuration) {
    do {
      UsedGoldens.note(place.reference)
      let snapshot = try Taking.snapshot(of: value, as: snapshotting, timeout: timeout, at: location)
      return try Verification(
        place: place, name: name, configuration: configuration, diffing: snapshotting.diffing, snapshot: snapshot,
        location: location
      ).failure()
    } catch { return SnapshotProblems.describe(error) }
  }
}
