import Glibc

/// Being asked to end, by Ctrl-C or otherwise, for commands that go on until then.
enum Interruption {
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0

  static var isWanted: Bool { flag != 0 }

  /// From now on a signal does not end this process, but whatever waits returns, and `isWanted`.
  static func listen() {
    flag = 0
    // Whoever has started this process may keep signals from its threads, and from this one with them.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in signals {
      sigaddset(&wanted, number)
      signal(number) { _ in Interruption.flag = 1 }
    }
    sigprocmask(SIG_UNBLOCK, &wanted, nil)
  }

  /// Back to the usual, in a child.
  static func forget() { for number in signals { signal(number, SIG_DFL) } }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
}
