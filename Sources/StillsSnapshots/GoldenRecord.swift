import Foundation

/// Which goldens a run of tests has used: a text file, one absolute path a line.
///
/// Lines may repeat; lines that begin with `#` and empty lines do not count. `%` and line ends in paths are written as
/// in URLs (`%25`, `%0A`). Several processes may append at once. `stills goldens` takes files that no line names for
/// unused; so a record must be of a full run.
package enum GoldenRecord {
  /// The record's name in the folder of artifacts.
  package static let fileName = "used-goldens.txt"

  /// Adds `golden` to the record at `path`, which is made if it is missing.
  package static func note(_ golden: String, in path: String) throws {
  }

  /// The paths in a record, each once, in order.
  package static func goldens(in text: String) -> [String] { [] }
}
