import Foundation
import StillsBars
import StillsCore
import StillsLayout

// What bars learn from the elements that scroll.

extension ScrollElement: BarScrollSource {
  func barScroll(of node: PlacedNode) -> BarScroll? { handledScroll(of: node) }
}

extension ListElement: BarScrollSource {
  func barScroll(of node: PlacedNode) -> BarScroll? { handledScroll(of: node) }
}

extension ViewElement {
  /// As the handle tells that steps move the element by; what is pulled down counts as moved up by less than nothing.
  fileprivate func handledScroll(of node: PlacedNode) -> BarScroll? {
    MainActor.assumeIsolated {
      touchTarget(of: node)?.scroll.map { handle in
        BarScroll(offset: handle.offset.y - max(0, handle.pulled.height), below: handle.limit.y - handle.offset.y)
      }
    }
  }
}
