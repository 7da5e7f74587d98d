import Foundation
import StillsGeometry
import StillsLayout

/// What elements see of the screen around while they are placed.
public struct PlacementContext: Equatable {
  /// The whole canvas, and what the bars leave of it.
  package var safeArea: SafeArea
  /// Named coordinate spaces, by name: their frames in screen points.
  package var coordinateSpaces: [AnyHashable: CGRect] = [:]
  /// What shows of the scroll view around; nil outside of one.
  package var viewport: ScrollViewport?
  /// How much the bar above gives back as what is placed scrolls under it.
  package var barCollapse: CGFloat = 0
  package let pixelGrid: PixelGrid
  /// The safe area where it was ignored, and what it was around that.
  private var ignored: Ignored?

  private struct Ignored: Equatable {
    var inside, around: SafeArea
  }

  package init(safeArea: SafeArea, pixelGrid: PixelGrid) { (self.safeArea, self.pixelGrid) = (safeArea, pixelGrid) }

  /// For what is placed where the safe area is ignored.
  package func ignoringSafeArea(_ inside: SafeArea) -> PlacementContext {
    var context = self
    context.safeArea = inside
    context.ignored = Ignored(inside: inside, around: coveredSafeArea)
    return context
  }

  /// What is not covered, whether it is ignored or not: views of UIKit's are told of it all the same.
  package var coveredSafeArea: SafeArea {
    guard let ignored, ignored.inside == safeArea else { return safeArea }
    return ignored.around
  }

  /// Where the bar above ends now over something in `frame` whose content has scrolled by `offset`, less where it ends at
  /// rest: nothing, or what has made way.
  package func collapsed(over frame: CGRect, scrolledBy offset: CGFloat) -> CGFloat {
    guard barCollapse > 0, abs(frame.minY - safeArea.safe.minY) < 0.5, offset.isFinite else { return 0 }
    return min(max(0, offset), barCollapse)
  }
}

/// The part of a scroll view's content that shows, in screen points.
package struct ScrollViewport: Equatable {
  /// With what shows under bars.
  package var visible: CGRect
  /// Where nothing covers it: pinned headers stick to its edges.
  package var safe: CGRect

  package init(visible: CGRect, safe: CGRect) { (self.visible, self.safe) = (visible, safe) }
}
