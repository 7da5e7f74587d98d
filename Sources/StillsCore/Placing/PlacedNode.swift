import Foundation
import StillsLayout

/// An element with its place on the screen.
public struct PlacedNode {
  package let element: ViewElement
  /// In screen points, not snapped to pixels.
  package var frame: CGRect
  package var children: [PlacedNode]
  /// Where it is painted while it moves: between the pixels that it comes from and goes to; nil: at the frame's pixels.
  package var drawn: CGRect?

  package init(element: ViewElement, frame: CGRect, children: [PlacedNode] = []) {
    (self.element, self.frame, self.children) = (element, frame, children)
  }
}

extension PlacedNode {
  package func forEach(_ body: (PlacedNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
