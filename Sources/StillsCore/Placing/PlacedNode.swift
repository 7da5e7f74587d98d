import Foundation
import StillsLayout

/// An element with its place on the screen.
public struct PlacedNode {
  package let element: ViewElement
  /// In screen points, not snapped to pixels.
  package var frame: CGRect
  package var children: [PlacedNode]

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
