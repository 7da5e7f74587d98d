import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts layout §13 to §15, as views on an iPhone 16: 393 × 852 with 59 above and 34 below.
@Suite @MainActor struct SafeAreaFacts {
  private func colors(_ view: some View) throws -> [CGRect] { try Stage(view).placed.frames("Color") }

  // MARK: §13

  @Test func theScreenOffersItsSafeAreaAndCentresTheRootInIt() throws {
    #expect(try colors(Color.red) == [CGRect(x: 0, y: 59, width: 393, height: 759)])
    let centred = try colors(square)[0]
    // On the pixel nearest to the middle.
    #expect(abs(centred.midX - 196.5) < 0.2 && abs(centred.midY - 438.5) < 0.2)
  }

  @Test func ignoringTheSafeAreaGrowsTheContentAndNotTheModifier() throws {
    let note = FactNote()
    let view = VStack(spacing: 0) {
      Color.red.ignoresSafeArea().onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        note.sizes = [$0]
      }
      Color.blue.frame(height: 100)
    }
    #expect(
      try colors(view) == [
        CGRect(x: 0, y: 0, width: 393, height: 718), CGRect(x: 0, y: 718, width: 393, height: 100),
      ])
    #expect(note.sizes == [CGSize(width: 393, height: 659)])
  }

  @Test func onlyEdgesThatTouchTheSafeAreaAreIgnored() throws {
    #expect(
      try colors(Color.red.ignoresSafeArea().padding(.top, 10))[0] == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(try colors(Color.red.ignoresSafeArea(edges: .top))[0] == CGRect(x: 0, y: 0, width: 393, height: 818))
    let band = try colors(Color.red.ignoresSafeArea().frame(width: 100))[0]
    #expect(band.minY == 0 && band.height == 852 && band.width == 100)
  }

  /// §13 has it in the middle; a band of fixed height goes to the screen's edge, as headers in apps do.
  @Test func contentSmallerThanTheGrownRectangleGoesToTheEdgeThatGrew() throws {
    let view = VStack(spacing: 0) {
      square.ignoresSafeArea(edges: .top)
      Color.blue
    }
    #expect(try colors(view)[0].minY == 0)
  }

  @Test func anInsetTakesItsLengthAndTheSpacingFromTheContent() throws {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.frame(height: 40) }
    #expect(try colors(view).map(\.height) == [709, 40])
    let twice = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
    #expect(try colors(twice).map(\.height) == [699, 40, 20])
  }

  @Test func aStyleBehindReachesUnderTheEdgesAndAViewDoesNot() throws {
    let style = try Stage(Color.red.frame(maxHeight: .infinity).opacity(0).background(.green)).placed.commands.fills
    #expect(style.first?.rect == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(try colors(Color.red.background { Color.green }).allSatisfy { $0.minY == 59 })
  }

  // MARK: §14

  @Test func aMissingPictureTakesNoRoomAndNoSpacing() throws {
    #expect(
      try RenderKit.size(
        VStack {
          square; Image("no such picture"); square
        }
      ).height == 100)
  }

  @Test func aSymbolTakesAnOfferOnlyWhenItIsResizable() throws {
    let symbol = Image(systemName: "star")
    #expect(try FactStage.size(symbol, 200, 100).width < 30)
    #expect(try FactStage.size(symbol.resizable(), 200, 100) == CGSize(width: 200, height: 100))
    let fit = try FactStage.size(symbol.resizable().scaledToFit(), 200, 100)
    #expect(fit.height == 100 && fit.width < 130)
    #expect(try FactStage.size(symbol.resizable().scaledToFill(), 200, 100).width == 200)
  }

  @Test func symbolsAreInkedInTheForegroundStyle() throws {
    let drawn = try drawing(Image(systemName: "star.fill").foregroundStyle(Color(red: 0, green: 1, blue: 0)))
    #expect("\(drawn)".contains("green: 1.0"))
  }

  // MARK: §15

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = ["default"]
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private final class NameBox: @unchecked Sendable { var names: [String] = [] }

  private func collected(_ view: some View) throws -> [String] {
    let box = NameBox()
    _ = try RenderKit.place(view.onPreferenceChange(Names.self) { box.names = $0 }.frame(width: 90, height: 90))
    return box.names
  }

  @Test func preferencesAreReducedInTheOrderOfTheViews() throws {
    let view = VStack {
      square.preference(key: Names.self, value: ["a"])
      HStack {
        square.preference(key: Names.self, value: ["b"])
        square.preference(key: Names.self, value: ["c"])
      }
      square
    }
    #expect(try collected(view) == ["a", "b", "c"])
  }

  @Test func aPreferenceReplacesWhatIsBelowAndATransformChangesIt() throws {
    let inner = VStack { square.preference(key: Names.self, value: ["a"]) }
    #expect(try collected(inner.preference(key: Names.self, value: ["b"])) == ["b"])
    #expect(try collected(inner.transformPreference(Names.self) { $0.append("c") }) == ["a", "c"])
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test func anAnchorIsFoundAgainInTheSpaceOfItsReader() throws {
    let note = FactNote()
    let view = VStack(alignment: .leading, spacing: 0) {
      square
      square.anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    }
    .padding(10)
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        let _ = note.frames = anchor.map { [proxy[$0]] } ?? []
        Color.clear
      }
    }
    _ = try RenderKit.place(view, in: CGSize(width: 200, height: 200))
    #expect(note.frames == [CGRect(x: 10, y: 60, width: 50, height: 50)])
  }
}
