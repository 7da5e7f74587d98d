/// Why the command stops: a message for people and the exit status that goes with it.
package struct Failure: Error, CustomStringConvertible {
  package enum Status: Int32, Sendable {
    /// Differences, or warnings under `--strict`.
    case differences = 1
    case usage = 2
    case doesNotCompile = 3
    case nothingRendered = 4
  }

  package var status: Status
  /// Several lines for a compiler's messages; no `error:` in front otherwise.
  package var description: String

  package init(_ status: Status, _ description: String) { (self.status, self.description) = (status, description) }
}
