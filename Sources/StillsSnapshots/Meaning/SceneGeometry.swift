import Foundation

/// What happened to the places and sizes of matched views.
struct SceneGeometry {
  let walk: SceneWalk

  private struct Shift {
    let old, new: SceneView
    let move, growth: CGSize
    let tolerance: CGFloat
    var isMoved: Bool { abs(move.width) > tolerance || abs(move.height) > tolerance }
    var isResized: Bool { abs(growth.width) > tolerance || abs(growth.height) > tolerance }
  }

  private let shifts: [Shift]
  private let byView: [ObjectIdentifier: Shift]

  /// Moves and growths of at most `tolerance` points are none.
  init(_ walk: SceneWalk, tolerance: CGFloat = SceneWords.tolerance) {
    self.walk = walk
    // Nobody sees what a spacer does but by what it pushes.
    shifts = walk.pairs.filter { $0.new.node.kind != "Spacer" }.map { old, new in
      let (before, after) = (old.outerFrame, new.outerFrame)
      return Shift(
        old: old, new: new,
        move: CGSize(width: after.minX - before.minX, height: after.minY - before.minY),
        growth: CGSize(width: after.width - before.width, height: after.height - before.height), tolerance: tolerance)
    }.sorted { $0.new.order < $1.new.order }
    byView = Dictionary(shifts.map { (ObjectIdentifier($0.new), $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Consequences

  /// A sentence for all views that went the same way or grew by the same, most views first.
  func sentences(most: Int) -> [String] {
    var groups: [(key: String, amount: CGSize, isMove: Bool, views: [SceneView])] = []
    // Thousandths of a point, which come of rounding, tell nothing apart.
    func add(_ key: String, _ amount: CGSize, isMove: Bool, _ view: SceneView) {
      let index = groups.firstIndex {
        $0.isMove == isMove && abs($0.amount.width - amount.width) < SceneWords.tolerance
          && abs($0.amount.height - amount.height) < SceneWords.tolerance
      }
      if let index {
        groups[index].views.append(view)
      } else {
        groups.append((key, amount, isMove, [view]))
      }
    }
    for shift in shifts where shift.isMoved && !goesWithParent(shift) {
      add("moved \(SceneWords.move(shift.move.width, shift.move.height))", shift.move, isMove: true, shift.new)
    }
    for shift in shifts where shift.isResized && !growsWithOwner(shift) {
      add(Self.growth(shift.growth), shift.growth, isMove: false, shift.new)
    }
    groups = groups.enumerated().sorted { ($1.element.views.count, $0.offset) < ($0.element.views.count, $1.offset) }
      .map(\.element)
    var sentences = groups.prefix(most).map { key, _, _, views in
      let labels = SceneWords.list(views.map(\.outerLabel))
      return views.count == 1 ? "\(labels) \(key)" : "\(views.count) views \(key): \(labels)"
    }
    let rest = groups.dropFirst(most).reduce(0) { $0 + $1.views.count }
    if rest > 0 { sentences.append("\(rest) more moved or changed size") }
    return sentences
  }

  /// A view moves with what it is in: only the outermost is told.
  private func goesWithParent(_ shift: Shift) -> Bool {
    guard let parent = shift.new.parent, let outer = byView[ObjectIdentifier(parent)] else { return false }
    return abs(outer.move.width - shift.move.width) < SceneWords.tolerance
      && abs(outer.move.height - shift.move.height) < SceneWords.tolerance
  }

  /// Backgrounds grow with what they lie behind.
  private func growsWithOwner(_ shift: Shift) -> Bool {
    guard shift.new.attachment != nil, let parent = shift.new.parent, let owner = byView[ObjectIdentifier(parent)]
    else {
      return false
    }
    return owner.isResized
  }

  private static func growth(_ growth: CGSize) -> String {
    var parts: [String] = []
    for (amount, name) in [(growth.width, "width"), (growth.height, "height")] where abs(amount) > SceneWords.tolerance
    {
      parts.append("\(amount > 0 ? "grew" : "shrank") by \(SceneWords.number(abs(amount))) pt in \(name)")
    }
    return parts.joined(separator: " and ")
  }

  // MARK: Causes

  /// Where nothing but places and sizes changed: the views where it began.
  func changes() -> [SceneChange] {
    if let mirrored { return [mirrored] }
    var changes: [SceneChange] = []
    var explained: Set<ObjectIdentifier> = []
    for shift in shifts {
      guard let (what, before, after) = distance(in: shift) else { continue }
      changes.append(
        SceneChange(
          .details, shift.new, what: what, before: before, after: after,
          frames: [shift.old.node.frame, shift.new.node.frame]))
      for child in shift.new.children { explained.insert(ObjectIdentifier(child)) }
      explained.insert(ObjectIdentifier(shift.new))
    }
    let resized = shifts.filter(\.isResized)
    for shift in resized where !explained.contains(ObjectIdentifier(shift.new)) {
      // Another one inside grew, and this one around it.
      if resized.contains(where: { $0.new.isInside(shift.new) }) { continue }
      if growsWithOwner(shift) { continue }
      if changes.contains(where: { $0.view.isInside(shift.new) }) { continue }
      let (before, after) = (SceneWords.size(shift.old.outerFrame.size), SceneWords.size(shift.new.outerFrame.size))
      let isLarger = shift.growth.width + shift.growth.height > 0
      changes.append(
        SceneChange(
          .resized, shift.new, isWhole: true, what: "\(isLarger ? "grew" : "shrank") from \(before) to \(after) pt",
          before: before,
          after: after, frames: [shift.old.outerFrame, shift.new.outerFrame]))
    }
    guard changes.isEmpty else { return changes }
    for shift in shifts where shift.isMoved && !goesWithParent(shift) {
      changes.append(
        SceneChange(
          .moved, shift.new, isWhole: true, what: "moved \(SceneWords.move(shift.move.width, shift.move.height))",
          before: SceneWords.place(shift.old.outerFrame), after: SceneWords.place(shift.new.outerFrame),
          frames: [shift.old.outerFrame, shift.new.outerFrame]))
    }
    return changes
  }

  static let mirrored = "layout direction changed: its views are mirrored"

  /// A view in which everything stands at the other side: the outermost one.
  private var mirrored: SceneChange? {
    // Edges are rounded to pixels on either side.
    let slack: CGFloat = 1.1
    func isMirrored(_ shift: Shift, in outer: Shift) -> Bool {
      let (before, after) = (shift.old.outerFrame, shift.new.outerFrame)
      let room = outer.old.node.frame.maxX + outer.new.node.frame.minX
      return abs(after.minX - (room - before.maxX)) < slack && abs(after.width - before.width) < slack
        && abs(after.minY - before.minY) < slack
    }
    for outer in shifts where outer.new.children.count > 1 {
      let inner = shifts.filter { $0.new.isInside(outer.new) }
      // One view may stand there for many reasons.
      guard inner.count(where: { abs($0.move.width) > slack }) > 1, inner.allSatisfy({ isMirrored($0, in: outer) })
      else { continue }
      return SceneChange(
        .details, outer.new, what: Self.mirrored,
        frames: [outer.old.node.frame, outer.new.node.frame])
    }
    return nil
  }

  /// The distances between the views of a stack, where all of them changed by the same and the views kept their sizes.
  private func distance(in shift: Shift) -> (what: String, before: String, after: String)? {
    let isVertical: Bool
    switch shift.new.node.kind {
    case "VStack", "LazyVStack": isVertical = true
    case "HStack", "LazyHStack": isVertical = false
    default: return nil
    }
    let (old, new) = (shift.old.children, shift.new.children)
    guard old.count == new.count, old.count > 1 else { return nil }
    for child in new { if byView[ObjectIdentifier(child)].map(\.isResized) ?? true { return nil } }
    func gaps(_ views: [SceneView]) -> [CGFloat] {
      zip(views, views.dropFirst()).map { first, second in
        isVertical ? second.outerFrame.minY - first.outerFrame.maxY : second.outerFrame.minX - first.outerFrame.maxX
      }
    }
    let (before, after) = (gaps(old), gaps(new))
    guard let first = before.first, let now = after.first, abs(first - now) > shift.tolerance,
      zip(before, after).allSatisfy({ abs(($1 - $0) - (now - first)) < 2 * SceneWords.tolerance })
    else { return nil }
    let (old1, new1) = (SceneWords.number(first), SceneWords.number(now))
    return ("distance between its views \(old1) → \(new1) pt", old1, new1)
  }
}
