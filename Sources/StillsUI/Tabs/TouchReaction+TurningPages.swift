import StillsCore

extension TouchReaction {
  /// A finger that moves across pages, and turns to the next one or the one before.
  static func turningPages(
    from index: Int, count: Int, choose: @escaping @MainActor (Int) -> Void
  ) -> TouchReaction {
    TouchReaction { _, isRehearsal in
      SidewaysSwipe { distance in
        let page = index + (distance < 0 ? 1 : -1)
        if !isRehearsal, (0..<count).contains(page) { choose(page) }
      }
    }
  }
}
