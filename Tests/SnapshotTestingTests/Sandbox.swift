import Foundation
import SnapshotTesting

/// A folder of its own for a test's references.
final class Sandbox {
  let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// The failure of an assertion in this folder.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = "it",
    record: SnapshotTestingConfiguration.Record? = .missing, timeout: TimeInterval = 5, testName: String = "test()"
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: record, snapshotDirectory: folder.path, timeout: timeout,
      testName: testName)
  }

  /// Records a first value, then asserts another against it.
  func failure<Value, Format>(
    recording first: @autoclosure () throws -> Value, asserting second: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value, Format>
  ) -> String? {
    _ = verify(try first(), as: strategy, record: .all)
    return verify(try second(), as: strategy, record: .never)
  }
}
