import Foundation

/// What happened between two scenes, in sentences.
package struct SceneComparison {
  /// Most telling first.
  package private(set) var causes: [Difference.Cause] = []
  /// What followed from that: views that moved or grew.
  package private(set) var consequences: [String] = []

  /// Views of the names, accessibility identifiers or texts in `ignored`, and what is inside them, do not count.
  package init(_ old: Scene, _ new: Scene, ignored: [String] = []) {
    let (oldRoots, newRoots) = (SceneView.roots(of: old), SceneView.roots(of: new))
    let walk = SceneWalk(oldRoots, newRoots)
    // Other pixels round otherwise: views are drawn otherwise, and each line of text above moves what is below by a part of
    // a pixel. What a dozen lines make of that is our choice.
    let isRescaled = old.scale != new.scale
    let geometry = SceneGeometry(walk, tolerance: isRescaled ? 4 : SceneWords.tolerance)
    var changes = walk.changes.filter { !$0.view.isIgnored(ignored) && !(isRescaled && $0.kind == .drawing) }
    // What the system draws is another on another device.
    let isOtherDevice = isRescaled || old.size != new.size
    if isOtherDevice { changes.removeAll(where: \.isOfSystem) }
    // The system's signs follow what is behind them.
    if changes.contains(where: { !$0.isOfSystem && !$0.isDerived && $0.weight == .done }) {
      changes.removeAll { $0.isOfSystem && $0.kind == .color }
    }
    if changes.contains(where: { $0.weight == .done && !$0.isDerived }) {
      changes.removeAll { $0.weight != .done || $0.isDerived }
    } else {
      let places = geometry.changes().filter { !$0.view.isIgnored(ignored) && !(isOtherDevice && $0.isOfSystem) }
      // Letters fall on other pixels at the other side.
      let mirrored = places.filter { $0.what == SceneGeometry.mirrored }.map(\.view)
      changes.removeAll { change in
        change.kind == .drawing && mirrored.contains { walk.isInside(change.view, $0) }
      }
      let rest = changes.filter { !$0.isDerived } + places
      changes = rest.isEmpty ? changes : rest
      causes = Self.canvasCauses(old, new)
    }
    let census = LabelCensus(oldRoots + newRoots)
    let groups = Self.joined(Self.groups(changes))
    // Numbering looks through the whole scene; nobody reads so far down.
    causes += groups.enumerated().map { Self.cause($1, $0 < 20 ? census : nil) }
    if causes.contains(where: { $0.kind != .moved && $0.kind != .resized && $0.kind != .canvas }) {
      consequences = geometry.sentences(most: 3)
      if !causes.contains(where: { $0.kind == .canvas }) {
        consequences = Self.canvasCauses(old, new).map(\.sentence) + consequences
      }
    }
  }

  private static func canvasCauses(_ old: Scene, _ new: Scene) -> [Difference.Cause] {
    var causes: [Difference.Cause] = []
    func add(_ name: String, _ before: String, _ after: String) {
      guard before != after else { return }
      causes.append(
        Difference.Cause(
          kind: .canvas, path: [], sentence: "the picture: \(name) \(before) → \(after)", before: before, after: after))
    }
    add("size", SceneWords.size(old.size) + " pt", SceneWords.size(new.size) + " pt")
    add("scale", "@\(SceneWords.number(old.scale))x", "@\(SceneWords.number(new.scale))x")
    add("background", SceneWords.color(old.background ?? "none"), SceneWords.color(new.background ?? "none"))
    return causes
  }

  // MARK: Grouping

  /// Changes that can be told in one sentence, in the order in which their first view stands in the scene; what came and
  /// went first.
  private static func groups(_ changes: [SceneChange]) -> [[SceneChange]] {
    var groups: [(key: String, changes: [SceneChange])] = []
    var places: [String: Int] = [:]
    for change in changes {
      if let place = places[change.groupKey] {
        groups[place].changes.append(change)
      } else {
        places[change.groupKey] = groups.count
        groups.append((change.groupKey, [change]))
      }
    }
    func rank(_ group: [SceneChange], _ place: Int) -> (Int, Int, Int) {
      let first = group.min { $0.view.order < $1.view.order }
      // A list of another style shows its headers in other letters and places.
      let isStyle = first?.view.node.kind == "List" && first?.what.hasPrefix("style ") == true
      // The system's, which follows what is behind it.
      if first?.isOfSystem ?? false { return (9, 0, place) }
      if group.allSatisfy(\.isAtTheEdge) { return (7, first?.view.order ?? 0, place) }
      // What came between its views may have put a stack of another direction around them.
      let isAround = first?.isWhole == true && first?.what.contains(" around ") == true
      return (isStyle ? 1 : isAround ? 2 : first?.kind.rank ?? 0, first?.view.order ?? 0, place)
    }
    return groups.map { $0.changes.sorted { $0.view.order < $1.view.order } }.enumerated()
      .sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }.map(\.element)
  }

  /// Groups of the same change by other amounts are one: the colours of a row of swatches, the prices of a list.
  private static func joined(_ groups: [[SceneChange]]) -> [[SceneChange]] {
    let alike = Dictionary(grouping: groups.indices, by: { groups[$0][0].looseKey })
    var joined: [[SceneChange]] = []
    for (index, group) in groups.enumerated() {
      // Two may be two; more have one reason.
      guard let key = group[0].looseKey, let places = alike[key], places.count > 2 else {
        joined.append(group)
        continue
      }
      if places[0] == index {
        joined.append(places.flatMap { groups[$0] }.sorted { $0.view.order < $1.view.order })
      }
    }
    return joined
  }

  private static func cause(_ group: [SceneChange], _ census: LabelCensus?) -> Difference.Cause {
    let first = group[0]
    let subjects = group.map(\.subject)
    var path = first.path
    for change in group { path = Array(zip(path, change.path).prefix { $0 == $1 }.map(\.0)) }
    let place = path.isEmpty ? "" : path.joined(separator: " › ") + " › "
    let sentence: String
    if group.count == 1 {
      sentence = "\(place)\(first.subject)\(census?.number(of: first) ?? ""): \(first.what)"
    } else {
      let verb =
        first.kind == .appeared
        ? "appeared" : first.kind == .disappeared ? "disappeared" : SceneWords.changes(group.map(\.what))
      sentence = "\(place)\(group.count) views: \(verb): \(SceneWords.list(subjects, most: 4))"
    }
    return Difference.Cause(
      kind: first.kind, path: path + [first.subject], sentence: sentence, before: first.before, after: first.after,
      frames: group.flatMap(\.frames))
  }
}

extension SceneChange {
  fileprivate var isOfSystem: Bool { view.node.kind == "StatusBar" || view.node.kind == "HomeIndicator" }

  /// The same for changes that differ in nothing but amounts, colours and texts; nil for those that are not joined.
  fileprivate var looseKey: String? {
    guard key == nil, kind != .order, kind != .replaced else { return nil }
    return ([kind.rawValue, view.node.kind, SceneWords.loosely(what)] + path).joined(separator: "\n")
  }
}

extension Difference.Cause.Kind {
  /// Causes of a lower rank are told first.
  fileprivate var rank: Int {
    switch self {
    case .canvas: 0
    case .appeared, .disappeared, .replaced, .order: 1
    case .text: 2
    case .details: 3
    case .font: 4
    case .color: 5
    case .drawing: 6
    case .resized: 7
    case .moved: 8
    }
  }
}

extension SceneView {
  fileprivate func isIgnored(_ ignored: [String]) -> Bool {
    guard !ignored.isEmpty else { return false }
    var next: SceneView? = self
    while let view = next {
      if let identifier = view.identifier, ignored.contains(identifier) { return true }
      if let text = view.node.text, ignored.contains(text) { return true }
      if view.names.contains(where: ignored.contains) { return true }
      next = view.parent
    }
    return false
  }
}

/// Tells views of one path and label apart by numbers.
private struct LabelCensus {
  private let roots: [SceneView]

  init(_ roots: [SceneView]) { self.roots = roots }

  /// ` (2 of 5)`, or nothing where there is one.
  func number(of change: SceneChange) -> String {
    var top = change.view
    while let parent = top.parent { top = parent }
    var total = 0, place = 0
    // Within the scene that the view is of.
    for root in siblings(of: top) {
      root.forEach { view in
        guard Self.name(view, change) == Self.name(change.view, change) else { return }
        total += 1
        if view === change.view { place = total }
      }
    }
    return total > 1 && place > 0 ? " (\(place) of \(total))" : ""
  }

  private static func name(_ view: SceneView, _ change: SceneChange) -> [String] {
    let name = change.isWhole ? view.outerPath + [view.outerLabel] : view.path + [view.label]
    guard let wrapper = change.wrapper, change.view.wrappers.indices.contains(wrapper),
      ControlWords.name(change.view.wrappers[wrapper].node.kind) != nil
    else { return name }
    // A stack around a control alone would be called as the stack that the control is made of.
    return name + [view.control ?? ""]
  }

  private func siblings(of top: SceneView) -> [SceneView] {
    guard let index = roots.firstIndex(where: { $0 === top }) else { return [top] }
    // Old roots come first, and each scene counts from 0.
    let split = roots.indices.dropFirst().first { roots[$0].order == 0 } ?? roots.count
    return index < split ? Array(roots[..<split]) : Array(roots[split...])
  }
}
