import Foundation
import StillsGeometry

/// JSON with its members in a fixed order and numbers in the one form that dumps use.
package indirect enum JSONText {
  case string(String)
  case number(CGFloat)
  case bool(Bool)
  case array([JSONText])
  /// Members without a value are left out.
  case object([(String, JSONText?)])

  package var text: String {
    switch self {
    case .string(let value): return Self.quoted(value)
    case .number(let value): return value.isFinite ? NumberText.string(value, places: 4) : "null"
    case .bool(let value): return value ? "true" : "false"
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let written = members.compactMap { name, value in value.map { Self.quoted(name) + ":" + $0.text } }
      return "{" + written.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
