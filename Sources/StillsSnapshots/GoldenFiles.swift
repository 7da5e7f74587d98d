import Foundation

/// Reads and writes goldens so that none is ever lost or half written.
package enum GoldenFiles {
  /// Replaces the file in one step, or leaves it as it was. Makes the folders that are missing. Two that write at once:
  /// one of the two files is there afterwards, whole.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Nil when there is no file.
  package static func read(_ path: String) throws -> [UInt8]? {
    try? [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
