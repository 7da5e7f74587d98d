import Foundation
import StillsGeometry
import StillsLayout

extension ViewElement {
  /// The element tree, a line an element, children indented.
  package func treeDump() -> String {
    var lines: [String] = []
    appendTree(to: &lines, indent: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendTree(to lines: inout [String], indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + summary)
    for child in children { child.appendTree(to: &lines, indent: indent + 1) }
  }

  /// `NavigationHeader › padding 8 20 0 20`.
  fileprivate var summary: String {
    var text = (viewNames + [kind]).joined(separator: " › ")
    if !details.isEmpty { text += " " + details }
    return text
  }
}

extension PlacedNode {
  /// The placed tree, a line an element with its frame `x y width height` in screen points, children indented.
  package func layoutDump() -> String {
    var lines: [String] = []
    appendLayout(to: &lines, indent: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendLayout(to lines: inout [String], indent: Int) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.string($0) }
    var line = String(repeating: "  ", count: indent) + element.summary
    line += "  [" + numbers.joined(separator: " ") + "]"
    let facts = element.placementFacts(in: frame)
    if !facts.isEmpty { line += "  " + facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }
    lines.append(line)
    for child in children { child.appendLayout(to: &lines, indent: indent + 1) }
  }

  /// The placed tree as JSON: `{"kind", "views", "identifier", "details", "frame": [x, y, width, height], facts…, "children"}`.
  package func layoutJSON() -> String {
    var json = JSONWriter()
    appendJSON(to: &json)
    return json.text
  }

  private func appendJSON(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", element.kind)
      if !element.viewNames.isEmpty { json.field("views", element.viewNames) }
      if let identifier = element.accessibilityIdentifier { json.field("identifier", identifier) }
      if !element.details.isEmpty { json.field("details", element.details) }
      json.field("frame", [frame.minX, frame.minY, frame.width, frame.height])
      for fact in element.placementFacts(in: frame) { json.field(fact.name, fact.value) }
      guard !children.isEmpty else { return }
      json.array("children", children) { child, json in child.appendJSON(to: &json) }
    }
  }
}
