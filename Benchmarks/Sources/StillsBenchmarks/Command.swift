import Foundation
import Glibc

/// A whole process: how long it takes, and the most memory it or its largest child held.
struct Command {
  let words: [String]
  var environment: [String: String] = [:]

  struct Outcome {
    let status: Int32
    let peakMebibytes: Double
  }

  init(_ words: [String], environment: [String: String] = [:]) { (self.words, self.environment) = (words, environment) }

  /// Whether the program is on the PATH.
  static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  @discardableResult
  func run() -> Outcome {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var merged = ProcessInfo.processInfo.environment
    merged.merge(environment) { _, new in new }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child = pid_t()
    guard posix_spawnp(&child, words[0], &actions, nil, &arguments, &variables) == 0 else {
      return Outcome(status: -1, peakMebibytes: 0)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    return Outcome(status: status, peakMebibytes: Double(usage.ru_maxrss) / 1024)
  }
}
