import Foundation
import StillsGeometry
import StillsLayout

/// All that can be named on a screen: targets, texts and identifiers, each with where it shows.
@MainActor package struct TouchMap {
  package struct Entry {
    package let node: PlacedNode
    package let target: TouchTarget?
    package let path: [Int]
    /// From the layout's coordinates to those of the screen.
    package let toScreen: CGAffineTransform
    /// What scroll views around leave of the screen, in screen points.
    package let window: CGRect
    /// Identifiers and labels first, then words.
    package var names: [String]

    /// Where it is drawn.
    package var frame: CGRect { node.frame.applying(toScreen) }
    /// Where it shows; empty outside of what scroll views show.
    package var visible: CGRect {
      let shown = frame.intersection(window)
      return shown.isNull ? .zero : shown
    }
  }

  package private(set) var entries: [Entry] = []
  package let root: PlacedNode

  package init(_ root: PlacedNode, screen: CGRect) {
    self.root = root
    _ = visit(root, path: [], toScreen: .identity, window: screen, names: [])
  }

  /// The words shown in the node. `names` are those that views around it with nothing else inside are known by.
  private mutating func visit(
    _ node: PlacedNode, path: [Int], toScreen: CGAffineTransform, window: CGRect, names: [String]
  ) -> [String] {
    let element = node.element
    guard element.letsTouchesIn(node) else { return [] }
    let target = element.touchTarget(of: node)
    var toScreen = toScreen
    if let transform = element.touchTransform(of: node) { toScreen = transform.concatenating(toScreen) }
    var inner = window
    if let own = element.touchWindow(of: node) { inner = window.intersection(own.applying(toScreen)) }
    if inner.isNull { inner = .zero }

    let own = names + element.labels + [element.accessibilityIdentifier].compactMap { $0 }
    let index = entries.count
    entries.append(
      Entry(node: node, target: target, path: path, toScreen: toScreen, window: window, names: own))
    // Names go on to the only view inside: `Button().accessibilityIdentifier("x")` names the button.
    let handedOn = target == nil && node.children.count == 1 ? own : []
    // A picture has the words that it is called by.
    let isMute = target == nil && node.children.isEmpty
    var words: [String] = element.touchText.map { [$0] } ?? (isMute ? element.labels : [])
    for child in element.touchOrder(of: node) {
      words += visit(node.children[child], path: path + [child], toScreen: toScreen, window: inner, names: handedOn)
    }
    if let target {
      // What inner targets show is their name, not that of the target around.
      entries[index].names += [target.label].compactMap { $0 } + target.names + words
      if words.count > 1 { entries[index].names.append(words.joined(separator: " ")) }
      let keeps = target.role == .gesture || target.role == .scrollView || target.role == .backdrop
      return keeps ? words : []
    }
    entries[index].names += element.touchText.map { [$0] } ?? []
    return words
  }
}

// MARK: - Finding

extension TouchMap {
  /// What a name stands for, the best first: exactly spelt before other cases, targets before mere texts.
  package func entries(named name: String, where isWanted: (TouchTarget?) -> Bool = { _ in true }) -> [Entry] {
    func matches(_ equal: (String) -> Bool) -> [Entry] {
      let found = entries.filter { entry in isWanted(entry.target) && entry.names.contains(where: equal) }
      return found.filter { $0.target != nil } + found.filter { $0.target == nil }
    }
    let exact = matches { $0 == name }
    if !exact.isEmpty { return exact }
    let folded = Self.folded(name)
    return folded.isEmpty ? [] : matches { Self.folded($0) == folded }
  }

  /// Case and white space do not count.
  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The targets there are to name, in reading order: `"Next" (button)`.
  package func listing(where isWanted: (TouchTarget) -> Bool) -> [String] {
    var names: [String] = []
    for entry in entries {
      guard let target = entry.target, isWanted(target), !entry.visible.isEmpty else { continue }
      // A row of segments is known by its segments.
      if target.role == .segment || target.role == .tab, entry.names.isEmpty { continue }
      let name = entry.names.first.map { "\"\($0)\"" } ?? Self.place(entry.visible)
      let text = "\(name) (\(target.role.name)\(target.isEnabled ? "" : ", disabled"))"
      if !names.contains(text) { names.append(text) }
    }
    return names
  }

  private static func place(_ frame: CGRect) -> String {
    "at " + [frame.midX, frame.midY].map { NumberText.string($0.rounded()) }.joined(separator: ",")
  }

  /// The entry of a node by its way from the root.
  package func entry(at path: [Int]) -> Entry? { entries.first { $0.path == path } }
}

// MARK: - Where to put the finger

extension TouchMap.Entry {
  /// Points of the screen at which the target may be met, the likeliest first.
  package var points: [CGPoint] {
    let shown = visible
    guard !shown.isEmpty else { return [] }
    var points: [CGPoint] = []
    if let point = target?.point { points.append(point.applying(toScreen)) }
    points.append(CGPoint(x: shown.midX, y: shown.midY))
    node.forEach { inside in
      guard inside.element.touchText != nil else { return }
      points.append(CGPoint(x: inside.frame.midX, y: inside.frame.midY).applying(toScreen))
    }
    // A raster, from the middle outwards, for what has holes.
    let parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95]
    for y in parts {
      for x in parts { points.append(CGPoint(x: shown.minX + shown.width * x, y: shown.minY + shown.height * y)) }
    }
    return points.filter { shown.contains($0) }
  }
}
