import Foundation
import StillsGeometry

/// Writes JSON with fields in the order given, two spaces a level.
package struct JSONText {
  package private(set) var text = ""
  private var indent = 0
  private var needsComma = false

  package init() {}

  package mutating func object(_ body: (inout JSONText) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  package mutating func field(_ name: String, _ value: String) { start(name); text += Self.quote(value) }
  package mutating func field(_ name: String, _ value: CGFloat) { start(name); text += Self.number(value) }
  package mutating func field(_ name: String, _ value: Bool) { start(name); text += value ? "true" : "false" }

  package mutating func field(_ name: String, _ values: [CGFloat]) {
    start(name)
    text += "[" + values.map(Self.number).joined(separator: ", ") + "]"
  }

  package mutating func field(_ name: String, _ values: [String]) {
    start(name)
    text += "[" + values.map(Self.quote).joined(separator: ", ") + "]"
  }

  package mutating func array<T>(_ name: String, _ items: [T], _ body: (T, inout JSONText) -> Void) {
    start(name)
    needsComma = false
    text += "["
    indent += 1
    for item in items {
      separate()
      body(item, &self)
      needsComma = true
    }
    close("]")
  }

  // MARK: Writing

  private mutating func open(_ bracket: String) {
    text += bracket
    indent += 1
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    indent -= 1
    text += "\n" + String(repeating: "  ", count: indent) + bracket
    needsComma = true
  }

  private mutating func separate() {
    text += (needsComma ? "," : "") + "\n" + String(repeating: "  ", count: indent)
    needsComma = false
  }

  private mutating func start(_ name: String) {
    separate()
    text += Self.quote(name) + ": "
    needsComma = true
  }

  /// Not-a-number and infinities have no form in JSON.
  private static func number(_ value: CGFloat) -> String { value.isFinite ? NumberText.string(value) : "null" }

  package static func quote(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
