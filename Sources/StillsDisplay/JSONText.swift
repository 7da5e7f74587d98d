import Foundation
import StillsGeometry

/// JSON with its members in a fixed order and numbers in the one form that dumps use.
indirect enum JSONText {
  case string(String)
  case number(CGFloat)
  case bool(Bool)
  case array([JSONText])
  /// Members without a value are left out.
  case object([(String, JSONText?)])

  var text: String {
    switch self {
    case .string(let value): return JSONString.quoted(value)
    case .number(let value): return value.isFinite ? NumberText.string(value, places: 4) : "null"
    case .bool(let value): return value ? "true" : "false"
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let written = members.compactMap { name, value in value.map { JSONString.quoted(name) + ":" + $0.text } }
      return "{" + written.joined(separator: ",") + "}"
    }
  }
}
