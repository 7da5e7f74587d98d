import Glibc
import StillsPreviews

/// Results go to standard output, all else to standard error.
enum Terminal {
  static func print(_ text: String) {
    if let problem = FilePath.write(Array(text.utf8), to: 1), outputProblem == nil { outputProblem = problem }
  }

  nonisolated(unsafe) private static var outputProblem: String?

  /// Results that nobody has got are none: a full disk behind standard output is a failure.
  static func checkOutput() throws(Failure) {
    guard let outputProblem else { return }
    throw Failure(.nothingRendered, "cannot write the results to standard output: \(outputProblem)")
  }

  /// Where a stream is closed, the next file that is opened would take its number, and what is printed.
  static func openStandardStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", O_RDWR) }
  }

  static func note(_ line: String) {
    clearProgress()
    _ = FilePath.write(Array((line + "\n").utf8), to: 2)
  }

  /// The compiler's messages stand as they are.
  static func fail(_ failure: Failure) {
    note(failure.description.contains(": error: ") ? failure.description : "stills: error: \(failure.description)")
  }

  // MARK: - Progress

  nonisolated(unsafe) private static var isShowingProgress = false
  private static let start = now

  /// Shown on a terminal only, and only when work takes longer than a second.
  static func progress(_ done: Int, _ total: Int) {
    guard isatty(2) != 0, now - start > 1, done < total else { return clearProgress() }
    isShowingProgress = true
    _ = FilePath.write(Array("\r\u{1B}[K\(done) of \(total)".utf8), to: 2)
  }

  private static func clearProgress() {
    if isShowingProgress { _ = FilePath.write(Array("\r\u{1B}[K".utf8), to: 2) }
    isShowingProgress = false
  }

  private static var now: Int { time(nil) }
}
