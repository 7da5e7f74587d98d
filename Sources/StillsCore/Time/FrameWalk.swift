import Foundation
import StillsGeometry
import StillsLayout

/// What moves as one around an element: where its corner is going to be, and where it is shown.
struct FrameSpace {
  var key: FrameMotion.Key?
  var target = CGPoint.zero, shown = CGPoint.zero
}

/// A walk through a tree of places.
struct FrameWalk {
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

  /// Counts a tree's keys without looking at it.
  mutating func skip(_ node: PlacedNode) {
    let outside = enter(node)
    defer { leave(outside) }
    _ = key(of: node)
    for child in node.children { skip(child) }
  }
}

extension ViewElement {
  /// Whether what is inside has its place relative to this element.
  var carriesContent: Bool { movesAsOne || movesContent }
}
