import Foundation
import StillsGeometry
import StillsLayout
import Testing

/// As an app would write it: children along a diagonal, the last one forgotten.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews.dropLast() {
      subview.place(at: point, proposal: .unspecified)
      point.x += subview[Step.self]
      point.y += 10
    }
  }
}

private enum Step: LayoutValueKey { static let defaultValue: CGFloat = 10 }

@Suite struct LayoutProtocolTests {
  @Test func unplacedSubviewsAreCentredWithTheWholeProposal() {
    let placed = FixedItem(10, 10), forgotten = FixedItem(20, 20)
    layOut(ContainerItem(Diagonal(), [placed, forgotten]), in: 100, 60)
    #expect(placed.frame == rect(0, 0, 10, 10))
    #expect(forgotten.frame == rect(40, 20, 20, 20))
    #expect(forgotten.offer == ProposedViewSize(width: 100, height: 60))
  }

  @Test func layoutValuesReachTheLayout() {
    let first = FixedItem(1, 1), second = FixedItem(1, 1), last = FixedItem(1, 1)
    first.values[ObjectIdentifier(Step.self)] = CGFloat(25)
    layOut(ContainerItem(Diagonal(), [first, second, last]), in: 100, 100)
    #expect(second.frame.minX == 25)
  }

  @Test func customLayoutsAreMirroredRightToLeft() {
    let placed = FixedItem(10, 10)
    layOut(ContainerItem(Diagonal(), direction: .rightToLeft, [placed, FixedItem(1, 1)]), in: 100, 60)
    #expect(placed.frame == rect(90, 0, 10, 10))
  }

  @Test func lastPlacementCountsAndAnchorsMeasure() {
    struct Twice: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(100, 100) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: .zero, proposal: .zero)
        subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
    let child = FixedItem(20, 10)
    layOut(ContainerItem(Twice(), [child]), in: 100, 100)
    #expect(child.frame == rect(80, 90, 20, 10))
  }

  @Test func spacingIsTheUnionOfTheChildrens() {
    let text = TextLikeItem(width: 10)
    let layout = ContainerItem(Diagonal(), [text, FixedItem(1, 1)])
    #expect(layout.spacing == text.spacing.union(.plain))
  }

  @Test func guidesAreMergedByDefaultAndCountFromTheContainer() {
    let layout = ContainerItem(Diagonal(), [TextLikeItem(width: 10), TextLikeItem(width: 10), FixedItem(1, 1)])
    layOut(layout, in: 100, 100)
    let dimensions = layout.dimensions(in: ProposedViewSize(width: 100, height: 100))
    #expect(dimensions[explicit: .firstTextBaseline] == 16)
    #expect(dimensions[explicit: .lastTextBaseline] == 26)
    #expect(dimensions[explicit: .top] == nil)
  }

  @Test func aLayoutCanHandSlicesToAnother() {
    struct Rows: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(100, 100) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let row = HStackLayout(spacing: 0)
        for (index, slice) in [subviews[..<2], subviews[2...]].enumerated() {
          var cache = row.makeCache(subviews: slice)
          row.placeSubviews(
            in: CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 50), proposal: .unspecified, subviews: slice,
            cache: &cache)
        }
      }
    }
    let items = (0..<4).map { _ in FixedItem(10, 50) }
    layOut(ContainerItem(Rows(), items), in: 100, 100)
    #expect(items.map(\.frame.origin) == [(0, 0), (10, 0), (0, 50), (10, 50)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func anyLayoutIsTheLayoutInIt() {
    let children = [FixedItem(10, 10), FixedItem(20, 30)]
    for layout in [AnyLayout(HStackLayout(spacing: 1)), AnyLayout(AnyLayout(HStackLayout(spacing: 1)))] {
      let container = ContainerItem(layout, children)
      layOut(container, in: 100, 100)
      #expect(container.frame.size == size(31, 30))
      #expect(children[1].frame.minX - children[0].frame.maxX == 1)
      #expect(layout.properties.stackOrientation == .horizontal)
    }
  }

  @Test func stackOutlivesACacheOfOtherChildren() {
    let few = LayoutSubviews([FixedItem(10, 10)]), many = LayoutSubviews([FixedItem(10, 10), FixedItem(20, 30)])
    var cache = HStackLayout().makeCache(subviews: few)
    #expect(HStackLayout().sizeThatFits(proposal: .unspecified, subviews: many, cache: &cache) == size(38, 30))
    #expect(
      HStackLayout(spacing: 0).sizeThatFits(proposal: .unspecified, subviews: many, cache: &cache) == size(30, 30))
  }

  @Test func anyLayoutOutlivesACacheOfAnother() {
    let subviews = LayoutSubviews([FixedItem(10, 10), FixedItem(20, 30)])
    var cache = AnyLayout(ZStackLayout()).makeCache(subviews: subviews)
    let row = AnyLayout(HStackLayout(spacing: 0))
    #expect(row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == size(30, 30))
    let column = AnyLayout(VStackLayout(spacing: 0))
    #expect(column.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache) == size(20, 40))
  }
}
