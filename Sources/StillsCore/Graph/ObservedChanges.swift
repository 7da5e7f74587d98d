import Foundation

/// Which changes of observable objects are accounted for. They come on any thread.
///
/// Swift's tracking tells whoever tracks around other trackings of what was read inside those too, so tracking a whole pass
/// cannot say who read. Bodies are tracked one by one; the pass is tracked too, for what is read outside of bodies, and
/// counts only when no body was told.
final class ObservedChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var exact = 0
  private var any = 0

  func noteExact() { lock.withLock { exact += 1 } }
  func noteAny() { lock.withLock { any += 1 } }

  /// Whether something changed that was read outside of bodies only.
  func takeUnknown() -> Bool {
    lock.withLock {
      defer { (exact, any) = (0, 0) }
      return any > 0 && exact == 0
    }
  }
}
