import Foundation
import StillsGeometry

/// Comparisons as JSON with its members in a fixed order.
package enum ComparisonJSON {
  /// `{"name", "result", "expected", "actual", "sameAs", "message", "causes": [{"kind", "path", "sentence", "before",
  /// "after", "frames": [[x, y, width, height]]}], "pixels": {…}}` each.
  package static func text(of comparisons: [FileComparison]) -> String {
    "[\n" + comparisons.map { "  " + object(of: $0) }.joined(separator: ",\n") + "\n]\n"
  }

  static func object(of comparison: FileComparison) -> String {
    var members = [
      member("name", string(comparison.name)), member("result", string(result(of: comparison))),
    ]
    if let path = comparison.expectedPath { members.append(member("expected", string(path))) }
    if let path = comparison.actualPath { members.append(member("actual", string(path))) }
    if let name = comparison.otherName { members.append(member("sameAs", string(name))) }
    if let message = comparison.message { members.append(member("message", string(message))) }
    if case .different(let difference) = comparison.outcome { members += self.members(of: difference) }
    return "{" + members.joined(separator: ", ") + "}"
  }

  static func result(of comparison: FileComparison) -> String {
    switch comparison.outcome {
    case .same: "same"
    case .different: "different"
    case .added: "added"
    case .removed: "removed"
    case .failed: "failed"
    }
  }

  private static func members(of difference: Difference) -> [String] {
    let figures = difference.pixels
    var pixels = [
      member("changed", "\(figures.changedCount)"), member("count", "\(figures.count)"),
      member("worst", "\(figures.worstDelta)"), member("antialiased", "\(figures.antialiasedCount)"),
    ]
    if let bounds = figures.bounds { pixels.append(member("bounds", frame(bounds))) }
    func size(_ size: Difference.PixelSize) -> String { "[\(size.width), \(size.height)]" }
    var members = [
      member("causes", array(difference.causes.map(object))),
      member("consequences", array(difference.consequences.map(string))),
      member("pixels", "{" + pixels.joined(separator: ", ") + "}"),
      member("expectedSize", size(difference.referenceSize)), member("actualSize", size(difference.actualSize)),
    ]
    if let scale = difference.scale { members.append(member("scale", NumberText.string(scale))) }
    return members
  }

  private static func object(of cause: Difference.Cause) -> String {
    var members = [
      member("kind", string(cause.kind.rawValue)), member("path", array(cause.path.map(string))),
      member("sentence", string(cause.sentence)),
    ]
    if let before = cause.before { members.append(member("before", string(before))) }
    if let after = cause.after { members.append(member("after", string(after))) }
    members.append(member("frames", array(cause.frames.map(frame))))
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func frame(_ rect: CGRect) -> String {
    // JSON has no infinities.
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? NumberText.string($0) : "null" }
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  private static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }
  private static func string(_ text: String) -> String { JSONString.quoted(text) }
  private static func member(_ name: String, _ value: String) -> String { "\(JSONString.quoted(name)): \(value)" }
}
