import Foundation

/// Work shared among threads that live no longer than it does. Not a pool: a process that copies itself later must have
/// no thread left behind.
enum Parallel {
  /// The results of `body` for 0 up to `count`, in that order. The caller's thread does its share.
  static func map<Result>(count: Int, _ body: (Int) -> Result) -> [Result] {
    guard count > 1, processorCount > 1 else { return (0..<count).map(body) }
    return withoutActuallyEscaping(body) { body in
      let work = Work(count: count, body)
      let threads = (1..<min(count, processorCount)).compactMap { _ in start(work) }
      work.run()
      for thread in threads { pthread_join(thread, nil) }
      return work.results.compactMap { $0 }
    }
  }

  private static let processorCount = sysconf(Int32(_SC_NPROCESSORS_ONLN))

  /// Nil when there is no thread to be had; the work is done without it.
  private static func start(_ work: SharedWork) -> pthread_t? {
    var thread = pthread_t()
    let owned = Unmanaged.passRetained(work)
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<SharedWork>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, owned.toOpaque())
    if status != 0 { owned.release() }
    return status == 0 ? thread : nil
  }
}

private class SharedWork {
  func run() {}
}

private final class Work<Result>: SharedWork {
  private(set) var results: [Result?]
  private let body: (Int) -> Result
  private var next = 0
  private let lock = NSLock()

  init(count: Int, _ body: @escaping (Int) -> Result) {
    results = [Result?](repeating: nil, count: count)
    self.body = body
  }

  /// Takes one piece after another until none is left.
  override func run() {
    while let index = take() {
      let result = body(index)
      lock.lock()
      results[index] = .some(result)
      lock.unlock()
    }
  }

  private func take() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard next < results.count else { return nil }
    next += 1
    return next - 1
  }
}
