import Foundation
import StillsGeometry

/// What a picture shows, as a tree of views: names, places, texts, colours. Goldens carry it, so that two of them can be
/// compared by meaning.
package struct Scene: Hashable, Sendable {
  /// In points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat
  /// `#rrggbbaa`; nil where the ground is transparent.
  package var background: String?
  package var nodes: [Node]

  package init(size: CGSize, scale: CGFloat, background: String? = nil, nodes: [Node] = []) {
    (self.size, self.scale, self.background, self.nodes) = (size, scale, background, nodes)
  }

  /// A view, a modifier, or something that the system draws.
  package struct Node: Hashable, Sendable {
    /// What it is: `Text`, `VStack`, `padding`.
    package var kind: String
    /// The author's own views that it is all of, outermost first.
    package var names: [String] = []
    /// The accessibility identifier.
    package var identifier: String?
    /// What assistive technologies call it, if its author said so.
    package var label: String?
    /// What it is for: `button`, `image`, `header`, `statusBar`.
    package var role: String?
    /// The text it shows.
    package var text: String?
    /// In points of the picture.
    package var frame: CGRect
    /// What the view was given: `16 16 16 16` of a padding, `star.fill` of an image.
    package var details = ""
    /// `17pt`, `Orbitron 16pt weight 900`.
    package var font: String?
    /// What it paints with, in the order of painting, each once, as `#rrggbbaa`.
    package var colors: [String] = []
    /// A digest of what it paints itself, wherever it stands and whatever its colours and texts; nil where it paints
    /// nothing.
    package var drawing: String?
    package var children: [Node] = []

    package init(kind: String, frame: CGRect) { (self.kind, self.frame) = (kind, frame) }
  }
}

extension Scene {
  /// Our choice: far more levels than views nest, and not too many for a thread's stack.
  package static let mostLevels = 500

  package var isTooDeep: Bool {
    var level = nodes
    for _ in 0..<Self.mostLevels where !level.isEmpty { level = level.flatMap(\.children) }
    return !level.isEmpty
  }

  /// Every node with the nodes around it, outermost first; parents before their children.
  package func forEach(_ body: (Node, [Node]) -> Void) {
    var path: [Node] = []
    func visit(_ nodes: [Node]) {
      for node in nodes {
        body(node, path)
        path.append(node)
        visit(node.children)
        path.removeLast()
      }
    }
    visit(nodes)
  }

  /// Where the views of a name, accessibility identifier or text are, in points.
  package func frames(of name: String) -> [CGRect] {
    var frames: [CGRect] = []
    forEach { node, _ in
      if node.names.contains(name) || node.identifier == name || node.text == name { frames.append(node.frame) }
    }
    return frames
  }
}
