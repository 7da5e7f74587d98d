import Foundation
import Synchronization

/// Why a value could not be made a snapshot. Strategies have no way to throw: what they meet is gathered here while an
/// assertion waits for them.
package final class SnapshotProblems: Sendable {
  @TaskLocal static var current: SnapshotProblems?
  private let gathered = Mutex<[String]>([])
  private let warned = Mutex<[String]>([])

  init() {}

  var failures: [String] { gathered.withLock { $0 } }
  var warnings: [String] { warned.withLock { $0 } }

  func fail(_ message: String) { gathered.withLock { $0.append(message) } }
  func warn(_ message: String) { warned.withLock { if !$0.contains(message) { $0.append(message) } } }

  /// The text, or the error in its place.
  static func text(_ make: () throws -> String) -> String {
    do { return try make() } catch {
      let message = describe(error)
      current?.fail(message)
      return message
    }
  }

  package static func describe(_ error: any Error) -> String {
    if let error = error as? CocoaError {
      let path = error.userInfo[NSFilePathErrorKey] as? String
      return (path.map { "\($0): " } ?? "") + error.localizedDescription
    }
    // Foundation's own text for other errors says nothing but their type and number.
    return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}
