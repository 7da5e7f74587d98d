import Foundation

/// A step that could not be done, and why: what it did not find, and what there is.
public struct StepError: Error, CustomStringConvertible {
  /// Which of the steps so far, from 1.
  public let number: Int
  public let step: Step
  public let reason: String

  public var description: String { "step \(number), `\(step)`: \(reason)" }
}

/// Why a step cannot be done, before it is known which step it was.
struct StepProblem: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
