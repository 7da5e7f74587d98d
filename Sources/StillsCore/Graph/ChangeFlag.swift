import Foundation

/// Whether anything changed since the last pass; may be set on any thread.
final class ChangeFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var flag = true
  private var origin: PropertyOrigin?

  var isSet: Bool { lock.withLock { flag } }
  /// What changed last, of what is known.
  var last: PropertyOrigin? { lock.withLock { origin } }

  func set(by origin: PropertyOrigin?) {
    lock.withLock {
      flag = true
      self.origin = origin ?? self.origin
    }
  }

  func clear() { lock.withLock { flag = false } }
}
