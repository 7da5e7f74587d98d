import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// Where the content of a scroll view is: kept for as long as the scroll view stays at its place in the hierarchy.
@MainActor final class ScrollState {
  /// How far the content is moved from its beginning; nil: not moved yet, where the initial anchor says.
  private var offset: CGPoint?
  /// The place of the scroll view: what it shows is evaluated again when it moves, and nothing else.
  private(set) weak var node: IdentityNode?
  private var pulled = CGSize.zero
  /// Whether what it shows is being loaded anew.
  var isRefreshing = false
  /// Requests up to this number are done.
  private var lastRequest = 0
  private var lastPosition: AnyHashable?
  /// As it was placed last.
  private var placed: Placed?
  private var hasMoved = false
  private var content: PlacedNode?
  /// Where the content is going to be, and how it gets there.
  private var goal = CGPoint.zero
  private let motion = OffsetMotion()

  struct Placed {
    var axes: Axis.Set
    /// Where the content would begin.
    var start: CGPoint
    var offset, limit: CGPoint
    var content: CGSize
    var frame, visible: CGRect
    var isRightToLeft: Bool
  }

  nonisolated init() {}

  func stay(at node: IdentityNode) { self.node = node }

  func setNeedsResolve(_ graph: ViewGraph) { graph.setNeedsResolve(node: node) }

  /// What lazy containers must know to be measured as far as the view shows.
  var distance: CGPoint { CGPoint(x: max(0, offset?.x ?? 0), y: max(0, offset?.y ?? 0)) }
}

// MARK: - Placing

extension ScrollState {
  /// Where content of a size begins in a room, in its scope's own time.
  func origin(
    size: CGSize, in room: CGRect, axes: Axis.Set, settings: ScrollSettings, scope: TransactionScope?, graph: ViewGraph
  ) -> CGPoint {
    func target(_ axis: Axis) -> CGFloat { self.target(axis, size: size, in: room, axes: axes, settings: settings) }
    goal = CGPoint(x: target(.horizontal), y: target(.vertical))
    let pulled = pulledDistance(axes)
    let shown = motion.offset(
      goingFor: CGPoint(x: goal.x - pulled.width, y: goal.y - pulled.height), in: scope, at: node, of: graph)
    return CGPoint(x: room.minX - shown.x, y: room.minY - shown.y)
  }

  /// How far the content is beyond its edges.
  private func pulledDistance(_ axes: Axis.Set) -> CGSize {
    var distance = CGSize(
      width: axes.contains(.horizontal) ? pulled.width : 0, height: axes.contains(.vertical) ? pulled.height : 0)
    if isRefreshing, distance.height >= 0 { distance.height = max(distance.height, Self.refreshHeight) }
    return distance
  }

  /// How far the content is moved along an axis. Short content stands where the alignment's anchor says, long content where
  /// it was moved to; before, where the initial anchor's points meet.
  private func target(
    _ axis: Axis, size: CGSize, in room: CGRect, axes: Axis.Set, settings: ScrollSettings
  ) -> CGFloat {
    let slack = room.size[axis] - size[axis]
    guard axes.contains(axis), slack.isFinite else { return 0 }
    if slack < 0, let offset { return min(max(0, offset[axis]), -slack) }
    let anchor = (slack > 0 ? settings.alignmentAnchor : settings.initialAnchor) ?? .topLeading
    return -(slack * (axis == .horizontal ? anchor.x : anchor.y)).finiteOrZero
  }

  /// Remembers where the content has been placed.
  func place(_ new: Placed) {
    placed = new
    // What was asked for beyond the end counts no longer.
    if offset != nil { offset = new.offset }
  }

  func placed(
    content: CGRect, in room: CGRect, frame: CGRect, visible: CGRect, axes: Axis.Set, direction: LayoutDirection
  ) -> Placed {
    let limit = CGPoint(
      x: axes.contains(.horizontal) ? (content.width - room.width).finiteOrZero.nonNegative : 0,
      y: axes.contains(.vertical) ? (content.height - room.height).finiteOrZero.nonNegative : 0)
    return Placed(
      axes: axes, start: content.origin, offset: goal, limit: limit, content: content.size, frame: room,
      visible: visible, isRightToLeft: direction == .rightToLeft)
  }
}

// MARK: - Moving

extension ScrollState {
  func handle(settings: ScrollSettings, graph: ViewGraph) -> ScrollHandle? {
    guard let placed else { return nil }
    var handle = ScrollHandle(
      axes: placed.axes, offset: placed.offset, limit: placed.limit, pulled: pulled, viewport: placed.frame,
      move: { self.move(to: $0, settings: settings, graph: graph) },
      pull: { distance in
        guard self.pulled != distance else { return }
        self.pulled = distance
        self.setNeedsResolve(graph)
        if let refresh = settings.refresh, placed.axes.contains(.vertical), distance.height >= Self.refreshHeight {
          self.refresh(refresh, graph: graph)
        }
      })
    handle.isEnabled = settings.isEnabled
    return handle
  }

  private func move(to wanted: CGPoint, settings: ScrollSettings, graph: ViewGraph) {
    guard let placed, wanted.x.isFinite, wanted.y.isFinite else { return }
    var target = ScrollTarget(rect: CGRect(origin: wanted, size: placed.frame.size))
    if let behavior = settings.behavior {
      let context = ScrollTargetBehaviorContext(
        originalTarget: target, velocity: .zero, contentSize: placed.content, containerSize: placed.frame.size,
        axes: placed.axes, targets: targets)
      behavior.updateTarget(&target, context: context)
    }
    offset = target.rect.origin
    (pulled, hasMoved) = (.zero, true)
    setNeedsResolve(graph)
    for observe in settings.phaseObservers {
      graph.enqueue { observe(.idle, .interacting) }
      graph.enqueue { observe(.interacting, .idle) }
    }
  }

  /// The places of the views that the scroll view stops at, in its content; those of the last placing.
  private var targets: [CGRect] {
    guard let placed else { return [] }
    return knownTargets.map { $0.frame.offsetBy(dx: -placed.start.x, dy: -placed.start.y) }
  }

  private struct Known {
    var id: AnyHashable?
    var frame: CGRect
  }

  private var knownTargets: [Known] {
    var known: [Known] = []
    func visit(_ node: PlacedNode) {
      guard node.element is ScrollTargetElement else { return node.children.forEach(visit) }
      // The views of the container that is marked.
      for child in node.children.first?.children ?? [] {
        known.append(Known(id: child.firstIdentity, frame: child.frame))
      }
    }
    if let content { visit(content) }
    return known
  }
}

// MARK: - Asking

extension ScrollState {
  /// Does what was asked for since the last time; true if the content has to be placed anew.
  func answer(_ settings: ScrollSettings, content: PlacedNode, graph: ViewGraph) -> Bool {
    self.content = content
    var isMoved = false
    for request in settings.requests?.requests ?? [] where request.number > lastRequest {
      lastRequest = request.number
      isMoved = go(to: request.target, anchor: request.anchor, in: content) || isMoved
    }
    guard let position = settings.position else { return isMoved }
    if hasMoved, !isMoved { tell(position, graph: graph) }
    hasMoved = false
    if position.key != lastPosition {
      lastPosition = position.key
      if let target = position.target { isMoved = go(to: target, anchor: position.anchor, in: content) || isMoved }
    }
    return isMoved
  }

  private func go(to target: ScrollRequest.Target, anchor: UnitPoint?, in content: PlacedNode) -> Bool {
    guard let placed else { return false }
    var new = placed.offset
    switch target {
    case .edge(let edge):
      switch edge {
      case .top: new.y = 0
      case .bottom: new.y = placed.limit.y
      case .leading: new.x = 0
      case .trailing: new.x = placed.limit.x
      }
    case .point(let x, let y): (new.x, new.y) = (x ?? new.x, y ?? new.y)
    case .view(let id):
      guard let frame = content.element.frame(ofIdentity: id, in: content) else { return false }
      for axis in Axis.allCases where placed.axes.contains(axis) {
        new = new.setting(axis, to: offset(showing: frame, axis, anchor: anchor, placed))
      }
    }
    new = CGPoint(x: min(max(0, new.x), placed.limit.x), y: min(max(0, new.y), placed.limit.y))
    guard new != placed.offset || offset == nil, new.x.isFinite, new.y.isFinite else { return false }
    let isElsewhere = new != placed.offset
    offset = new
    return isElsewhere
  }

  /// With an anchor, the view's point meets that of what shows; without one, as far as needed (facts: layout §9).
  private func offset(showing frame: CGRect, _ axis: Axis, anchor: UnitPoint?, _ placed: Placed) -> CGFloat {
    let length = placed.frame.size[axis]
    let isMirrored = axis == .horizontal && placed.isRightToLeft
    let distance =
      isMirrored ? placed.start.x + placed.content.width - frame.maxX : frame.origin[axis] - placed.start[axis]
    if let anchor {
      let part = axis == .vertical ? anchor.y : isMirrored ? 1 - anchor.x : anchor.x
      return distance + part * (frame.size[axis] - length)
    }
    let offset = placed.offset[axis]
    if distance < offset { return distance }
    return max(offset, distance + frame.size[axis] - length)
  }

  /// Writes where the view is now: the first view that shows, or the one nearest to the anchor.
  private func tell(_ position: ScrollPositionLink, graph: ViewGraph) {
    guard let placed, let set = position.set else { return }
    let axis: Axis = placed.axes.contains(.vertical) ? .vertical : .horizontal
    let known = knownTargets.filter { $0.id != nil }
    let best: Known?
    if let anchor = position.anchor {
      let part = axis == .vertical ? anchor.y : anchor.x
      let point = placed.frame.origin[axis] + part * placed.frame.size[axis]
      func distance(_ frame: CGRect) -> CGFloat { abs(frame.origin[axis] + part * frame.size[axis] - point) }
      best = known.min { distance($0.frame) < distance($1.frame) }
    } else {
      best = known.first { $0.frame.origin[axis] + $0.frame.size[axis] > placed.frame.origin[axis] + 0.5 }
    }
    guard let id = best?.id else { return }
    lastPosition = position.keyOf(id)
    graph.enqueue { set(id) }
  }
}

extension PlacedNode {
  /// What the outermost named view in the node is called.
  fileprivate var firstIdentity: AnyHashable? {
    element.identities.last ?? (children.count == 1 ? children[0].firstIdentity : nil)
  }
}

extension CGPoint {
  fileprivate func setting(_ axis: Axis, to value: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: value, y: y) : CGPoint(x: x, y: value)
  }
}

extension ViewContext {
  /// The state of the scroll view at this place.
  func scrollState() -> ScrollState {
    let place = child(.type(ObjectIdentifier(ScrollState.self))).node
    let state = place.object(in: 0, of: ObjectIdentifier(ScrollState.self)) { ScrollState() }
    state.stay(at: place)
    return state
  }
}
