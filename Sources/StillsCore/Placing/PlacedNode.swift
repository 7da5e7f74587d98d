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
  /// The values that views in this tree set for a preference, in the order they are written. A value set on a view
  /// stands for all that is set inside it.
  package func preferenceValues(for key: ObjectIdentifier) -> [Any] {
    if let value = element.preferences[key] { return [value] }
    return children.flatMap { $0.preferenceValues(for: key) }
  }

  package func forEach(_ body: (PlacedNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
