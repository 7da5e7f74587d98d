import StillsGeometry
import StillsSnapshots

/// The nodes of a scene that have a role, a label, a text or an identifier: a line each, inside the nearest such node
/// around. A label takes the place of a text.
struct AccessibilityOutline: CustomStringConvertible {
  private var lines: [String] = []

  init(_ scene: Scene) {
    for node in scene.nodes { add(node, depth: 0) }
  }

  var description: String { lines.joined(separator: "\n") }

  private mutating func add(_ node: Scene.Node, depth: Int) {
    let words = [
      node.role, (node.label ?? node.text).map { "\"\($0)\"" }, node.identifier.map { "id=\($0)" },
    ].compactMap { $0 }
    if !words.isEmpty {
      let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map {
        NumberText.string($0)
      }
      let blanks = String(repeating: "  ", count: depth)
      lines.append("\(blanks)\(words.joined(separator: " ")) [\(numbers.joined(separator: " "))]")
    }
    for child in node.children { add(child, depth: words.isEmpty ? depth : depth + 1) }
  }
}
