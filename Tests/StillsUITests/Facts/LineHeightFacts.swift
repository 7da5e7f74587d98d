import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts text-metrics §4, "lineHeight(.multiple/.exact…)". Not measured: that a line is as high as asked for, a single one
/// too, is documented and seen on devices; where in it the baseline is, is our choice.
@Suite @MainActor struct LineHeightFacts {
  private func height(_ text: some View) throws -> CGFloat { try RenderKit.size(text).height }

  @Test func linesAreAsHighAsAskedForWhateverTheFontSays() throws {
    let text = Text("a\nb\nc")
    #expect(isSame(try height(text.lineHeight(.exact(points: 30))), 90))
    #expect(isSame(try height(text.lineHeight(.multiple(factor: 2))), 6 * 17))
    #expect(isSame(try height(text.lineHeight(.leading(increase: 3))), 3 * 20))
    #expect(isSame(try height(Text("a").lineHeight(.exact(points: 10))), 10), "a single line, less than natural")
  }

  @Test func theFontsOwnHeightIsTheVariableOne() throws {
    let text = Text("a\nb")
    #expect(try height(text.lineHeight(.variable)) == height(text))
    #expect(try height(text.lineHeight(nil)) == height(text))
    #expect(try height(text.lineHeight(nil).lineHeight(.loose)) == height(text), "the innermost counts")
  }

  @Test func tightIsLessThanNormalAndNormalLessThanLoose() throws {
    let all: [AttributedString.LineHeight] = [.tight, .normal, .loose]
    let heights = try all.map { try height(Text("a\nb").lineHeight($0)) }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
  }

  @Test func theLargestSizeInALineCounts() throws {
    let text = Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 20))
    #expect(isSame(try height(text.lineHeight(.multiple(factor: 1.5))), 30))
    #expect(isSame(try height(text.lineHeight(.leading(increase: 4))), 24))
  }

  @Test func lineSpacingComesOnTop() throws {
    #expect(isSame(try height(Text("a\nb").lineSpacing(5).lineHeight(.exact(points: 30))), 65))
  }

  @Test func anAttributeOfAStringWinsOverTheEnvironment() throws {
    var string = AttributedString("a\nb")
    string.lineHeight = .exact(points: 40)
    #expect(isSame(try height(Text(string).lineHeight(.exact(points: 20))), 80))
  }

  @Test func theBaselineIsInTheMiddleOfWhatIsAdded() throws {
    let natural = try FactStage.dimensions(Text("a"))[VerticalAlignment.firstTextBaseline]
    let high = try FactStage.dimensions(Text("a").lineHeight(.exact(points: 17 * 2444 / 2048 + 12)))
    #expect(isSame(high[VerticalAlignment.firstTextBaseline], natural + 6))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e308, 0])
  func impossibleHeightsDoNotTrap(number: CGFloat) throws {
    for lineHeight in [
      AttributedString.LineHeight.exact(points: number), .multiple(factor: number), .leading(increase: number),
    ] {
      let size = try RenderKit.size(Text("a\nb").lineHeight(lineHeight).frame(width: 50))
      #expect(!size.height.isNaN && size.height >= 0)
    }
  }
}

/// Facts text-metrics §1, "tall-script phones": where the locale's script has marks far above and below the letters, lines
/// of text styles are higher. Pixels as in the source: two a point.
@Suite @MainActor struct TallScriptFacts {
  private var thai: World {
    var world = World()
    (world.locale, world.scale) = ("th_TH", 2)
    return world
  }

  @Test func linesOfTextStylesAreHigherInATallScriptsLanguage() throws {
    func height(_ string: String, _ font: Font, _ typeSize: TypeSize = .large) throws -> CGFloat {
      var world = thai
      (world.typeSize, world.scale) = (typeSize, 1_000)
      return try RenderKit.size(Text(verbatim: string).font(font), world: world).height
    }
    #expect(abs(try height("a", .body) - 24.29) <= 0.01)
    #expect(abs(try height("a\nb", .body) - (24.29 + 26)) <= 0.01)
    #expect(abs(try height("a", .body, .xxxLarge) - 32.72) <= 0.15)
    #expect(abs(try height("a", .footnote) - (13 * 2444 / 2048 + 3)) <= 0.1)
  }

  @Test func sizedFontsAndOtherLanguagesStay() throws {
    let plain = try RenderKit.size(Text("a").font(.system(size: 17))).height
    var thai = thai
    thai.scale = 3
    #expect(try RenderKit.size(Text("a").font(.system(size: 17)), world: thai).height == plain)
    var korean = World()
    korean.locale = "ko_KR"
    #expect(try RenderKit.size(Text("a"), world: korean).height == RenderKit.size(Text("a")).height)
  }

  @Test func neighboursKeepMoreDistanceFromThem() throws {
    let placed = try RenderKit.place(
      VStack {
        square; Text("a"); square; Text("b"); Text("c")
      }, world: thai)
    let texts = placed.frames("Text"), squares = placed.frames("Color")
    #expect(abs(texts[0].minY - squares[0].maxY - 8.43) <= 0.02)
    #expect(abs(squares[1].minY - texts[0].maxY - 14.81) <= 0.02)
    #expect(abs(texts[2].minY - texts[1].maxY - 2) <= 0.01)
  }

  @Test func aTextMaySayThatItIsInSuchALanguage() throws {
    let text = Text(verbatim: "a")
    let tall = try RenderKit.size(text.typesettingLanguage(.init(identifier: "th"))).height
    #expect(tall > (try RenderKit.size(text).height))
  }
}

/// Facts that are about what Stills does not do, or does in one way of several.
@Suite @MainActor struct OtherFacts {
  /// Facts text-metrics §2, "iOS vs macOS cut": the Mac's letters are wider by this much each.
  @Test(arguments: [(8.0, 50.0), (11, 46), (12, 44), (13, 41), (15, 38), (17, 37)])
  func anIPhoneNeverUsesTheMacsWiderCut(size: Double, units: Double) throws {
    // “Hello” at 17 points is 39 wide on iOS; other sizes have their own tracking.
    let text = "Hello"
    let width = try RenderKit.size(Text(verbatim: text).font(.system(size: size))).width
    let tracking: [Double: Double] = [8: 0.21, 11: 0.06, 12: 0, 13: -0.08, 15: -0.23, 17: -0.43]
    let untracked = (39 + 5 * 0.43) / 17
    let phone = untracked * size + 5 * (tracking[size] ?? 0)
    let mac = phone + 5 * units * size / 2048
    #expect(abs(width - phone) < abs(width - mac), "\(width) against \(phone) and \(mac)")
  }

  @Test(arguments: ["iphone-16", "iphone-se-3", "ipad-pro-11"])
  func everyDeviceHasTheSameCut(id: String) throws {
    var world = World(device: try #require(Device.named(id)))
    world.scale = 3
    #expect(try RenderKit.size(Text("Hello"), world: world) == RenderKit.size(Text("Hello")))
  }

  /// Facts layout §5.
  @Test func anErasedViewIsAsManyViewsAsThereAreInIt() throws {
    let view = HStack(spacing: 5) {
      AnyView(
        Group {
          square; square
        })
      AnyView(EmptyView())
      square
    }
    #expect(try RenderKit.size(view) == CGSize(width: 160, height: 50))
  }

  /// Facts layout §12.
  @Test func aLayoutOfOnesOwnHasNoPriorityUnlessItIsGivenOne() throws {
    let view = HStack(spacing: 0) {
      Whole { Color.red }
      Color.blue
    }
    #expect(try RenderKit.place(view, in: CGSize(width: 100, height: 10)).frames("Color").map(\.width) == [50, 50])
  }

  private struct Whole: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  /// Facts layout §13: no keyboard is drawn, so its region takes nothing.
  @Test func theKeyboardsRegionIsNoDifferentFromNone() throws {
    let view = VStack { Color.red }
    let plain = try Stage(view).frame("Color")
    #expect(try Stage(view.ignoresSafeArea(.keyboard)).frame("Color") == plain)
    #expect(try Stage(view.ignoresSafeArea(.keyboard, edges: .bottom)).frame("Color") == plain)
  }

  /// Facts layout §8.
  @Test func aProxysFramesAreTheTargetsOfWhatMoves() throws {
    let note = FactNote()
    let film = try Film(false) { isWide in
      GeometryReader { proxy in
        let _ = note.lengths.append(proxy.size.width)
        Color.red
      }
      .frame(width: isWide ? 80 : 20)
      .animation(.linear(duration: 1), value: isWide)
    }
    try film.change(to: true)
    try film.advance(by: 0.5)
    #expect(Set(note.lengths) == [20, 80])
  }

  /// Facts text-metrics §9: the substitute's capitals are as high as SF's.
  @Test func capitalsOfTheSubstituteAreAsHighAsSFs() throws {
    let commands = try RenderKit.place(Text("H").font(.system(size: 100)), in: CGSize(width: 200, height: 200)).commands
    #expect(!commands.isEmpty)
    let metrics = try #require(try RenderKit.place(Text("H").font(.system(size: 100))).element as? TextElement)
    #expect(abs((metrics.layout?.firstLineMetrics.capHeight ?? 0) - 70.46) < 0.01)
  }
}
