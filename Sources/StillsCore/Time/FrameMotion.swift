import Foundation
import StillsGeometry
import StillsLayout

/// Moves what is placed from where it was to where it is going to be, and keeps what leaves.
///
/// Layout knows only where things are going: each placed element's frame is animated by itself, as SwiftUI animates the
/// geometry of its leaves.
@MainActor final class FrameMotion {
  /// An element across passes: where it comes from, its kind, and which one it is of that kind there.
  struct Key: Hashable {
    let node: ObjectIdentifier
    let kind: String
    let ordinal: Int
  }

  /// A frame in the space that moves as one around it.
  struct Place {
    let frame: MovingFrame
    let space: Key?
  }

  private var slots: [Key: AnimatedSlot<MovingFrame>] = [:]
  var departures: [Departure] = []
  /// The tree of the last pass, as it was placed.
  private(set) var last: PlacedNode?

  nonisolated init() {}

  func tearDown() { (slots, departures, last) = ([:], [], nil) }

  func rest() -> [IdentityNode?] {
    defer { (slots, departures) = ([:], []) }
    return departures.map(\.origin)
  }

  /// The tree as it is shown at this moment.
  func present(
    _ placed: PlacedNode, root: IdentityNode, context: PlacementContext, on clock: AnimationClock
  ) -> PlacedNode {
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

  static func screenKey(_ root: IdentityNode) -> Key { Key(node: ObjectIdentifier(root), kind: "", ordinal: 0) }
}

// MARK: - Moving

extension FrameMotion {
  func present(
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

/// All that is drawn, where that is more than the root view.
private final class ScreenElement: ViewElement {
  init() { super.init(kind: "screen") }
}
