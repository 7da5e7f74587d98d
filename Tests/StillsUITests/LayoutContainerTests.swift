import StillsCore
import StillsLayout
import SwiftUI
import Testing

@MainActor @Suite("Grids, choices and frames of containers")
struct LayoutContainerTests {
  private let green = Color.green

  private func frames<V: View>(
    _ view: V, in size: CGSize? = CGSize(width: 200, height: 100), kind: String = "Color"
  ) throws -> [CGRect] {
    try RenderKit.place(view, in: size).frames(kind)
  }

  // MARK: Grid

  @Test("columns are as wide as their widest cells, rows as high as their highest")
  func columnsAndRows() throws {
    let view = Grid(horizontalSpacing: 5, verticalSpacing: 6) {
      GridRow {
        green.frame(width: 20, height: 10)
        green.frame(width: 40, height: 10)
      }
      GridRow {
        green.frame(width: 30, height: 20)
        green.frame(width: 10, height: 8)
      }
    }
    #expect(try RenderKit.size(view) == CGSize(width: 75, height: 36))
    #expect(try frames(view, in: nil).map(\.origin.x) == [5, 35, 0, 50])
  }

  @Test("a view that is no row spans all columns, and unsized it makes none wider")
  func fullRows() throws {
    let view = Grid {
      GridRow {
        green.frame(width: 20, height: 10)
        green.frame(width: 40, height: 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    let node = try RenderKit.place(view, in: CGSize(width: 200, height: 100))
    #expect(node.frame.width == 68)
    #expect(node.frames("Divider").first?.width == 68)
  }

  @Test("a cell can span columns, anchor itself and align its column")
  func cells() throws {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        green.frame(width: 10, height: 10).gridColumnAlignment(.trailing)
        green.frame(width: 10, height: 10)
      }
      GridRow {
        green.frame(width: 50, height: 20)
        green.frame(width: 30, height: 10).gridCellAnchor(.bottomTrailing)
      }
      GridRow { green.frame(width: 100, height: 5).gridCellColumns(2) }
    }
    let frames = try frames(view, in: nil)
    #expect(frames[0].minX == 50)
    #expect(frames[3] == CGRect(x: 70, y: 20, width: 30, height: 10))
    #expect(frames[4] == CGRect(x: 0, y: 30, width: 100, height: 5))
  }

  @Test("a row's alignment goes before the grid's")
  func rowAlignment() throws {
    let view = Grid(alignment: .topLeading) {
      GridRow(alignment: .bottom) {
        green.frame(width: 10, height: 10)
        green.frame(width: 10, height: 30)
      }
    }
    #expect(try frames(view, in: nil).first?.minY == 20)
  }

  @Test("rows made by a loop are rows, and outside a grid a row is its views")
  func rowsInLoops() throws {
    let rows = ForEach(0..<3) { _ in
      GridRow {
        green.frame(width: 10, height: 10)
        green.frame(width: 10, height: 10)
      }
    }
    #expect(try RenderKit.size(Grid { rows }) == CGSize(width: 28, height: 46))
    #expect(try RenderKit.size(HStack(spacing: 0) { rows }) == CGSize(width: 60, height: 10))
  }

  // MARK: ViewThatFits

  @Test("the first view whose ideal size fits is shown, else the last")
  func fits() throws {
    let view = ViewThatFits(in: .horizontal) {
      green.frame(width: 150, height: 10)
      green.frame(width: 80, height: 20)
      green.frame(width: 60, height: 30)
    }
    func height(_ width: CGFloat) throws -> CGFloat? {
      try frames(view, in: CGSize(width: width, height: 100)).first?.height
    }
    #expect(try height(200) == 10)
    #expect(try height(100) == 20)
    #expect(try height(50) == 30)
  }

  // MARK: containerRelativeFrame

  @Test("a frame relative to its container takes parts of the screen or scroll view")
  func relativeFrames() throws {
    var world = World()
    world.canvas = .size(CGSize(width: 320, height: 100))
    func width<V: View>(_ view: V) throws -> CGFloat? {
      try RenderKit.place(view, in: CGSize(width: 320, height: 100), world: world).frames("containerRelativeFrame")
        .first?.width
    }
    #expect(try width(green.containerRelativeFrame(.horizontal)) == 320)
    #expect(try width(green.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)) == 156)
    #expect(try width(green.containerRelativeFrame(.horizontal) { length, _ in length / 3 }) == 320 / 3)
    let scrolled = ScrollView(.horizontal) { green.containerRelativeFrame(.horizontal) }
    #expect(try width(scrolled.frame(width: 200)) == 200)
    #expect(try width(scrolled.contentMargins(.horizontal, 20).frame(width: 200)) == 160)
  }

  @Test("padding around a frame as wide as a vertical scroll view does not make it wider and wider")
  func relativeFrameSettles() throws {
    let view = ScrollView { green.containerRelativeFrame(.horizontal).frame(height: 10).padding() }
    let frame = try frames(view, kind: "containerRelativeFrame").first
    #expect((frame?.width ?? 0) > 0)
  }

  // MARK: Layouts

  @Test("a layout of one's own arranges views end to end")
  func customLayout() throws {
    let view = Diagonal { ForEach(0..<3) { _ in green.frame(width: 10, height: 10) } }
    #expect(try RenderKit.size(view) == CGSize(width: 30, height: 30))
    #expect(try frames(view, in: nil).map(\.minX) == [0, 10, 20])
  }

  @Test("a layout's kind can be chosen while it runs")
  func anyLayout() throws {
    func size(_ isRow: Bool) throws -> CGSize {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      return try RenderKit.size(layout { ForEach(0..<2) { _ in green.frame(width: 10, height: 10) } })
    }
    #expect(try size(true) == CGSize(width: 20, height: 10))
    #expect(try size(false) == CGSize(width: 10, height: 20))
  }

  @Test("onGeometryChange tells the size, and what it writes is drawn")
  func geometryChange() throws {
    struct Mirror: View {
      @State private var width: CGFloat = 1
      var body: some View {
        VStack(spacing: 0) {
          Color.green.frame(width: 70, height: 10)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              width = $0
            }
          Color.blue.frame(width: width, height: 10)
        }
      }
    }
    #expect(try frames(Mirror()).map(\.width) == [70, 70])
  }
}

private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { sum, subview in
      let size = subview.sizeThatFits(.unspecified)
      return CGSize(width: sum.width + size.width, height: sum.height + size.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
