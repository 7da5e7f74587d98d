import Foundation
import StillsUIKit
import Synchronization

/// Takes snapshots, and waits for those that take their time.
package enum Taking {
  package static func snapshot<Value, Format>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>, timeout: TimeInterval,
    at location: SnapshotLocation
  ) throws -> Format {
    if Value.self is UIResponder.Type { PictureTaking.prepare() }
    Hosting.takePicturesOfHierarchies()
    let problems = SnapshotProblems()
    let taken = try SnapshotProblems.$current.withValue(problems) {
      let taken = Taken<Format>()
      strategy.snapshot(try value()).run { taken.set($0) }
      _ = Waiting.until(timeout: timeout) { taken.isThere }
      return taken
    }
    if !problems.failures.isEmpty { throw SnapshotFailure.notTaken(problems.failures) }
    for warning in problems.warnings { TestRunner.warn(warning, at: location) }
    if Strictness.isStrict, !problems.warnings.isEmpty { throw SnapshotFailure.notTaken(problems.warnings) }
    guard let format = taken.value else { throw SnapshotFailure.timedOut(seconds: timeout) }
    return format
  }

  /// A value that a callback brings, on any thread. Only the first counts.
  private final class Taken<Format>: @unchecked Sendable {
    private let lock = NSLock()
    private var format: Format?

    var value: Format? { lock.withLock { format } }
    var isThere: Bool { lock.withLock { format != nil } }

    func set(_ value: Format) { lock.withLock { format = format ?? value } }
  }
}

/// Whether what could not be drawn as asked fails the assertion: `SNAPSHOT_TESTING_STRICT`.
enum Strictness {
  static let isStrict = !["", "0", "false", "no"].contains(
    (ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_STRICT"] ?? "").lowercased())
}

enum SnapshotFailure: Error, CustomStringConvertible {
  case notTaken([String])
  case timedOut(seconds: TimeInterval)

  var description: String {
    switch self {
    case .notTaken(let reasons): "Couldn't snapshot value: " + reasons.joined(separator: "\n")
    case .timedOut(let seconds):
      """
      Exceeded timeout of \(seconds) seconds waiting for snapshot.

      The strategy has not called back. If the value needs longer to get ready, give "assertSnapshot" a larger \
      "timeout".
      """
    }
  }
}
