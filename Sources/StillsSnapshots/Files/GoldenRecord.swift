import Foundation
import Glibc

/// Which goldens a run of tests has used: a text file, one absolute path a line.
///
/// Lines may repeat; lines that begin with `#` and empty lines do not count. `%` and line ends in paths are written as
/// in URLs (`%25`, `%0A`, `%0D`). Several processes may append at once. `stills goldens` takes files that no line names
/// for unused; so a record must be of a full run, begun without the record of an earlier one.
package enum GoldenRecord {
  /// The record's name in the folder of artifacts.
  package static let fileName = "used-goldens.txt"

  /// Adds `golden` to the record at `path`, which is made if it is missing.
  package static func note(_ golden: String, in path: String) throws {
    let line = Array((escaped(golden) + "\n").utf8)
    var handle = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    if handle < 0, errno == ENOENT {
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      handle = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    }
    guard handle >= 0 else { throw GoldenError.system("noting a golden", path, errno) }
    defer { close(handle) }
    // One call, so that lines of several processes do not mix.
    let written = line.withUnsafeBytes { Glibc.write(handle, $0.baseAddress, $0.count) }
    guard written == line.count else { throw GoldenError.system("noting a golden", path, written < 0 ? errno : ENOSPC) }
  }

  /// The paths in a record, each once, in order.
  package static func goldens(in text: String) -> [String] {
    var known: Set<String> = []
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard !line.hasPrefix("#") else { return nil }
      let path = unescaped(String(line))
      return known.insert(path).inserted ? path : nil
    }
  }

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\n", with: "%0A")
      .replacingOccurrences(of: "\r", with: "%0D")
  }

  private static func unescaped(_ line: String) -> String {
    line.replacingOccurrences(of: "%0D", with: "\r").replacingOccurrences(of: "%0A", with: "\n")
      .replacingOccurrences(of: "%25", with: "%")
  }
}
