import Foundation
import StillsSnapshots
import Synchronization

/// The test files that snapshots are recorded in. Lines and columns are those of the compiled source, so each file is
/// kept as it was before the first recording, and written anew with all of them each time.
enum InlineSources {
  private struct Open {
    var source: InlineSource
    /// What is in the file now, if nobody else changed it.
    var written: [UInt8]
    var recordings: [InlineSource.Place: String?] = [:]
  }

  private static let files = Mutex<[String: Open]>([:])

  static func record(_ text: String?, at place: InlineSource.Place, in path: String) throws {
    try files.withLock { files in
      guard let onDisk = try GoldenFiles.read(path) else { throw InlineError.noSource(path) }
      var file = files[path] ?? Open(source: InlineSource(onDisk), written: onDisk)
      guard file.written == onDisk else { throw InlineError.changed(path) }
      file.recordings[place] = .some(text)
      file.written = try file.source.applying(file.recordings)
      if file.written != onDisk { try GoldenFiles.write(file.written, to: path) }
      files[path] = file
    }
  }

  static func closureLine(of place: InlineSource.Place, in path: String) -> Int? {
    files.withLock { files in
      if files[path] == nil, let bytes = try? GoldenFiles.read(path) {
        files[path] = Open(source: InlineSource(bytes), written: bytes)
      }
      return files[path]?.source.closureLine(of: place)
    }
  }
}

enum InlineError: Error, CustomStringConvertible {
  case noSource(String)
  case changed(String)
  case noCall(line: Int, column: Int)

  var description: String {
    switch self {
    case .noSource(let path): "there is no source at \"\(path)\"."
    case .changed(let path): "\"\(path)\" has changed since the tests were started. Run them again."
    case .noCall(let line, let column):
      "no call begins its arguments at line \(line), column \(column): the source is not the one that was compiled."
    }
  }
}
