import StillsCore
import StillsLayout
import SwiftUI
import Testing

@testable import StillsUI

/// Frames of texts in SF's measures, three pixels a point (facts: text-metrics §3, §4, §8).
@Suite @MainActor struct TextLayoutTests {
  @Test(arguments: [
    (Font.largeTitle, 40.667), (.title, 33.667), (.title2, 26.333), (.title3, 24), (.headline, 20.333),
    (.body, 20.333), (.callout, 19.333), (.subheadline, 18), (.footnote, 15.667), (.caption, 14.333),
    (.caption2, 13.333),
  ])
  func aLineIsAsHighAsItsStyle(font: Font, height: CGFloat) throws {
    #expect(abs(try RenderKit.size(Text("Hello").font(font)).height - height) < 0.001)
  }

  @Test func theBaselineIsOnAPixel() throws {
    let placed = try RenderKit.place(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").font(.largeTitle)
        Text("a")
      })
    let frames = placed.frames("Text")
    // round(0.9521 × 34 × 3) and round(0.9521 × 17 × 3) pixels.
    #expect(isSame(frames[1].minY - frames[0].minY, (97 - 49) / 3))
  }

  @Test func linesOfATextStyleFollowInItsLeading() throws {
    #expect(isSame(try RenderKit.size(Text("a\nb")).height, 127.0 / 3))
    #expect(isSame(try RenderKit.size(Text("a\nb").font(.system(size: 17))).height, 122.0 / 3))
  }

  @Test func textsStandTheirLeadingApart() throws {
    let placed = try RenderKit.place(
      VStack {
        Text("a")
        Text("b")
        Text("c").font(.system(size: 17))
        Text("d").font(.subheadline)
      })
    let frames = placed.frames("Text")
    #expect(isSame(frames[1].minY - frames[0].maxY, 2))
    #expect(isSame(frames[2].minY - frames[1].maxY, 0))
    #expect(isSame(frames[3].minY - frames[2].maxY, 7.0 / 3))
  }

  @Test func otherViewsKeepADistanceThatDependsOnTheSide() throws {
    let placed = try RenderKit.place(
      VStack {
        Color.red.frame(width: 10, height: 10)
        Text("b")
        Color.red.frame(width: 10, height: 10)
      })
    let frame = placed.frames("Text")[0]
    #expect(abs(frame.minY - 10 - 6.43) < 0.01)
    #expect(abs(placed.frame.maxY - 10 - frame.maxY - 10.64) < 0.01)
  }

  @Test func textsSideBySideStandEightApart() throws {
    let frames = try RenderKit.place(
      HStack {
        Text("a")
        Text("b")
      }
    ).frames("Text")
    #expect(isSame(frames[1].minX - frames[0].maxX, 8))
  }

  @Test func theLineLimitKeepsRoomForItsLowerBound() throws {
    #expect(isSame(try RenderKit.size(Text("a").lineLimit(2, reservesSpace: true)).height, 127.0 / 3))
    #expect(isSame(try RenderKit.size(Text("a").lineLimit(2...3)).height, 127.0 / 3))
    #expect(isSame(try RenderKit.size(Text("a").lineLimit(2...)).height, 127.0 / 3))
    #expect(isSame(try RenderKit.size(Text("a\nb\nc").lineLimit(...2)).height, 127.0 / 3))
    #expect(isSame(try RenderKit.size(Text("a\nb").lineLimit(1)).height, 61.0 / 3))
    #expect(isSame(try RenderKit.size(Text("a\nb").lineLimit(1).lineLimit(nil)).height, 61.0 / 3))
  }

  @Test func kerningIsAddedAfterEachCharacter() throws {
    let plain = try RenderKit.size(Text("abcd"), typesetter: RenderKit.boxes).width
    #expect(isSame(try RenderKit.size(Text("abcd").kerning(2), typesetter: RenderKit.boxes).width, plain + 8))
    #expect(isSame(try RenderKit.size(Text("abcd").tracking(2), typesetter: RenderKit.boxes).width, plain + 8))
    #expect(isSame(try RenderKit.size(Group { Text("abcd") }.kerning(2), typesetter: RenderKit.boxes).width, plain + 8))
  }

  @Test func whatIsSaidInsideWins() throws {
    let inner = try RenderKit.size(Text("a").font(.largeTitle).font(.body))
    #expect(isSame(inner.height, 122.0 / 3))
    let around = try RenderKit.size(Group { Text("a").font(.largeTitle) }.font(.body))
    #expect(around == inner)
  }

  @Test func theTypeSizeCanBeSetAndBounded() throws {
    var world = World()
    world.typeSize = .accessibility5
    let text = Text("a")
    #expect(isSame(try RenderKit.size(text.dynamicTypeSize(.large), world: world).height, 61.0 / 3))
    #expect(isSame(try RenderKit.size(text.dynamicTypeSize(...(.large)), world: world).height, 61.0 / 3))
    #expect(try RenderKit.size(text, world: world).height > 60)
  }

  @Test func caseIsChangedBeforeMeasuring() throws {
    #expect(try RenderKit.place(Text("straße").textCase(.uppercase)).strings == ["STRASSE"])
  }

  @Test func aTextWithoutTypesetterTakesNoRoom() throws {
    let surroundings = Surroundings(world: World(), typesetter: nil, reports: ReportSink())
    let canvas = GraphCanvas(size: .ideal, safeArea: EdgeInsets(), pixelGrid: PixelGrid(scale: 3))
    let screen = try ViewGraph(surroundings: surroundings, root: Text("a")).settle(in: canvas)
    #expect(screen.placed.frame.size == .zero)
  }
}

@Suite @MainActor struct ScaledMetricTests {
  private struct Scaled: View {
    @ScaledMetric private var side: CGFloat = 20
    @ScaledMetric(relativeTo: .largeTitle) private var title = 20.0
    var body: some View { Color.red.frame(width: side, height: title) }
  }

  @Test func lengthsGrowWithTheirStyle() throws {
    #expect(try RenderKit.size(Scaled()) == CGSize(width: 20, height: 20))
    var world = World()
    world.typeSize = .accessibility5
    let size = try RenderKit.size(Scaled(), world: world)
    #expect(size.width > 50 && size.height > 30 && size.height < size.width)
  }
}
