import Foundation
import StillsGeometry

/// Writes JSON with fields in the order given, two spaces a level.
package struct JSONWriter {
  package private(set) var text = ""
  private var indent = 0
  private var needsComma = false

  package init() {}

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  package mutating func field(_ name: String, _ value: String) { start(name); text += JSONString.quoted(value) }
  package mutating func field(_ name: String, _ value: CGFloat) { start(name); text += Self.number(value) }
  package mutating func field(_ name: String, _ value: Bool) { start(name); text += value ? "true" : "false" }

  package mutating func field(_ name: String, _ values: [CGFloat]) {
    start(name)
    text += "[" + values.map(Self.number).joined(separator: ", ") + "]"
  }

  package mutating func field(_ name: String, _ values: [String]) {
    start(name)
    text += "[" + values.map(JSONString.quoted).joined(separator: ", ") + "]"
  }

  package mutating func array<T>(_ name: String, _ items: [T], _ body: (T, inout JSONWriter) -> Void) {
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
    text += JSONString.quoted(name) + ": "
    needsComma = true
  }

  /// Not-a-number and infinities have no form in JSON.
  private static func number(_ value: CGFloat) -> String { value.isFinite ? NumberText.string(value) : "null" }
}
