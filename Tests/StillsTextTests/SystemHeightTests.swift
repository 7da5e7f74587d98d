import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

/// Heights and baselines of the text styles at Large (facts text-metrics §3, measured §1).
@Suite struct SystemHeightTests {
  struct Style: Sendable {
    var name: String
    var size, leading: CGFloat
    /// Of one line, at 3, 2 and 1 pixels a point, in pixels.
    var pixels: [CGFloat]
  }

  static let styles = [
    Style(name: "largeTitle", size: 34, leading: 41, pixels: [122, 82, 41]),
    Style(name: "title", size: 28, leading: 34, pixels: [101, 67, 34]),
    Style(name: "title2", size: 22, leading: 28, pixels: [79, 53, 27]),
    Style(name: "title3", size: 20, leading: 25, pixels: [72, 48, 24]),
    Style(name: "body", size: 17, leading: 22, pixels: [61, 41, 21]),
    Style(name: "callout", size: 16, leading: 21, pixels: [58, 39, 20]),
    Style(name: "subheadline", size: 15, leading: 20, pixels: [54, 36, 18]),
    Style(name: "footnote", size: 13, leading: 18, pixels: [47, 32, 16]),
    Style(name: "caption", size: 12, leading: 16, pixels: [43, 29, 15]),
    Style(name: "caption2", size: 11, leading: 13, pixels: [40, 27, 14]),
  ]

  private func layout(_ string: String, size: CGFloat, leading: CGFloat?, scale: CGFloat) -> TextLayout {
    let font = FontRequest(family: .system(.standard), size: size, leading: leading)
    let text = StyledText(runs: [StyledRun(text: string, font: font, paint: .color(.black))])
    return Typesetter(engine: HarfBuzzEngine())
      .layout(text, style: ParagraphStyle(pixelGrid: PixelGrid(scale: scale)), width: nil, height: nil)
  }

  @Test(arguments: styles) func oneLineIsAsHighAsOnIOS(style: Style) {
    for (scale, pixels) in zip([3, 2, 1] as [CGFloat], style.pixels) {
      let height = layout("Hg", size: style.size, leading: style.leading, scale: scale).size.height
      #expect(abs(height * scale - pixels) < 0.001, "\(style.name) at \(scale) pixels a point")
    }
  }

  @Test func furtherLinesAddTheLeadingOfTheStyle() {
    #expect(abs(layout("a\nb", size: 17, leading: 22, scale: 3).size.height * 3 - CGFloat(61 + 66)) < 0.001)
    #expect(abs(layout("a\nb", size: 17, leading: 22, scale: 2).size.height * 2 - CGFloat(41 + 44)) < 0.001)
    #expect(layout("a\nb\nc\nd\ne", size: 28, leading: 34, scale: 1).size.height == 170)
  }

  @Test func aSizedFontHasNoLeading() {
    #expect(layout("a\nb", size: 16, leading: nil, scale: 2).size.height == 38.5)
    #expect(layout("a\nb", size: 17, leading: nil, scale: 2).size.height == 41)
  }

  @Test func theBaselineIsOnThePixelNearestToTheAscent() {
    #expect(abs(layout("a", size: 17, leading: 22, scale: 3).firstBaseline * 3 - 49) < 0.001)
    #expect(layout("a", size: 17, leading: 22, scale: 2).firstBaseline == 16)
    #expect(abs(layout("a", size: 16, leading: 21, scale: 3).firstBaseline * 3 - 46) < 0.001)
  }

  @Test func neighboursKeepIOSDistances() {
    let grid = PixelGrid(scale: 3)
    let styled = TextSpacing(layout("a", size: 17, leading: 22, scale: 3), grid: grid)
    #expect(abs(styled.viewAboveText - 6.43) < 0.01 && abs(styled.viewBelowText - 10.64) < 0.01)
    #expect(abs(styled.textAboveText - 2) < 0.001)
    #expect(TextSpacing(layout("a", size: 17, leading: nil, scale: 3), grid: grid).textAboveText == 0)
  }
}
