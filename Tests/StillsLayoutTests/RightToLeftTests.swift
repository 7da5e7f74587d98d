import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct RightToLeftTests {
  @Test func rowBeginsOnTheRight() {
    let a = FixedItem(10, 10), b = FixedItem(20, 10)
    layOut(ContainerItem(HStackLayout(spacing: 5), direction: .rightToLeft, [a, b]), in: nil, nil)
    #expect(a.frame.minX == 25)
    #expect(b.frame.minX == 0)
  }

  @Test func leadingIsRight() {
    let a = FixedItem(10, 10), b = FixedItem(30, 10)
    layOut(ContainerItem(VStackLayout(alignment: .leading), direction: .rightToLeft, [a, b]), in: nil, nil)
    #expect(a.frame.maxX == 30)
    let framed = FixedItem(10, 10)
    layOut(
      ContainerItem(FrameLayout(width: 50, height: nil, alignment: .leading), direction: .rightToLeft, [framed]),
      in: nil, nil)
    #expect(framed.frame.minX == 40)
  }

  @Test func leadingPaddingIsOnTheRight() {
    let child = FixedItem(10, 10)
    layOut(ContainerItem(PaddingLayout(.leading, 7), direction: .rightToLeft, [child]), in: nil, nil)
    #expect(child.frame == rect(0, 0, 10, 10))
  }

  @Test func trailingOverlayIsOnTheLeft() {
    let mark = FixedItem(10, 10)
    let overlay = ContainerItem(
      OverlayLayout(alignment: .topTrailing), direction: .rightToLeft, [FixedItem(50, 50), mark])
    layOut(overlay, in: nil, nil)
    #expect(mark.frame == rect(0, 0, 10, 10))
  }

  @Test func firstGridColumnIsOnTheRight() {
    let cells = [FixedItem(10, 10), FixedItem(10, 10), FixedItem(10, 10)]
    let columns = [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10))]
    layOut(ContainerItem(LazyGridLayout(columns: columns, spacing: 0), direction: .rightToLeft, cells), in: 20, 20)
    #expect(cells.map(\.frame.origin) == [(10, 0), (0, 0), (10, 10)].map { CGPoint(x: $0.0, y: $0.1) })
  }
}
