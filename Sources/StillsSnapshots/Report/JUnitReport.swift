import Foundation
import StillsGeometry

/// Comparisons as the XML that CI servers read as test results.
package enum JUnitReport {
  package static func text(of comparisons: [FileComparison], suite: String) -> String {
    let failures = comparisons.count { !$0.isSame && !$0.hasFailed }, errors = comparisons.count(where: \.hasFailed)
    let counts = "tests=\"\(comparisons.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
      "  <testsuite name=\"\(XMLText.escaped(suite))\" \(counts)>",
    ]
    for comparison in comparisons { lines += testCase(comparison, suite: suite) }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func testCase(_ comparison: FileComparison, suite: String) -> [String] {
    let folder = (comparison.name as NSString).deletingLastPathComponent
    let group = folder.isEmpty ? suite : folder.replacingOccurrences(of: "/", with: ".")
    let name = (comparison.name as NSString).lastPathComponent
    let head = "    <testcase classname=\"\(XMLText.escaped(group))\" name=\"\(XMLText.escaped(name))\""
    guard let message = comparison.message else { return [head + "/>"] }
    let element = comparison.hasFailed ? "error" : "failure"
    let first = XMLText.escaped(message.split(separator: "\n").first.map(String.init) ?? "")
    let text = XMLText.escaped(message, keepsLineEnds: true)
    return [
      head + ">",
      "      <\(element) message=\"\(first)\" type=\"\(type(of: comparison))\">\(text)</\(element)>",
      "    </testcase>",
    ]
  }

  private static func type(of comparison: FileComparison) -> String {
    switch comparison.outcome {
    case .same: "same"
    case .different(let difference): difference.causes.first?.kind.rawValue ?? "pixels"
    case .added: "added"
    case .removed: "removed"
    case .failed: "unreadable"
    }
  }
}
