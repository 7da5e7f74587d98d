import Foundation
import Glibc

/// Code in a process of its own, which shares nothing but files. Forked: it may call nothing that waits for threads.
enum Child {
  struct Outcome {
    var text: String
  }

  /// Fork is not imported into Swift, for good reasons that do not hold for children as small as these.
  private static let fork: @convention(c) () -> pid_t = {
    let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fork")
    return unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
  }()

  static func start(_ body: () -> Void) -> pid_t {
    let child = fork()
    if child == 0 {
      body()
      _exit(0)
    }
    return child
  }

  /// What `body` returns, read through a pipe.
  static func run(_ body: () -> String) -> Outcome {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    let child = start {
      let text = Array(body().utf8)
      _ = write(ends[1], text, text.count)
    }
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = max(0, read(ends[0], &bytes, bytes.count))
    close(ends[0])
    wait(child)
    return Outcome(text: String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// Lets `body` run for some microseconds.
  static func killed(after microseconds: UInt32, _ body: () -> Void) {
    let child = start(body)
    usleep(microseconds)
    kill(child, SIGKILL)
    wait(child)
  }

  static func wait(_ child: pid_t) {
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }

  static func isRunning(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    return waitpid(child, &status, WNOHANG) == 0
  }
}
