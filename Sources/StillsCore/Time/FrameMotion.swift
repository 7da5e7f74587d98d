import Foundation
import StillsGeometry
import StillsLayout

/// Moves what is placed from where it was to where it is going to be, and keeps what leaves.
///
/// Layout knows only where things are going: each placed element's frame is animated by itself, as SwiftUI animates the
/// geometry of its leaves.
@MainActor final class FrameMotion {
  /// An element across passes: where it comes from, its kind, and which one it is of that kind there.
  fileprivate struct Key: Hashable {
    let node: ObjectIdentifier
    let kind: String
    let ordinal: Int
  }

  /// A frame in the space that moves as one around it.
  fileprivate struct Place {
    let frame: MovingFrame
    let space: Key?
  }

  private var slots: [Key: AnimatedSlot<MovingFrame>] = [:]
  private var departures: [Departure] = []
  /// The tree of the last pass, as it was placed.
  private var last: PlacedNode?

  nonisolated init() {}

  func tearDown() { (slots, departures, last) = ([:], [], nil) }

  func rest() -> [IdentityNode?] {
    defer { (slots, departures) = ([:], []) }
    return departures.map(\.origin)
  }

  /// The tree as it is shown at this moment.
  func present(
    _ placed: PlacedNode, root: IdentityNode, context: PlacementContext, on clock: AnimationClock
  )
    -> PlacedNode
  {
    defer { last = placed }
    if clock.isLive, clock.passIsAnimated { pickUpDepartures(root: root, on: clock) }
    departures.removeAll { !$0.record.isGoing(on: clock) }
    slots = slots.filter {
      $0.value.dropEnded(on: clock)
      return $0.value.isMoving
    }
    guard clock.passIsAnimated || !slots.isEmpty || !departures.isEmpty else { return placed }
    var walk = FrameWalk(root: root)
    if clock.passIsAnimated, let last {
      walk.places = FrameWalk.places(in: last, root: root, pixelGrid: context.pixelGrid)
    }
    let shown = present(placed, in: FrameSpace(), walk: &walk, context: context, on: clock)
    // What was all of the screen is drawn beside what is.
    var all = PlacedNode(element: ScreenElement(), frame: shown.frame, children: [shown])
    insertDepartures(
      under: Self.screenKey(root), into: &all, space: FrameSpace(), walk: &walk, context: context, on: clock)
    return all.children.count == 1 ? shown : all
  }

  private static func screenKey(_ root: IdentityNode) -> Key { Key(node: ObjectIdentifier(root), kind: "", ordinal: 0) }
}

// MARK: - Moving

/// What moves as one around an element: where its corner is going to be, and where it is shown.
private struct FrameSpace {
  var key: FrameMotion.Key?
  var target = CGPoint.zero, shown = CGPoint.zero
}

extension FrameMotion {
  private func present(
    _ node: PlacedNode, in space: FrameSpace, walk: inout FrameWalk, context: PlacementContext,
    on clock: AnimationClock, isContent: Bool = false, isGone: Bool = false
  ) -> PlacedNode {
    var node = isGone ? node.element.placedAgain(node) : node
    let outside = walk.enter(node)
    defer { walk.leave(outside) }
    let key = walk.key(of: node)
    let own = MovingFrame(node.frame, in: space.target, isContent: isContent, pixelGrid: context.pixelGrid)
    if !isGone { retarget(key, to: own, in: space, walk: walk, on: clock) }
    let moving = slots[key]?.presented(on: clock)
    var shift = space.shown
    if isContent {
      shift = CGPoint(
        x: shift.x + node.frame.minX - space.target.x, y: shift.y + node.frame.minY - space.target.y)
    }
    let shown = (moving ?? own).layout.frame.offsetBy(dx: shift.x, dy: shift.y)
    if let moving {
      node.drawn = moving.pixels.frame.offsetBy(dx: shift.x, dy: shift.y)
    } else if let drawn = node.drawn {
      node.drawn = drawn.offsetBy(dx: shown.minX - node.frame.minX, dy: shown.minY - node.frame.minY)
    }
    var inner = space
    if isContent || node.element.carriesContent {
      inner = FrameSpace(key: key, target: node.frame.origin, shown: shown.origin)
    }
    let scrolls = node.element.movesContent
    node.children = node.children.map {
      present($0, in: inner, walk: &walk, context: context, on: clock, isContent: scrolls, isGone: isGone)
    }
    if !departures.isEmpty, !isGone {
      insertDepartures(under: key, into: &node, space: inner, walk: &walk, context: context, on: clock)
    }
    node.frame = shown
    return node
  }

  private func retarget(
    _ key: Key, to frame: MovingFrame, in space: FrameSpace, walk: FrameWalk, on clock: AnimationClock
  ) {
    let slot: AnimatedSlot<MovingFrame>
    if let known = slots[key] {
      slot = known
    } else {
      guard clock.passIsAnimated, let old = walk.places[key], old.space == space.key, old.frame.layout != frame.layout
      else { return }
      slot = AnimatedSlot()
      slot.retarget(to: old.frame, with: Transaction(), on: clock, keepsRuns: true)
      slots[key] = slot
    }
    slot.retarget(to: frame, with: clock.transaction(in: walk.scope), on: clock, keepsRuns: true)
  }
}

/// A walk through a tree of places.
private struct FrameWalk {
  private struct Count: Hashable {
    let node: ObjectIdentifier
    let kind: String
  }

  private var counts: [Count: Int] = [:]
  private var node: IdentityNode
  private(set) var scope: TransactionScope?
  var places: [FrameMotion.Key: FrameMotion.Place] = [:]

  init(root: IdentityNode) { node = root }

  /// What was around, for `leave`.
  mutating func enter(_ placed: PlacedNode) -> (IdentityNode, TransactionScope?) {
    let outside = (node, scope)
    if let identity = placed.element.identity { (node, scope) = (identity.node, identity.scope) }
    return outside
  }

  mutating func leave(_ outside: (IdentityNode, TransactionScope?)) { (node, scope) = outside }

  mutating func key(of placed: PlacedNode) -> FrameMotion.Key {
    let count = Count(node: ObjectIdentifier(node), kind: placed.element.kind)
    let ordinal = counts[count, default: 0]
    counts[count] = ordinal + 1
    return FrameMotion.Key(node: count.node, kind: count.kind, ordinal: ordinal)
  }

  /// Where everything was.
  static func places(
    in tree: PlacedNode, root: IdentityNode, pixelGrid: PixelGrid
  ) -> [FrameMotion.Key: FrameMotion.Place] {
    var walk = FrameWalk(root: root)
    walk.record(tree, in: FrameSpace(), isContent: false, pixelGrid)
    return walk.places
  }

  private mutating func record(_ placed: PlacedNode, in space: FrameSpace, isContent: Bool, _ pixelGrid: PixelGrid) {
    let outside = enter(placed)
    defer { leave(outside) }
    let key = key(of: placed)
    places[key] = FrameMotion.Place(
      frame: MovingFrame(placed.frame, in: space.target, isContent: isContent, pixelGrid: pixelGrid), space: space.key)
    var inner = space
    if isContent || placed.element.carriesContent {
      inner = FrameSpace(key: key, target: placed.frame.origin, shown: placed.frame.origin)
    }
    for child in placed.children { record(child, in: inner, isContent: placed.element.movesContent, pixelGrid) }
  }
}

/// A frame as something that can be part of the way between two.
struct FrameVector: VectorArithmetic {
  var x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ frame: CGRect) {
    self.init(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }

  /// Nothing is less wide than nothing, whatever a spring would have.
  var frame: CGRect { CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0)) }

  static let zero = FrameVector(x: 0, y: 0, width: 0, height: 0)

  static func + (left: Self, right: Self) -> Self {
    Self(
      x: left.x + right.x, y: left.y + right.y, width: left.width + right.width, height: left.height + right.height)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      x: left.x - right.x, y: left.y - right.y, width: left.width - right.width, height: left.height - right.height)
  }

  mutating func scale(by factor: Double) {
    (x, y, width, height) = (x * factor, y * factor, width * factor, height * factor)
  }

  var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}

/// A frame as the layout has it, and as it is painted: its edges pass from pixel to pixel, unrounded on the way, as
/// SwiftUI rounds frames before it animates them.
struct MovingFrame: VectorArithmetic {
  var layout, pixels: FrameVector

  init(layout: FrameVector, pixels: FrameVector) { (self.layout, self.pixels) = (layout, pixels) }

  /// Relative to a corner. What is moved by the element around (`isContent`) is animated in size only.
  init(_ frame: CGRect, in corner: CGPoint = .zero, isContent: Bool = false, pixelGrid: PixelGrid) {
    let snapped = pixelGrid.snap(frame)
    func vector(_ frame: CGRect) -> FrameVector {
      FrameVector(
        isContent ? CGRect(origin: .zero, size: frame.size) : frame.offsetBy(dx: -corner.x, dy: -corner.y))
    }
    self.init(layout: vector(frame), pixels: vector(snapped))
  }

  static let zero = MovingFrame(layout: .zero, pixels: .zero)
  static func + (left: Self, right: Self) -> Self {
    Self(layout: left.layout + right.layout, pixels: left.pixels + right.pixels)
  }
  static func - (left: Self, right: Self) -> Self {
    Self(layout: left.layout - right.layout, pixels: left.pixels - right.pixels)
  }
  mutating func scale(by factor: Double) {
    layout.scale(by: factor)
    pixels.scale(by: factor)
  }
  /// How long the way is, is the layout's alone.
  var magnitudeSquared: Double { layout.magnitudeSquared }
}

/// One frame on its way, for elements that share it.
@MainActor package final class FrameSlot {
  private let slot = AnimatedSlot<MovingFrame>()

  package init() {}

  package func forget() { slot.forget() }

  /// Where a frame that is going to be `frame` is shown now, and where between the pixels; nil: it does not move.
  package func shown(
    goingTo frame: CGRect, in context: ViewContext, pixelGrid: PixelGrid
  ) -> (frame: CGRect, drawn: CGRect?) {
    let clock = context.graph.clock
    slot.dropEnded(on: clock)
    slot.retarget(
      to: MovingFrame(frame, pixelGrid: pixelGrid), with: context.transaction, on: clock, keepsRuns: true)
    guard slot.isMoving, let shown = slot.presented(on: clock) else { return (frame, nil) }
    return (shown.layout.frame, shown.pixels.frame)
  }
}

// MARK: - Leaving

/// Views that are gone and still drawn.
private final class Departure {
  let record: ItemRecord
  let place: ViewContext
  /// Where it was.
  let origin: IdentityNode
  /// The places that the view had, one for each of its elements.
  var parts: [Part] = []
  var isPickedUp = false

  struct Part {
    let tree: PlacedNode
    let parent: FrameMotion.Key
    /// How many siblings that stay came before it.
    let index: Int
    /// The corner of the space that it was in.
    let corner: CGPoint
  }

  init(record: ItemRecord, place: ViewContext, origin: IdentityNode) {
    (self.record, self.place, self.origin) = (record, place, origin)
  }
}

extension FrameMotion {
  func leave(_ record: ItemRecord, place: ViewContext, from origin: IdentityNode) {
    departures.append(Departure(record: record, place: place, origin: origin))
  }

  /// Finds in the last tree what has been let go since.
  private func pickUpDepartures(root: IdentityNode, on clock: AnimationClock) {
    let waiting = departures.filter { !$0.isPickedUp }
    guard !waiting.isEmpty, let last else { return }
    for departure in waiting { departure.isPickedUp = true }
    if let gone = last.departure(among: waiting) {
      gone.parts.append(
        Departure.Part(tree: leavingView(of: gone, in: last), parent: Self.screenKey(root), index: 0, corner: .zero))
      return
    }
    var walk = FrameWalk(root: root)
    find(waiting, in: last, space: FrameSpace(), isContent: false, walk: &walk)
  }

  private func find(
    _ waiting: [Departure], in node: PlacedNode, space: FrameSpace, isContent: Bool, walk: inout FrameWalk
  ) {
    let outside = walk.enter(node)
    defer { walk.leave(outside) }
    let key = walk.key(of: node)
    var inner = space
    if isContent || node.element.carriesContent {
      inner = FrameSpace(key: key, target: node.frame.origin, shown: node.frame.origin)
    }
    var staying = 0
    for child in node.children {
      if let gone = child.departure(among: waiting) {
        if node.element.keepsDepartures {
          gone.parts.append(
            Departure.Part(
              tree: leavingView(of: gone, in: child), parent: key, index: staying, corner: inner.target))
        }
        // Its keys are counted all the same.
        walk.skip(child)
      } else {
        staying += 1
        find(waiting, in: child, space: inner, isContent: node.element.movesContent, walk: &walk)
      }
    }
  }

  /// A view that turns round on its way in goes on from where it is: its transition is put around it anew, so what it has
  /// put around it before is left out.
  private func leavingView(of departure: Departure, in tree: PlacedNode) -> PlacedNode {
    guard departure.record.transition?.isSymmetric ?? true else { return tree }
    let place = departure.place.node
    var views: [PlacedNode] = []
    tree.forEach { node in
      if let element = node.element as? ArrivingElement, element.place === place { views.append(node) }
    }
    guard let view = views.first, views.count == 1 else { return tree }
    // The transition may have moved it.
    return view.offsetBy(dx: tree.frame.midX - view.frame.midX, dy: tree.frame.midY - view.frame.midY)
  }

  private func insertDepartures(
    under key: Key, into node: inout PlacedNode, space: FrameSpace, walk: inout FrameWalk, context: PlacementContext,
    on clock: AnimationClock
  ) {
    let parts = departures.flatMap { departure in
      departure.parts.filter { $0.parent == key }.map { (departure: departure, part: $0) }
    }.sorted { $0.part.index < $1.part.index }
    guard !parts.isEmpty else { return }
    var inserted = 0
    for (departure, part) in parts {
      let moved = part.tree.offsetBy(
        dx: space.target.x - part.corner.x, dy: space.target.y - part.corner.y)
      for leaving in going(moved, departure, context: context) {
        let shown = present(leaving, in: space, walk: &walk, context: context, on: clock, isGone: true)
        node.children.insert(shown, at: min(part.index + inserted, node.children.count))
        inserted += 1
      }
    }
  }

  /// The tree inside its transition's last phase.
  private func going(_ tree: PlacedNode, _ departure: Departure, context: PlacementContext) -> [PlacedNode] {
    let transition = departure.record.transition ?? FadeTransition()
    let size = tree.frame.size
    let place = departure.place.going(by: transition)
    // They are resolved anew in each pass; nobody need be told.
    let elements = ResolveFrame.withoutReader {
      MainActor.assumeIsolated {
        transition.resolve({ _ in [FrozenElement(tree)] }, phase: .didDisappear, in: place)
      }
    }
    return elements.map { element in
      let proposal = ProposedViewSize(size), fitted = element.sizeThatFits(proposal)
      let frame = CGRect(
        x: tree.frame.midX - fitted.width / 2, y: tree.frame.midY - fitted.height / 2, width: fitted.width,
        height: fitted.height)
      return element.placed(in: frame, proposal: proposal, context: context)
    }
  }
}

extension FrameWalk {
  mutating func skip(_ node: PlacedNode) {
    let outside = enter(node)
    defer { leave(outside) }
    _ = key(of: node)
    for child in node.children { skip(child) }
  }
}

extension ViewContext {
  /// The same place, asked once more in this pass.
  fileprivate func going(by transition: any ItemTransition) -> ViewContext {
    node.restartAnimations()
    var place = self
    place.isUnchanged = false
    return place.animated(by: transition)
  }
}

extension ViewElement {
  /// Whether what is inside has its place relative to this element.
  fileprivate var carriesContent: Bool { movesAsOne || movesContent }
}

extension PlacedNode {
  fileprivate func departure(among waiting: [Departure]) -> Departure? {
    guard let item = element.identity?.item else { return nil }
    return waiting.first { item.isInside($0.record) }
  }
}

/// All that is drawn, where that is more than the root view.
private final class ScreenElement: ViewElement {
  init() { super.init(kind: "screen") }
}

/// What was placed before, as it was.
private final class FrozenElement: ViewElement {
  private let tree: PlacedNode

  init(_ tree: PlacedNode) {
    self.tree = tree
    super.init(kind: "leaving")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { tree.frame.size }
  override var zIndex: Double { tree.element.zIndex }
  override var children: [ViewElement] { [tree.element] }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let moved = tree.offsetBy(dx: frame.minX - tree.frame.minX, dy: frame.minY - tree.frame.minY)
    return PlacedNode(element: self, frame: moved.frame, children: [moved])
  }
}

extension PlacedNode {
  /// All of it painted where `frame` is mapped to, which it is on its way with.
  package func drawn(moving frame: CGRect, to drawn: CGRect) -> PlacedNode {
    var node = self
    let (dx, dy) = (drawn.minX - frame.minX, drawn.minY - frame.minY)
    // What is as wide or as high as all of it stays so.
    func size(_ own: CGFloat, _ whole: CGFloat, _ new: CGFloat) -> CGFloat { own == whole ? new : own }
    node.drawn = CGRect(
      x: node.frame.minX + dx, y: node.frame.minY + dy, width: size(node.frame.width, frame.width, drawn.width),
      height: size(node.frame.height, frame.height, drawn.height))
    node.children = children.map { $0.drawn(moving: frame, to: drawn) }
    return node
  }

  /// All of it, elsewhere.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> PlacedNode {
    guard dx != 0 || dy != 0 else { return self }
    var node = self
    node.frame = frame.offsetBy(dx: dx, dy: dy)
    node.drawn = drawn?.offsetBy(dx: dx, dy: dy)
    node.children = children.map { $0.offsetBy(dx: dx, dy: dy) }
    return node
  }
}
