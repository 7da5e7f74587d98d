import Foundation
import StillsCore

/// What is presented on a screen from pass to pass, and how far each is on its way in or out.
@MainActor final class PresentationMotion {
  /// One presentation in front of others.
  struct Layer {
    let element: PresentationLayer
    /// At rest.
    let node: PlacedNode
    let part: Double
    let isLeaving: Bool
  }

  private final class Entry {
    let place: IdentityNode
    let motion: ProgressMotion
    var element: PresentationLayer
    var node: PlacedNode
    var isLeaving = false

    init(place: IdentityNode, motion: ProgressMotion, element: PresentationLayer, node: PlacedNode) {
      (self.place, self.motion, self.element, self.node) = (place, motion, element, node)
    }
  }

  private var entries: [Entry] = []
  private var hasBegun = false

  nonisolated init() {}

  /// What is presented now, at rest, in order; the answer is what is drawn: with what leaves.
  func update(
    _ presented: [(place: IdentityNode, element: PresentationLayer, node: PlacedNode)], on graph: ViewGraph
  )
    -> [Layer]
  {
    var next: [Entry] = []
    for (place, element, node) in presented {
      if let known = entries.first(where: { $0.place === place }) {
        (known.element, known.node) = (element, node)
        if known.isLeaving { known.motion.go(to: 1, with: element.animation, on: graph) }
        known.isLeaving = false
        next.append(known)
      } else {
        // What is there when the screen comes up has not come.
        let motion = ProgressMotion(hasBegun ? 0 : 1, on: graph)
        motion.go(to: 1, with: element.animation, on: graph)
        next.append(Entry(place: place, motion: motion, element: element, node: node))
      }
    }
    for (index, entry) in entries.enumerated() where !next.contains(where: { $0 === entry }) {
      if !entry.isLeaving {
        entry.isLeaving = true
        entry.motion.go(to: 0, with: entry.element.animation, on: graph)
      }
      if entry.motion.value(on: graph).isMoving { next.insert(entry, at: min(index, next.count)) }
    }
    (entries, hasBegun) = (next, true)
    return next.map { entry in
      let (part, isMoving) = entry.motion.value(on: graph)
      return Layer(
        element: entry.element, node: entry.node, part: isMoving ? part : 1, isLeaving: entry.isLeaving)
    }
  }
}
