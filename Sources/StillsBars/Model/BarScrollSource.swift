import Foundation
import StillsCore

/// An element whose content scrolls under bars: what bars ask to collapse, and to choose their appearance by.
///
/// Scroll views and lists conform. `barScroll(of:)` is asked once the element is placed; an element that moves its
/// content answers with how far, and one that cannot tell with nil.
package protocol BarScrollSource: ViewElement {
  func barScroll(of node: PlacedNode) -> BarScroll?
}

extension PlacedNode {
  /// The scroll of the outermost element that scrolls in this tree, and begins or ends at the edge of `free`, the room
  /// between the bars. Nil where nothing scrolls: then bars look as at the edge (facts: uikit-bars §2).
  package func barScroll(under free: CGRect) -> BarScroll? {
    if let source = element as? any BarScrollSource {
      let touchesTop = frame.minY <= free.minY + 0.5, touchesBottom = frame.maxY >= free.maxY - 0.5
      guard touchesTop || touchesBottom, let scroll = source.barScroll(of: self) else { return nil }
      return BarScroll(offset: touchesTop ? scroll.offset : 0, below: touchesBottom ? scroll.below : 0)
    }
    return children.lazy.compactMap { $0.barScroll(under: free) }.first
  }

  /// How far the outermost element has scrolled that reaches the lower edge of `free`, whatever stands above it.
  package func scrollOffset(above free: CGRect) -> CGFloat? {
    if let source = element as? any BarScrollSource {
      return frame.maxY >= free.maxY - 0.5 ? source.barScroll(of: self)?.offset : nil
    }
    return children.lazy.compactMap { $0.scrollOffset(above: free) }.first
  }
}
