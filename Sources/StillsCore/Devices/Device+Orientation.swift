import Foundation
import StillsGeometry

extension Device {
  public func screenSize(_ orientation: World.Orientation) -> CGSize {
    switch orientation {
    case .portrait: size
    case .landscape: CGSize(width: size.height, height: size.width)
    }
  }

  /// What the status bar, the cut-out and the home indicator keep free. In landscape both sides get the cut-out's
  /// inset, as on iOS, though it is on one side only.
  public func safeArea(_ orientation: World.Orientation) -> EdgeInsets {
    switch orientation {
    case .portrait: portraitSafeArea
    case .landscape: landscapeSafeArea
    }
  }

  /// 0 on phones in landscape, where iOS hides the bar.
  package func statusBarHeight(_ orientation: World.Orientation) -> CGFloat {
    orientation == .landscape && !isPad ? 0 : statusBarHeight
  }

  package func horizontalSizeClass(_ orientation: World.Orientation) -> SizeClass {
    switch orientation {
    case .portrait: portraitWidthClass
    case .landscape: landscapeWidthClass
    }
  }

  package func verticalSizeClass(_ orientation: World.Orientation) -> SizeClass {
    orientation == .landscape && !isPad ? .compact : .regular
  }

  /// Whether there is a home indicator: wherever there is no home button.
  package var hasHomeIndicator: Bool { cutout != .homeButton }
}
