import Foundation

/// The widths of an iPad's parts when two apps share it, in points: iPadOS's own.
struct SplitWidths {
  var landscapeThird, landscapeHalf, landscapeTwoThirds, portraitThird, portraitTwoThirds: CGFloat
  /// On the largest screens half of it counts as wide.
  var isHalfWide = false

  /// Nil: the whole screen.
  func width(_ orientation: ViewImageConfig.TabletOrientation) -> CGFloat? {
    switch orientation {
    case .landscape(.oneThird): landscapeThird
    case .landscape(.oneHalf): landscapeHalf
    case .landscape(.twoThirds): landscapeTwoThirds
    case .portrait(.oneThird): portraitThird
    case .portrait(.twoThirds): portraitTwoThirds
    case .landscape(.full), .portrait(.full): nil
    }
  }

  func isWide(_ orientation: ViewImageConfig.TabletOrientation) -> Bool {
    switch orientation {
    case .landscape(.oneThird), .portrait(.oneThird), .portrait(.twoThirds): false
    case .landscape(.oneHalf): isHalfWide
    case .landscape(.twoThirds), .landscape(.full), .portrait(.full): true
    }
  }
}
