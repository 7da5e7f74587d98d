import Foundation
import StillsGeometry
import StillsLayout

/// Views that are gone and still drawn.
final class Departure {
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
  func pickUpDepartures(root: IdentityNode, on clock: AnimationClock) {
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

  func insertDepartures(
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

extension ViewContext {
  /// The same place, asked once more in this pass.
  fileprivate func going(by transition: any ItemTransition) -> ViewContext {
    node.restartAnimations()
    var place = self
    place.isUnchanged = false
    return place.animated(by: transition)
  }
}

extension PlacedNode {
  fileprivate func departure(among waiting: [Departure]) -> Departure? {
    guard let item = element.identity?.item else { return nil }
    return waiting.first { item.isInside($0.record) }
  }
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
