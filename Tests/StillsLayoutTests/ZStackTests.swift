import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct ZStackTests {
  @Test func isAsLargeAsItsLargestChildren() {
    #expect(zstack(FixedItem(50, 10), FixedItem(20, 30)).size(300, 300) == size(50, 30))
    #expect(zstack().size(300, 300) == .zero)
  }

  @Test func offersEveryChildItsWholeProposal() {
    let a = color(), b = color()
    layOut(zstack(a, b), in: 100, 50)
    #expect(a.frame == rect(0, 0, 100, 50))
    #expect(b.frame == a.frame)
  }

  /// The SwiftUI field guide's page on ZStack.
  @Test func aBarEachWayMakesACentredCross() {
    let upright = color().frame(width: 50), level = color().frame(height: 50)
    layOut(zstack(upright, level), in: 300, 200)
    #expect(upright.frame == rect(125, 0, 50, 200))
    #expect(level.frame == rect(0, 75, 300, 50))
  }

  @Test func onlyTheHighestPriorityDecidesTheSize() {
    let small = FixedItem(20, 20), large = FixedItem(100, 100)
    small.layoutPriority = 1
    let stack = zstack(small, large)
    layOut(stack, in: 300, 300)
    #expect(stack.frame.size == size(20, 20))
    #expect(large.frame == rect(100, 100, 100, 100))
  }

  @Test func alignsChildrenByBothGuides() {
    let small = FixedItem(20, 20), large = FixedItem(100, 100)
    layOut(zstack(alignment: .bottomTrailing, large, small), in: nil, nil)
    #expect(small.frame == rect(80, 80, 20, 20))
  }

  /// The SwiftUI field guide: the badge's half outside makes the stack grow; in an overlay it does not.
  @Test func aBadgeMovedByItsGuidesEnlargesTheStackAndNotAnOverlay() {
    func badge() -> any LayoutItem {
      FixedItem(20, 20).guide(.top) { $0.height / 2 }.guide(.trailing) { $0.width / 2 }
    }
    #expect(zstack(alignment: .topTrailing, FixedItem(100, 40), badge()).size(nil, nil) == size(110, 50))
    let overlay = ContainerItem(OverlayLayout(alignment: .topTrailing), [FixedItem(100, 40), badge()])
    #expect(overlay.size(nil, nil) == size(100, 40))
  }
}
