import Foundation

/// Walks through two scenes side by side, matching views and noting what happened to each.
final class SceneWalk {
  private(set) var changes: [SceneChange] = []
  private(set) var pairs: [(old: SceneView, new: SceneView)] = []
  /// By identity of the old view.
  private(set) var partners: [ObjectIdentifier: SceneView] = [:]
  /// Views know what they are in only while somebody holds that.
  private let roots: [SceneView]
  private var removed: [SceneView] = []
  private var inserted: [SceneView] = []

  init(_ old: [SceneView], _ new: [SceneView]) {
    roots = old + new
    compareLists(old, new)
    matchAcrossParents()
    for view in removed { noteGone(view) }
    for view in inserted { noteNew(view) }
    changes = DerivedChanges.marked(changes, pairs)
  }

  /// `view` may be one of the old scene; `other` is one of the new.
  func isInside(_ view: SceneView, _ other: SceneView) -> Bool {
    view.isInside(other) || partners[ObjectIdentifier(view)].map { $0.isInside(other) } ?? false
  }

  // MARK: Lists

  private func compareLists(_ old: [SceneView], _ new: [SceneView], orderCounts: Bool = true) {
    let matching = SceneMatching(old, new)
    for (first, second) in matching.pairs { compare(old[first], new[second]) }
    if orderCounts { noteOrder(matching.pairs, old, new) }
    var lone = matching.inserted
    for index in matching.removed {
      // One view in the place of another: nothing else came or went between the same neighbours.
      let place = Self.place(of: index, in: matching)
      if let other = lone.first(where: { Self.newPlace(of: $0, in: matching) == place }),
        matching.removed.filter({ Self.place(of: $0, in: matching) == place }).count == 1,
        matching.inserted.filter({ Self.newPlace(of: $0, in: matching) == place }).count == 1,
        !old[index].contains(anyOf: new[other]), !new[other].contains(anyOf: old[index])
      {
        lone.removeAll { $0 == other }
        noteReplaced(old[index], by: new[other])
      } else {
        removed.append(old[index])
      }
    }
    inserted += lone.map { new[$0] }
  }

  /// Which of the matched views stands before the place in the old list, by its index in the old list.
  private static func place(of index: Int, in matching: SceneMatching) -> Int {
    matching.pairs.last { $0.old < index }?.old ?? -1
  }

  private static func newPlace(of index: Int, in matching: SceneMatching) -> Int {
    matching.pairs.filter { $0.new < index }.max { $0.new < $1.new }?.old ?? -1
  }

  private func noteOrder(_ pairs: [(old: Int, new: Int)], _ old: [SceneView], _ new: [SceneView]) {
    let places = pairs.map(\.new)
    let sorted = places.sorted()
    guard places != sorted else { return }
    let outside = places.indices.filter { places[$0] != sorted[$0] }
    if outside.count == 2 {
      let (first, second) = (new[places[outside[0]]], new[places[outside[1]]])
      changes.append(
        SceneChange(
          .order, second, isWhole: true, what: "changed places with \(first.outerLabel)", before: "\(outside[1] + 1)",
          after: "\(outside[0] + 1)", frames: [second.outerFrame, first.outerFrame]))
      return
    }
    let rising = CommonSubsequence.rising(places)
    if places.count - rising.count > 2, let parent = new[places[0]].parent {
      let order = places.sorted().map { new[$0].outerLabel }
      let isReversed = places == places.sorted(by: >)
      changes.append(
        SceneChange(
          .order, parent,
          what: "its views are in \(isReversed ? "reverse" : "another") order: "
            + SceneWords.list(order, most: 6, isMerged: false), frames: [parent.node.frame]))
      return
    }
    for index in places.indices where !rising.contains(index) {
      let view = new[places[index]], place = places[index]
      let neighbor =
        place > 0
        ? "after \(new[place - 1].outerLabel)" : place + 1 < new.count ? "before \(new[place + 1].outerLabel)" : ""
      let (before, after) = (pairs[index].old + 1, place + 1)
      changes.append(
        SceneChange(
          .order, view, isWhole: true, what: "moved from place \(before) to \(after), \(neighbor)", before: "\(before)",
          after: "\(after)", frames: [old[pairs[index].old].outerFrame, view.outerFrame]))
    }
  }

  // MARK: Pairs

  private func compare(_ old: SceneView, _ new: SceneView) {
    if old.node.kind != new.node.kind {
      if let inner = new.children.first(where: { $0.resembles(old) }) {
        noteAround(new, [inner])
        rest(new.children, without: inner).forEach { inserted.append($0) }
        return compare(old, inner)
      }
      if let inner = old.children.first(where: { $0.resembles(new) }) {
        noteNoLongerAround(old, [inner])
        rest(old.children, without: inner).forEach { removed.append($0) }
        return compare(inner, new)
      }
    }
    join(old, new)
    compareWrappers(old, new)
    compareCores(old, new)
    // Lists of another style show headers elsewhere among their rows.
    let isReordered = new.node.kind != "List" || old.node.details == new.node.details
    compareLists(old.children, new.children, orderCounts: isReordered)
  }

  private func join(_ old: SceneView, _ new: SceneView) {
    pairs.append((old, new))
    partners[ObjectIdentifier(old)] = new
  }

  private func rest(_ views: [SceneView], without view: SceneView) -> [SceneView] { views.filter { $0 !== view } }

  /// The view is called as it was, which is how its author knows it.
  private func compareCores(_ old: SceneView, _ new: SceneView) {
    let (before, after) = (old.node, new.node)
    let frames = [before.frame, after.frame]
    func note(
      _ kind: Difference.Cause.Kind, _ what: String, _ first: String?, _ second: String?,
      weight: SceneChange.Weight = .done
    ) {
      changes.append(
        SceneChange(kind, old, what: what, before: first, after: second, frames: frames, weight: weight))
    }
    if before.kind != after.kind {
      note(.replaced, "became \(new.label)", before.kind, after.kind)
      return
    }
    let count = changes.count
    if before.text != after.text {
      let (first, second) = (before.text ?? "", after.text ?? "")
      note(.text, "text \(SceneWords.textChange(first, second))", first, second)
    }
    if before.details != after.details {
      let what = SettingsWords.change(before.details, after.details, usual: UsualSettings.of(before.kind))
      note(.details, what, before.details, after.details)
    }
    // Views that have a font now may have said nothing of it in an older picture. Bars say the size before it.
    let hasToldSize = before.kind == "BarText" && before.details != after.details
    if let first = before.font, let second = after.font, first != second, !hasToldSize {
      note(.font, "font \(first) → \(second)", first, second)
    }
    // A border or a gradient that came brought its colours along.
    if before.details == after.details || before.colors.count == after.colors.count {
      noteColors(before.colors, after.colors) { note(.color, $0, $1, $2) }
    }
    let isSameSize =
      abs(before.frame.width - after.frame.width) < SceneWords.tolerance
      && abs(before.frame.height - after.frame.height) < SceneWords.tolerance
    if changes.count == count, before.drawing != after.drawing, isSameSize {
      note(.drawing, "is drawn differently", before.drawing, after.drawing, weight: .visible)
    }
  }

  private func noteColors(_ before: [String], _ after: [String], note: (String, String, String) -> Void) {
    guard before != after else { return }
    if before.count == after.count {
      let changed = before.indices.filter { before[$0] != after[$0] }
      let first = SceneWords.colors(changed.map { before[$0] }), second = SceneWords.colors(changed.map { after[$0] })
      note("color \(first) → \(second)", first, second)
      return
    }
    let first = SceneWords.colors(before), second = SceneWords.colors(after)
    let come = after.filter { !before.contains($0) }, gone = before.filter { !after.contains($0) }
    let isLong = max(before.count, after.count) > 2
    if isLong, gone.isEmpty, !come.isEmpty {
      note("color \(SceneWords.colors(come)) added", first, second)
    } else if isLong, come.isEmpty, !gone.isEmpty {
      note("color \(SceneWords.colors(gone)) removed", first, second)
    } else {
      note("color \(first) → \(second)", first, second)
    }
  }

  // MARK: Modifiers

  private func compareWrappers(_ old: SceneView, _ new: SceneView) {
    let matching = WrapperMatching(old.wrappers, new.wrappers)
    for (first, second) in matching.pairs { compare(old, first, new, second) }
    var added = matching.inserted
    for index in matching.removed {
      let wrapper = old.wrappers[index]
      if let other = added.first(where: { new.wrappers[$0].isSame(as: wrapper) }) {
        added.removeAll { $0 == other }
        noteMoved(new, other)
      } else if wrapper.node.kind == "screen" {
        removed += wrapper.attachments
      } else {
        noteModifier(wrapper, old, index, "removed", frames: [wrapper.node.frame])
      }
    }
    for index in added {
      guard new.wrappers[index].node.kind != "screen" else {
        inserted += new.wrappers[index].attachments
        continue
      }
      noteModifier(new.wrappers[index], new, index, "added", frames: [new.wrappers[index].node.frame])
    }
  }

  private func noteMoved(_ view: SceneView, _ index: Int) {
    let words = view.wrappers[index].words
    let inside = index > 0 ? ", inside of \(view.wrappers[index - 1].words)" : ", outside of all others"
    changes.append(
      SceneChange(
        .order, view, wrapper: index, what: "\(words) now applies in another order\(inside)",
        frames: [view.wrappers[index].node.frame]))
  }

  private func noteModifier(
    _ wrapper: SceneView.Wrapper, _ view: SceneView, _ index: Int, _ verb: String, frames: [CGRect]
  ) {
    changes.append(
      SceneChange(
        .details, view, wrapper: index, what: "\(wrapper.words) \(verb)",
        before: verb == "removed" ? wrapper.words : nil,
        after: verb == "added" ? wrapper.words : nil, frames: frames,
        weight: wrapper.isVisible && !wrapper.isIdle ? .done : .visible))
  }

  private func compare(_ old: SceneView, _ oldIndex: Int, _ new: SceneView, _ newIndex: Int) {
    let (before, after) = (old.wrappers[oldIndex].node, new.wrappers[newIndex].node)
    let frames = [before.frame, after.frame]
    if before.details != after.details {
      let what = ModifierWords.change(before.kind, before.details, after.details)
      changes.append(
        SceneChange(
          .details, old, wrapper: oldIndex, what: what, before: before.details, after: after.details, frames: frames,
          weight: new.wrappers[newIndex].isVisible ? .done : .visible))
    }
    noteColors(before.colors, after.colors) {
      changes.append(
        SceneChange(
          .color, old, wrapper: oldIndex, what: "\(before.kind) \($0)", before: $1, after: $2, frames: frames))
    }
    if before.details == after.details, before.colors == after.colors, before.drawing != after.drawing,
      before.frame.size == after.frame.size
    {
      changes.append(
        SceneChange(
          .drawing, old, wrapper: oldIndex, what: "\(before.kind) draws differently", before: before.drawing,
          after: after.drawing, frames: frames, weight: .visible))
    }
    compareLists(old.wrappers[oldIndex].attachments, new.wrappers[newIndex].attachments)
  }

  // MARK: Coming and going

  /// What left one place and came up in another, inside of something new or out of something that is gone.
  private func matchAcrossParents() {
    func take(_ views: inout [SceneView], inside container: SceneView) -> [SceneView] {
      var found: [SceneView] = []
      container.forEach { view in
        guard view !== container, let index = views.firstIndex(where: { $0.meaning == view.meaning }) else { return }
        found.append(view)
        views.remove(at: index)
      }
      return found
    }
    for view in inserted {
      var before = removed
      let found = take(&removed, inside: view)
      guard !found.isEmpty else { continue }
      inserted.removeAll { $0 === view }
      for inner in found {
        guard let place = before.firstIndex(where: { $0.meaning == inner.meaning }) else { continue }
        joinAll(before.remove(at: place), inner)
      }
      noteAround(view, found)
    }
    for view in removed {
      var before = inserted
      let found = take(&inserted, inside: view)
      guard !found.isEmpty else { continue }
      removed.removeAll { $0 === view }
      for inner in found {
        guard let place = before.firstIndex(where: { $0.meaning == inner.meaning }) else { continue }
        joinAll(inner, before.remove(at: place))
      }
      noteNoLongerAround(view, found, tellsRest: true)
    }
    for old in removed {
      guard let new = inserted.first(where: { $0.meaning == old.meaning }) else { continue }
      removed.removeAll { $0 === old }
      inserted.removeAll { $0 === new }
      joinAll(old, new)
      let from = old.parent?.label ?? "the top", to = new.parent?.label ?? "the top"
      changes.append(
        SceneChange(
          .order, new, isWhole: true, what: "moved from \(from) to \(to)", frames: [old.outerFrame, new.outerFrame]))
    }
  }

  /// Views that mean the same, with all that is inside.
  private func joinAll(_ old: SceneView, _ new: SceneView) {
    join(old, new)
    for (first, second) in zip(old.wrappers, new.wrappers) {
      for (inner, outer) in zip(first.attachments, second.attachments) { joinAll(inner, outer) }
    }
    for (inner, outer) in zip(old.children, new.children) { joinAll(inner, outer) }
  }

  private func noteAround(_ view: SceneView, _ inner: [SceneView]) {
    // A body of several views has a stack around them that nobody wrote.
    guard view.node.details != "implicit" else { return }
    let around = SceneWords.list(inner.map(\.outerLabel))
    changes.append(
      SceneChange(
        .appeared, view, isWhole: true, what: "appeared around \(around)", after: view.label, frames: [view.outerFrame])
    )
  }

  /// `tellsRest`: what else was inside is told nowhere else.
  private func noteNoLongerAround(_ view: SceneView, _ inner: [SceneView], tellsRest: Bool = false) {
    guard view.node.details != "implicit" else { return }
    let around = SceneWords.list(inner.map(\.outerLabel))
    // As a label's words.
    let kept = Set(inner.flatMap(\.texts))
    let gone = !tellsRest ? [] : view.texts.filter { !kept.contains($0) }.map(SceneWords.quoted)
    let rest = gone.isEmpty ? "" : ", \(SceneWords.list(gone)) disappeared"
    changes.append(
      SceneChange(
        .disappeared, view, isWhole: true, what: "is no longer around \(around)\(rest)", before: view.label,
        frames: [view.outerFrame]))
  }

  private func noteReplaced(_ old: SceneView, by new: SceneView) {
    // One shape for another.
    let isPlain = [old, new].allSatisfy { $0.children.isEmpty && $0.node.text == nil && $0.names.isEmpty }
    let isSameInk = old.node.colors == new.node.colors && !old.node.colors.isEmpty
    let what = isPlain && isSameInk ? "became \(new.node.kind)" : "was replaced by \(new.outerLabel)"
    changes.append(
      SceneChange(
        .replaced, old, isWhole: true, what: what, before: old.outerLabel,
        after: new.outerLabel,
        frames: [old.outerFrame, new.outerFrame]))
  }

  private func noteNew(_ view: SceneView) {
    let matched = Set(pairs.map { ObjectIdentifier($0.new) })
    var change = SceneChange(
      .appeared, view, isWhole: true, what: "appeared\(view.neighborhood), \(SceneWords.place(view.outerFrame))",
      after: view.label, frames: [view.outerFrame], key: "appeared \(view.parent?.order ?? -1)")
    change.isAtTheEdge = view.isLastOfALazyOne { matched.contains(ObjectIdentifier($0)) }
    changes.append(change)
  }

  private func noteGone(_ view: SceneView) {
    let place = view.neighborhood.isEmpty ? "" : view.neighborhood + ","
    var change = SceneChange(
      .disappeared, view, isWhole: true, what: "disappeared, was\(place) \(SceneWords.place(view.outerFrame))",
      before: view.label, frames: [view.outerFrame], key: "disappeared \(view.parent?.order ?? -1)")
    change.isAtTheEdge = view.isLastOfALazyOne { partners[ObjectIdentifier($0)] != nil }
    changes.append(change)
  }
}

extension SceneView {
  /// ` after Text “A”`, ` before Text “B”`, ` in ScrollView`.
  fileprivate var neighborhood: String {
    guard let parent else { return "" }
    if attachment != nil { return "" }
    guard let index = parent.children.firstIndex(where: { $0 === self }) else { return "" }
    if index > 0 { return " after \(parent.children[index - 1].outerLabel)" }
    if index + 1 < parent.children.count { return " before \(parent.children[index + 1].outerLabel)" }
    return " in \(parent.node.kind)"
  }

  /// Lists and lazy stacks show no more than there is room for: their last views come and go with whatever happens before
  /// them.
  fileprivate func isLastOfALazyOne(isMatched: (SceneView) -> Bool) -> Bool {
    guard let parent, attachment == nil, let index = parent.children.firstIndex(where: { $0 === self }) else {
      return false
    }
    switch parent.node.kind {
    case "List", "Form", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid":
      return !parent.children[index...].contains(where: isMatched)
    default: return false
    }
  }

  /// Whether it is very probably the same view, which got something around it or lost it.
  fileprivate func resembles(_ other: SceneView) -> Bool {
    guard node.kind == other.node.kind else { return false }
    return children.isEmpty
      ? node.text == other.node.text : meaning == other.meaning || SceneMatching.likeness(self, other) > 0.6
  }

  fileprivate func contains(anyOf other: SceneView) -> Bool {
    var isFound = false
    forEach { view in if view !== self, view.meaning == other.meaning { isFound = true } }
    return isFound
  }
}

extension SceneView.Wrapper {
  /// `padding 8`, `background Color #ff0000`.
  var words: String {
    guard !attachments.isEmpty else { return node.modifierWords }
    return "\(node.modifierWords) \(SceneWords.list(attachments.map(\.shortLabel)))"
  }

  func isSame(as other: SceneView.Wrapper) -> Bool {
    node.kind == other.node.kind && node.details == other.node.details && node.colors == other.node.colors
      && attachments.map(\.meaning) == other.attachments.map(\.meaning)
  }

  /// Whether one can see what it does.
  fileprivate var isVisible: Bool {
    switch node.kind {
    case "layoutValue", "listRow": !node.details.isEmpty
    case "preference", "toolbar", "coordinateSpace", "accessibilityIdentifier", "tag",
      "onGeometryChange", "row",
      "tabItem", "screen", "disclosed", "presenting", "pushedBack":
      false
    default: true
    }
  }
}

extension SceneView.Wrapper {
  /// Whether it does nothing with what it was given, as in `opacity(isOn ? 0.5 : 1)`.
  fileprivate var isIdle: Bool {
    switch (node.kind, node.details) {
    case ("opacity", "1"), ("offset", "x=0 y=0"), ("scaleEffect", "1×1"), ("rotationEffect", "0°"), ("blur", "0"),
      ("padding", "0 0 0 0"), ("saturation", "1"), ("contrast", "1"), ("brightness", "0"), ("grayscale", "0"),
      ("zIndex", "0"), ("layoutPriority", "0"):
      true
    default: false
    }
  }
}

extension SceneView {
  /// Without what it belongs to.
  fileprivate var shortLabel: String {
    let color = node.colors.first.map { " \(SceneWords.color($0))" } ?? ""
    if let text = node.text, !text.isEmpty { return "\(node.kind) \(SceneWords.quoted(text))" }
    return node.kind + color
  }
}

/// Which modifiers of two views are the same modifier.
struct WrapperMatching {
  private(set) var pairs: [(Int, Int)] = []
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []

  /// First those that are the very same, then those of one kind between them.
  init(_ old: [SceneView.Wrapper], _ new: [SceneView.Wrapper]) {
    let same = CommonSubsequence.pairs(old.map(\.fullKey), new.map(\.fullKey))
    var (oldStart, newStart) = (0, 0)
    for (oldEnd, newEnd) in same + [(old.count, new.count)] {
      let gap = CommonSubsequence.pairs(
        old[oldStart..<oldEnd].map(\.node.kind), new[newStart..<newEnd].map(\.node.kind))
      pairs += gap.map { ($0.0 + oldStart, $0.1 + newStart) }
      if oldEnd < old.count || newEnd < new.count { pairs.append((oldEnd, newEnd)) }
      (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
    }
    let (oldTaken, newTaken) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
    removed = old.indices.filter { !oldTaken.contains($0) }
    inserted = new.indices.filter { !newTaken.contains($0) }
  }
}

extension SceneView.Wrapper {
  fileprivate var fullKey: String {
    "\(node.kind) \(node.details) \(node.colors) \(attachments.map(\.meaning))"
  }
}
