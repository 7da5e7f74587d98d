import Foundation
import StillsBars
import StillsCore
import StillsLayout

// What bars learn from the elements that scroll: where their content is, by where it was placed.

extension ScrollElement: BarScrollSource {
  func barScroll(of node: PlacedNode) -> BarScroll? {
    guard let content = node.children.first else { return nil }
    return BarScroll(
      offset: max(0, node.frame.minY - content.frame.minY), below: content.frame.maxY - node.frame.maxY)
  }
}

extension ListElement: BarScrollSource {
  func barScroll(of node: PlacedNode) -> BarScroll? {
    let height = sizeThatFits(ProposedViewSize(width: node.frame.width, height: nil)).height
    return BarScroll(offset: 0, below: height - node.frame.height)
  }
}
