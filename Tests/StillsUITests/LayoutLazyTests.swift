import StillsCore
import StillsLayout
import SwiftUI
import Testing

/// Counts the bodies that were asked for.
private final class Counter { var count = 0 }

private struct CountedRow: View {
  let counter: Counter
  var height: CGFloat = 44

  var body: some View {
    counter.count += 1
    return Color.green.frame(height: height)
  }
}

@MainActor @Suite("Lazy containers")
struct LayoutLazyTests {
  private let screen = CGSize(width: 390, height: 800)

  private func frames<V: View>(
    _ view: V, in size: CGSize = CGSize(width: 390, height: 800), kind: String = "Color"
  ) throws -> [CGRect] {
    try RenderKit.place(view, in: size).frames(kind)
  }

  // MARK: Only what is needed

  @Test("of ten thousand rows in a scroll view only a screen's are made")
  func makesVisibleRowsOnly() throws {
    let counter = Counter()
    let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { _ in CountedRow(counter: counter) } } }
    let node = try RenderKit.place(view, in: screen)
    #expect(counter.count <= 22)
    #expect(node.frames("LazyVStack").first?.height == 440_000)
    #expect(node.frames("frame").count <= 20)
  }

  @Test("of ten thousand cells in a scroll view only a screen's are made")
  func makesVisibleCellsOnly() throws {
    let counter = Counter()
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
        ForEach(0..<10_000) { _ in CountedRow(counter: counter) }
      }
    }
    _ = try RenderKit.place(view, in: screen)
    #expect(counter.count <= 60)
  }

  @Test("outside a scroll view every row is made")
  func makesAllOutside() throws {
    let counter = Counter()
    _ = try RenderKit.place(LazyVStack { ForEach(0..<100) { _ in CountedRow(counter: counter) } }, in: screen)
    #expect(counter.count >= 100)
  }

  @Test("a scroll view that starts at its end shows the last rows")
  func startsAtTheEnd() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(height: 44) } }
    }
    .defaultScrollAnchor(.bottom)
    let strings = try RenderKit.place(view, in: screen).strings
    #expect(strings.last == "99")
    #expect(!strings.contains("0"))
    #expect(strings.count < 22)
  }

  // MARK: Rows

  @Test("a lazy column takes all the width it is offered and gives it to its rows")
  func takesWidth() throws {
    let node = try RenderKit.place(LazyVStack { Color.green.frame(height: 10) }, in: screen)
    #expect(node.frame.width == 390)
    #expect(node.frame.height == 10)
    #expect(node.frames("Color") == [CGRect(x: 0, y: 395, width: 390, height: 10)])
  }

  @Test("several views of one row are children of their own, with the column's spacing")
  func flattensRows() throws {
    let view = LazyVStack(spacing: 3) {
      ForEach(0..<2) { _ in
        Color.green.frame(height: 10)
        Color.blue.frame(height: 20)
      }
    }
    let frames = try frames(view)
    #expect(frames.map(\.height) == [10, 20, 10, 20])
    #expect(frames.map { $0.minY - frames[0].minY } == [0, 13, 36, 49])
  }

  @Test("rows without a view take no room and no spacing")
  func emptyRows() throws {
    let view = LazyVStack(spacing: 10) {
      ForEach(0..<4) { index in if index % 2 == 0 { Color.green.frame(height: 10) } }
    }
    #expect(try RenderKit.size(view.frame(width: 100)).height == 30)
  }

  @Test("a modifier on ForEach applies to each view of each row")
  func modifiedRows() throws {
    let view = LazyVStack(spacing: 0) {
      ForEach(0..<2) { _ in
        Color.green.frame(height: 10)
        Color.blue.frame(height: 10)
      }
      .padding(.leading, 30)
    }
    let frames = try frames(view)
    #expect(frames.count == 4)
    #expect(frames.allSatisfy { $0.minX == 30 && $0.width == 360 })
  }

  @Test("alignment moves narrow rows")
  func alignsRows() throws {
    func left(_ alignment: HorizontalAlignment) throws -> CGFloat? {
      try frames(LazyVStack(alignment: alignment) { Color.green.frame(width: 90, height: 10) }).first?.minX
    }
    #expect(try left(.leading) == 0)
    #expect(try left(.center) == 150)
    #expect(try left(.trailing) == 300)
  }

  @Test("a lazy row takes all the height it is offered")
  func lazyRow() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(alignment: .bottom, spacing: 5) { ForEach(0..<500) { _ in Color.green.frame(width: 50, height: 20) } }
    }
    let frames = try frames(view)
    #expect(frames.first == CGRect(x: 0, y: 780, width: 50, height: 20))
    #expect(frames.count == 8)
  }

  @Test("in right-to-left the first cell is in the top right corner")
  func gridFromTheRight() throws {
    let view = LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], alignment: .leading, spacing: 0) {
      ForEach(0..<3) { _ in Color.green.frame(height: 10) }
    }
    .environment(\.layoutDirection, .rightToLeft)
    let frames = try frames(view)
    #expect(frames.map(\.minX) == [290, 182, 290])
  }

  @Test("an adaptive item after a fixed one fills what is left with columns")
  func adaptiveColumns() throws {
    let view = LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3) { _ in Color.green.frame(height: 10) }
    }
    let frames = try frames(view.frame(width: 200), in: CGSize(width: 200, height: 100))
    #expect(frames.map { [$0.minX, $0.maxX] } == [[0, 70], [78, 135], [143, 200]])
  }

  @Test("the grid's lazy element agrees with the grid layout")
  func agreesWithLayout() throws {
    let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180), alignment: .bottomTrailing)]
    let cells = [10, 30, 20, 40, 15].map { Color.green.frame(width: 50, height: CGFloat($0)) }
    let lazy = LazyVGrid(columns: columns, alignment: .leading, spacing: 4) { ForEach(0..<5) { cells[$0] } }
    let whole = LayoutReference(layout: LazyGridLayout(columns: columns, alignment: .leading, spacing: 4)) {
      ForEach(0..<5) { cells[$0] }
    }
    #expect(try frames(lazy) == frames(whole))
  }

  // MARK: Sections

  @Test("a section's parts are its container's children")
  func sectionParts() throws {
    let view = VStack(spacing: 0) {
      Section {
        Color.green.frame(height: 10)
      } header: {
        Color.green.frame(height: 20)
      } footer: {
        Color.green.frame(height: 30)
      }
    }
    #expect(try frames(view).map(\.height) == [20, 10, 30])
  }

  @Test("a closed section shows its header alone")
  func closedSection() throws {
    let view = VStack { Section("Title", isExpanded: .constant(false)) { Text("Row") } }
    #expect(try RenderKit.place(view).strings == ["Title"])
  }

  @Test("a grid gives headers a line of their own")
  func gridHeaders() throws {
    let view = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
      Section(header: Color.green.frame(height: 5)) { ForEach(0..<3) { _ in Color.green.frame(height: 10) } }
      Section(header: Color.green.frame(height: 5)) { ForEach(0..<1) { _ in Color.green.frame(height: 10) } }
    }
    let frames = try frames(view.frame(width: 108), in: CGSize(width: 108, height: 40))
    #expect(frames.map(\.minY) == [0, 5, 5, 15, 25, 30])
    #expect(frames.map(\.width) == [108, 50, 50, 50, 108, 50])
  }

  @Test("pinned headers stay where they are at rest")
  func pinnedAtRest() throws {
    let frames = try frames(ScrollView { sections }, kind: "header")
    #expect(frames.first?.minY == 0)
    #expect(frames.dropFirst().first?.minY == 480)
  }

  @Test("a pinned header sticks to the top while its section shows")
  func pinnedAway() throws {
    // Two sections of 480: of 960 the last 800 show.
    let frames = try frames(ScrollView { sections }.defaultScrollAnchor(.bottom), kind: "header")
    #expect(frames.first?.minY == 0)
    #expect(frames.dropFirst().first?.minY == 320)
  }

  @Test("pinned footers stick to the bottom while their section shows")
  func pinnedFooters() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
        Section {
          ForEach(0..<1_000) { _ in Color.green.frame(height: 44) }
        } footer: {
          Color.blue.frame(height: 40).modifier(Named(kind: "footer"))
        }
      }
    }
    #expect(try frames(view, kind: "footer") == [CGRect(x: 0, y: 760, width: 390, height: 40)])
  }

  private var sections: some View {
    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
      ForEach(0..<2) { _ in
        Section {
          ForEach(0..<10) { _ in Color.green.frame(height: 44) }
        } header: {
          Color.blue.frame(height: 40).modifier(Named(kind: "header"))
        }
      }
    }
  }
}

/// Finds a view again among the placed ones.
private struct Named: PrimitiveViewModifier {
  let kind: String

  @MainActor static func _resolve(
    _ modifier: Named, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] { content(context).map { UnaryElement(kind: modifier.kind, content: $0) } }
}

/// Views arranged by a layout of the layout module.
private struct LayoutReference<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  init(layout: L, @ViewBuilder content: () -> Content) { (self.layout, self.content) = (layout, content()) }

  @MainActor static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    [LayoutElement(view.layout, kind: "reference", items: Content._resolve(view.content, in: context))]
  }
}
