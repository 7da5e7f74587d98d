import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsLayout

/// The screens of a navigation container from pass to pass, and how far a push or a pop is on its way.
@MainActor final class NavigationMotion {
  /// A screen with its bars.
  struct Shown {
    var content: PlacedNode
    var bars: [PlacedNode]
    /// What the bars leave of the room.
    var free: BarSpace
  }

  private var keys: [AnyHashable?]?
  private var last: Shown?
  private var from: Shown?
  private var isPush = false
  private var motion: ProgressMotion?

  nonisolated init() {}

  /// Where the screen below was placed that a push leaves; nil where nothing is pushed.
  var spaceBelow: BarSpace? { motion != nil && isPush ? from?.free : nil }

  /// The screen on top is this one now.
  func update(_ shown: Shown, keys newKeys: [AnyHashable?], on graph: ViewGraph) {
    defer { (keys, last) = (newKeys, shown) }
    guard let keys, keys != newKeys, let last else { return }
    let isPush = newKeys.count > keys.count && newKeys.starts(with: keys)
    guard isPush || (newKeys.count < keys.count && keys.starts(with: newKeys)) else { return motion = nil }
    (self.isPush, from) = (isPush, last)
    let motion = ProgressMotion(0, on: graph)
    motion.go(to: 1, with: SystemMotion.push, on: graph)
    self.motion = motion
  }

  /// Screens and bars on their way. `below`: the screen that a push leaves, as it is now.
  func nodes(
    _ shown: Shown, below: PlacedNode?, in frame: CGRect, ground: ResolvedColor, isMirrored: Bool, on graph: ViewGraph
  ) -> [PlacedNode] {
    guard let motion, let from else { return [shown.content] + shown.bars }
    let (value, isMoving) = motion.value(on: graph)
    guard isMoving else {
      (self.motion, self.from) = (nil, nil)
      return [shown.content] + shown.bars
    }
    // How far the upper screen is in.
    let part = isPush ? value : 1 - value
    let width = frame.width * (isMirrored ? -1 : 1)
    let (upper, lower) = isPush ? (shown.content, below ?? from.content) : (from.content, shown.content)
    let dim = ResolvedColor.black.multiplyingAlpha(by: SystemMotion.pushDim * min(max(part, 0), 1))
    return [
      lower.moved(.move(x: -SystemMotion.parallax * width * part), dim: (frame, dim), isTouchable: !isPush),
      upper.moved(.move(x: width * (1 - part)), ground: (frame, ground), isTouchable: isPush),
    ] + from.bars.map { $0.moved(opacity: 1 - value, isTouchable: false) } + shown.bars.map { $0.moved(opacity: value) }
  }
}
