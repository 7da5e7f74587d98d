import CStillsProcess
import Glibc

/// Runs another program to its end.
enum Subprocess {
  struct Outcome {
    /// The exit status; 128 and the signal's number for a violent end.
    var status: Int32
    /// Both standard output and standard error.
    var output: String
  }

  /// `program` is a path. Nil, if it cannot be started.
  static func run(_ program: String, _ arguments: [String]) -> Outcome? {
    var ends: [Int32] = [0, 0]
    guard stills_pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var process: pid_t = 0
    var strings: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    let result = posix_spawn(&process, program, &actions, nil, &strings, environ)
    close(ends[1])
    guard result == 0 else { return nil }
    let output = FilePath.read(ends[0], expecting: 1 << 16) ?? []
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return Outcome(
      status: signal == 0 ? status >> 8 & 0xff : 128 + signal, output: String(decoding: output, as: UTF8.self))
  }
}
