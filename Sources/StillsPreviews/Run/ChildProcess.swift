import CStillsProcess
import Glibc

/// A child that runs a worker, as the parent sees it.
final class ChildProcess {
  let process: pid_t
  private var orders: Int32
  let answers: Int32
  let errors: Int32
  private var buffer: [UInt8] = []
  /// What the child has written to standard error and is not yet passed on.
  private var errorLine: [UInt8] = []
  /// The last lines of that, for the reason of its death.
  private(set) var lastLines: [String] = []

  /// What it is doing, nil when idle; and until when it may.
  var job: Int?
  var deadline: Double = .infinity
  var isReady = false
  /// The type being asked for its previews.
  var asking: String?
  var crash: Message?
  /// Its end has been dealt with.
  var isBuried = false

  /// Starts a child as a copy of this process: all that is loaded and known here is at hand there at once.
  @MainActor init(closing others: [ChildProcess], _ run: (_ orders: Int32, _ answers: Int32) -> Never) throws(Failure) {
    var pipes: [Int32] = [0, 0, 0, 0, 0, 0]
    for index in 0..<3 {
      guard pipes.withUnsafeMutableBufferPointer({ stills_pipe($0.baseAddress.map { $0 + 2 * index }) }) == 0 else {
        throw Failure(.nothingRendered, "cannot make a pipe: \(FilePath.lastError)")
      }
    }
    fflush(nil)
    process = stills_fork()
    if process < 0 { throw Failure(.nothingRendered, "cannot start a process: \(FilePath.lastError)") }
    if process == 0 {
      for descriptor in [pipes[1], pipes[2], pipes[4]] + others.flatMap({ [$0.orders, $0.answers, $0.errors] }) {
        close(descriptor)
      }
      stills_die_with_parent()
      dup2(pipes[5], 1)  // Standard output is the parent's; what previews print goes to standard error.
      dup2(pipes[5], 2)
      setvbuf(stdout, nil, _IOLBF, 0)
      run(pipes[0], pipes[3])
    }
    (orders, answers, errors) = (pipes[1], pipes[2], pipes[4])
    for descriptor in [pipes[0], pipes[3], pipes[5]] { close(descriptor) }
  }

  /// Tells it that nothing more is to do.
  func release() {
    if orders >= 0 { close(orders) }
    orders = -1
  }

  func order(_ job: Int) { Message("\(job)").send(to: orders) }

  /// Reads once from a descriptor that has something; false at its end.
  func readAnswers() -> Bool { Self.read(answers, into: &buffer) }

  func nextAnswer() -> Message? { Message.take(from: &buffer) }

  /// Reads what has been written to standard error; whole lines are given to `forward`.
  func readErrors(_ forward: (String) -> Void) -> Bool {
    let goesOn = Self.read(errors, into: &errorLine)
    while let end = errorLine.firstIndex(of: UInt8(ascii: "\n")) {
      note(String(decoding: errorLine[..<end], as: UTF8.self), forward)
      errorLine.removeSubrange(...end)
    }
    if !goesOn, !errorLine.isEmpty {
      note(String(decoding: errorLine, as: UTF8.self), forward)
      errorLine = []
    }
    return goesOn
  }

  private func note(_ line: String, _ forward: (String) -> Void) {
    lastLines.append(line)
    if lastLines.count > 20 { lastLines.removeFirst() }
    // The runtime's last words become the reason of the failure.
    if !Death.isFatal(line) { forward(line) }
  }

  private static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    buffer += chunk[..<count]
    return count > 0
  }

  /// Waits for its end, which has come or is coming, and closes all that is open. The raw wait status.
  func finish() -> Int32 {
    release()
    close(answers)
    close(errors)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  func stop() { kill(process, SIGKILL) }
}
