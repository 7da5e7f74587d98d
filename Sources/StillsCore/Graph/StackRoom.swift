import Foundation

/// How much of the thread's stack is left: deep hierarchies go through many functions.
enum StackRoom {
  private struct Extent {
    let thread: pthread_t
    let lowest, size: UInt
  }

  nonisolated(unsafe) private static var known: Extent?

  /// Whether something was left out for lack of room since this was last set to false. Layouts and painters cannot fail
  /// themselves.
  nonisolated(unsafe) static var isExceeded = false

  /// Our choice: what code of the author's may need at the end of a deep hierarchy.
  private static let reserve: UInt = 96 * 1024

  /// Whether a hierarchy may become deeper. What is resolved is then measured, placed, painted, drawn and let go of, level
  /// by level: a third of the stack is for resolving.
  static var isLeftToResolve: Bool {
    let extent = extent
    return here > extent.lowest && here - extent.lowest > max(reserve, extent.size / 3 * 2)
  }

  /// Whether a hierarchy may be walked further down; if not, that is noted.
  static var isLeft: Bool {
    let lowest = extent.lowest
    if here > lowest, here - lowest > reserve { return true }
    isExceeded = true
    return false
  }

  private static var here: UInt {
    var mark = 0
    return withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  /// `pthread_getattr_np`, which the C library has and Swift's view of it lacks.
  private static let read: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32)? =
    dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
    }

  private static var extent: Extent {
    let thread = pthread_self()
    if let known, pthread_equal(known.thread, thread) != 0 { return known }
    var attributes = pthread_attr_t()
    var address: UnsafeMutableRawPointer?
    var size = 0
    let unknown = Extent(thread: thread, lowest: 0, size: 0)
    guard let read = Self.read, read(thread, &attributes) == 0 else { return unknown }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return unknown }
    let extent = Extent(thread: thread, lowest: UInt(bitPattern: address), size: UInt(bitPattern: size))
    known = extent
    return extent
  }
}
