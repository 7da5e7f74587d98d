import StillsCore
import StillsDisplay
import StillsLayout
import SwiftUI
import Testing

@MainActor @Suite("Scroll views and safe areas at rest")
struct LayoutScrollTests {
  private let green = Color.green

  /// 390 × 844 with 47 above and 34 below.
  private func place<V: View>(
    _ view: V, insets: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  ) throws
    -> PlacedNode
  {
    let surroundings = Surroundings(world: World(), typesetter: RenderKit.typesetter, reports: ReportSink())
    let canvas = GraphCanvas(
      size: .fixed(CGSize(width: 390, height: 844)), safeArea: insets, pixelGrid: PixelGrid(scale: 3))
    return try ViewGraph(surroundings: surroundings, root: view).settle(in: canvas).placed
  }

  // MARK: Scroll views

  @Test("content starts at the top and may be longer than the view")
  func startsAtTheTop() throws {
    let frames = try place(ScrollView { green.frame(height: 2_000) }).frames("Color")
    #expect(frames == [CGRect(x: 0, y: 47, width: 390, height: 2_000)])
  }

  @Test("a row with a spacer takes the scroll view's width")
  func rowWithSpacer() throws {
    let row = HStack {
      green.frame(width: 10, height: 10); Spacer(); green.frame(width: 20, height: 10)
    }
    let frames = try place(ScrollView { row }).frames("Color")
    #expect(frames.last?.maxX == 390)
  }

  @Test("texts in a vertical scroll view get as many lines as they need")
  func textsWrap() throws {
    let text = String(repeating: "word ", count: 600)
    let node = try place(ScrollView { Text(text) })
    #expect((node.frames("Text").first?.height ?? 0) > 844)
  }

  @Test("an anchor says where long content starts and where short content stands")
  func anchors() throws {
    func top(_ height: CGFloat, _ anchor: UnitPoint) throws -> CGFloat? {
      try place(ScrollView { green.frame(height: height) }.defaultScrollAnchor(anchor)).frames("Color").first?.minY
    }
    #expect(try top(1_000, .bottom) == 810 - 1_000)
    #expect(try top(1_000, .center) == 47 + (763 - 1_000) / 2)
    #expect(try top(100, .bottom) == 710)
    #expect(try top(100, .top) == 47)
  }

  @Test("an anchor for one role leaves the other alone")
  func anchorRoles() throws {
    let view = ScrollView { green.frame(height: 100) }.defaultScrollAnchor(.bottom, for: .initialOffset)
    #expect(try place(view).frames("Color").first?.minY == 47)
    let aligned = ScrollView { green.frame(height: 100) }.defaultScrollAnchor(.bottom, for: .alignment)
    #expect(try place(aligned).frames("Color").first?.minY == 710)
  }

  @Test("content margins are around the content, not around the view")
  func margins() throws {
    let view = ScrollView { green.frame(height: 2_000) }.contentMargins(.horizontal, 20).contentMargins(.top, 5)
    let node = try place(view)
    #expect(node.frames("ScrollView").first == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(node.frames("Color") == [CGRect(x: 20, y: 52, width: 350, height: 2_000)])
  }

  @Test("indicator margins move no content")
  func indicatorMargins() throws {
    let view = ScrollView { green.frame(height: 10) }.contentMargins(20, for: .scrollIndicators)
    #expect(try place(view).frames("Color").first?.minX == 0)
  }

  @Test("a scroll view clips unless told otherwise, and shows content under the bars")
  func clips() throws {
    let view = ScrollView { green.frame(height: 2_000) }
    guard case .group(let group) = try place(view).commands.first else { Issue.record("no group"); return }
    #expect(group.clip?.boundingRect == CGRect(x: 0, y: 0, width: 390, height: 844))
    guard case .fill = try place(view.scrollClipDisabled()).commands.first else { Issue.record("clipped"); return }
  }

  @Test("content does not grow into the safe area that the scroll view touches")
  func contentKeepsInside() throws {
    let view = ScrollView { Text("x").frame(maxWidth: .infinity).frame(height: 100).background(.green) }
    #expect(try place(view).frames("Rectangle").first?.minY == 47)
  }

  @Test("a reader goes where it is asked to before the picture is final")
  func scrollTo() throws {
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { green.frame(height: CGFloat($0)) } }
      }
      .onAppear { proxy.scrollTo(40, anchor: .top) }
    }
    let node = try place(view)
    // 40 rows of 0, 1, … 39 points lie before it; what is left below is shorter than the screen.
    let length = (0..<50).reduce(0, +)
    #expect(node.frames("Color").first?.minY == CGFloat(810 - length))
    #expect(try RenderKit.reports(view) == [])
  }

  // MARK: Safe areas

  @Test("a bar at the bottom takes room from a view, with the default gap")
  func insetOfView() throws {
    let view = green.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50) }
    let frames = try place(view).frames("Color")
    #expect(frames[1] == CGRect(x: 0, y: 760, width: 390, height: 50))
  }

  @Test("a bar makes room for itself at the given spacing and alignment")
  func insetSpacing() throws {
    let view = Text("x").frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, alignment: .trailing, spacing: 3) { Color.blue.frame(width: 40, height: 50) }
    let node = try place(view)
    #expect(node.frames("Color") == [CGRect(x: 350, y: 47, width: 40, height: 50)])
    #expect(node.frames("frame").first == CGRect(x: 0, y: 100, width: 390, height: 710))
  }

  @Test("a scroll view shows content under a bar and starts after it")
  func insetOfScrollView() throws {
    let view = ScrollView { green.frame(height: 2_000) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 50) }
    let node = try place(view)
    #expect(node.frames("Color").first?.minY == 97)
    guard case .group(let group) = node.commands.first else { Issue.record("no group"); return }
    #expect(group.clip?.boundingRect.minY == 0)
  }

  @Test("bars at several edges add up")
  func insetsAddUp() throws {
    let view = Rectangle().frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    #expect(try place(view).frames("frame").first == CGRect(x: 30, y: 47, width: 360, height: 723))
  }

  @Test("safe-area padding pads views and starts scroll views later")
  func safeAreaPadding() throws {
    let text = Text("x").frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding()
    #expect(try place(text).frames("frame").first == CGRect(x: 16, y: 63, width: 358, height: 731))
    let scrolled = ScrollView { green.frame(height: 2_000) }.safeAreaPadding(.horizontal, 20)
    let node = try place(scrolled)
    #expect(node.frames("Color").first == CGRect(x: 20, y: 47, width: 350, height: 2_000))
    guard case .group(let group) = node.commands.first else { Issue.record("no group"); return }
    #expect(group.clip?.boundingRect.width == 390)
  }

  @Test("scene padding is 16 points on a phone")
  func scenePadding() throws {
    #expect(try RenderKit.size(green.frame(width: 10, height: 10).scenePadding()) == CGSize(width: 42, height: 42))
  }
}
