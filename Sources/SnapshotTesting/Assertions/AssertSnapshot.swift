import Foundation

/// Fails unless a snapshot of a value matches its reference on disk.
///
/// ```swift
/// assertSnapshot(of: ArticleRow(article), as: .image(layout: .device(config: .iPhone13)))
/// ```
///
/// A reference that is missing is written, and the assertion fails this once; on continuous integration nothing is
/// written. See ``SnapshotTestingConfiguration/Record-swift.struct``.
/// - Parameters:
///   - value: what to take a snapshot of.
///   - snapshotting: how.
///   - name: tells the test's snapshots apart; without one they are numbered.
///   - record: when to write the reference; nil: as configured.
///   - timeout: in seconds, for strategies that take their time.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  TestRunner.fail(
    failure, at: SnapshotLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts a snapshot for each of some strategies, under their names, in the order of these.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts a snapshot for each of some strategies, numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}
