import Foundation

/// Comparisons as the XML that CI servers read as test results.
package enum JUnitReport {
  package static func text(of comparisons: [FileComparison], suite: String) -> String {
    let failures = comparisons.count { !$0.isSame && !$0.hasFailed }, errors = comparisons.count(where: \.hasFailed)
    let counts = "tests=\"\(comparisons.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
      "  <testsuite name=\"\(escaped(suite))\" \(counts)>",
    ]
    for comparison in comparisons { lines += testCase(comparison, suite: suite) }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func testCase(_ comparison: FileComparison, suite: String) -> [String] {
    let folder = (comparison.name as NSString).deletingLastPathComponent
    let group = folder.isEmpty ? suite : folder.replacingOccurrences(of: "/", with: ".")
    let name = (comparison.name as NSString).lastPathComponent
    let head = "    <testcase classname=\"\(attribute(group))\" name=\"\(attribute(name))\""
    guard let message = comparison.message else { return [head + "/>"] }
    let element = comparison.hasFailed ? "error" : "failure"
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    return [
      head + ">",
      "      <\(element) message=\"\(attribute(first))\" type=\"\(type(of: comparison))\">\(escaped(message))</\(element)>",
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

  /// Line ends in attributes would be read as blanks.
  private static func attribute(_ text: String) -> String {
    escaped(text).replacingOccurrences(of: "\n", with: "&#10;")
  }

  /// What XML 1.0 cannot hold at all is replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\r": result += "&#\(scalar.value);"
      case "\n": result += "\n"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
