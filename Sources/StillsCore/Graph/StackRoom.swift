import Foundation

/// How much of the thread's stack is left: deep hierarchies go through many functions.
@MainActor enum StackRoom {
  private static var known: (thread: pthread_t, lowest: UInt)?

  /// Our choice: what code of the author's may need at the end of a deep hierarchy.
  private static let reserve: UInt = 96 * 1024

  static var isLeft: Bool {
    var mark = 0
    let here = withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
    return here > lowest && here - lowest > reserve
  }

  /// `pthread_getattr_np`, which the C library has and Swift's view of it lacks.
  private static let read: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32)? =
    dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
    }

  private static var lowest: UInt {
    let thread = pthread_self()
    if let known, pthread_equal(known.thread, thread) != 0 { return known.lowest }
    var attributes = pthread_attr_t()
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard let read = Self.read, read(thread, &attributes) == 0 else { return 0 }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return 0 }
    let lowest = UInt(bitPattern: address)
    known = (thread, lowest)
    return lowest
  }
}
