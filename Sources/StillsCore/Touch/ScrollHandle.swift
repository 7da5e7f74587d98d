import Foundation
import StillsGeometry
import StillsLayout

/// How a step moves a scroll view, and what a bar can know of it.
@MainActor package struct ScrollHandle {
  package var axes: Axis.Set
  package var isEnabled = true
  /// How far the content is moved up and to the left from where it begins.
  package var offset: CGPoint
  /// How far it can be moved at most.
  package var limit: CGPoint
  /// How far it is pulled beyond its edges: positive at the beginning, negative at the end.
  package var pulled: CGSize
  /// What of the screen shows content and is not covered by bars.
  package var viewport: CGRect
  /// Moves it to an offset, which is kept within what is possible; to a page where the view has pages.
  package var move: @MainActor (_ offset: CGPoint) -> Void
  package var pull: @MainActor (_ distance: CGSize) -> Void

  package init(
    axes: Axis.Set, offset: CGPoint, limit: CGPoint, pulled: CGSize, viewport: CGRect,
    move: @escaping @MainActor (CGPoint) -> Void, pull: @escaping @MainActor (CGSize) -> Void
  ) {
    (self.axes, self.offset, self.limit, self.pulled, self.viewport) = (axes, offset, limit, pulled, viewport)
    (self.move, self.pull) = (move, pull)
  }

  /// Whether anything can be moved along an axis.
  package func canScroll(_ axis: Axis) -> Bool { axes.contains(axis) && limit[axis] > 0 }
}
