import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// The dots of pages: 26 points high, 18 from one to the next (facts: controls §8).
package final class PageDotsElement: ViewElement {
  private let count: Int
  private let selectedIndex: Int
  private let hasGround: Bool
  private let isDark: Bool
  private let isRightToLeft: Bool
  /// The current dot and the others.
  private let colors: (current: ResolvedColor, other: ResolvedColor)

  package init(
    count: Int, selectedIndex: Int, hasGround: Bool = false, current: ResolvedColor? = nil,
    other: ResolvedColor? = nil, traits: BarTraits
  ) {
    (self.count, self.selectedIndex, self.hasGround) = (max(0, count), selectedIndex, hasGround)
    (isDark, isRightToLeft) = (traits.isDark, traits.isRightToLeft)
    colors = (current ?? .white, other ?? ResolvedColor.white.multiplyingAlpha(by: 0.3))
    super.init(kind: "PageDots")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 18 * CGFloat(count) + 20, height: 26)
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    if hasGround {
      // The strength of the ground was chosen.
      let ground = (isDark ? ResolvedColor.white : .black).multiplyingAlpha(by: 0.25)
      painter.fill(Path(roundedRect: painter.pixelGrid.snap(node.frame), cornerRadius: 13), with: .color(ground))
    }
    for index in 0..<count {
      let place = isRightToLeft ? count - 1 - index : index
      let center = CGPoint(x: node.frame.minX + 10 + 18 * (CGFloat(place) + 0.5), y: node.frame.midY)
      let dot = CGRect(x: center.x - 3.5, y: center.y - 3.5, width: 7, height: 7)
      painter.fill(Path(ellipseIn: dot), with: .color(index == selectedIndex ? colors.current : colors.other))
    }
  }

  package override var details: String { "\(selectedIndex + 1) of \(count)" }
}
