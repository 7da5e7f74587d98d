import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

/// Widths of text boxes on iOS, which the system font must meet.
@Suite struct SystemWidthTests {
  struct Reference: Sendable {
    var text: String
    var size, width, pixels: CGFloat
    init(_ text: String, _ size: CGFloat, _ width: CGFloat, pixels: CGFloat) {
      (self.text, self.size, self.width, self.pixels) = (text, size, width, pixels)
    }
  }

  /// Facts measured §2 and text-metrics §2; pixels a point at which each was read.
  static let references = [
    Reference("Some SwiftUI text", 17, 136.0, pixels: 3),
    Reference("Hello, world!", 17, 94.5, pixels: 2),
    Reference("Loading", 17, 61.0, pixels: 3),
    Reference("Loaded", 17, 57.0, pixels: 3),
    Reference(".padding", 17, 67.0, pixels: 3),
    Reference(".padding()", 17, 79.0, pixels: 3),
    Reference(".image", 17, 51.0, pixels: 3),
    Reference("blue()", 17, 45.0, pixels: 3),
    Reference("clear()", 17, 49.667, pixels: 3),
    Reference(".theme(.light)", 17, 102.333, pixels: 3),
    Reference(".sizes(.minimum)", 17, 129.667, pixels: 3),
    Reference(".sizes(height: 480)", 17, 143.333, pixels: 3),
    Reference("viewBackgroundColor() (green)", 17, 239.333, pixels: 3),
    Reference("doubleBackground() (red)", 17, 197.667, pixels: 3),
    Reference("defaultBackgroundOverridden() (pink)", 17, 290.333, pixels: 3),
    Reference("paddingAndBackground()", 17, 196.333, pixels: 3),
    Reference("backgroundAndPadding()", 17, 195.667, pixels: 3),
    Reference(".padding(.vertical, 30)", 17, 167.333, pixels: 3),
    Reference(".padding(.horizontal, 15)", 17, 185.333, pixels: 3),
    Reference("Checked", 17, 68.0, pixels: 2),
    Reference("What's the point?", 25, 188.667, pixels: 3),
    Reference("What's the point?", 26, 196, pixels: 3),
    Reference("What's the point?", 27, 203.333, pixels: 3),
    Reference("What's the point?", 28, 210.667, pixels: 3),
    Reference("What's the point?", 30, 225.667, pixels: 3),
    Reference("What's the point?", 32, 240.333, pixels: 3),
    Reference("What's the point?", 34, 255, pixels: 3),
    Reference("What's the point?", 38, 284, pixels: 3),
    Reference("What's the point?", 43, 320.667, pixels: 3),
    Reference("What's the point?", 48, 356.667, pixels: 3),
    Reference("What's the point?", 53, 392.667, pixels: 3),
    Reference("What's the point?", 58, 428.333, pixels: 3),
    Reference("Hello", 17, 39, pixels: 2),
    Reference("Title", 28, 52, pixels: 2),
  ]

  private func error(_ reference: Reference) -> CGFloat {
    let font = FontRequest(family: .system(.standard), size: reference.size)
    let text = StyledText(runs: [StyledRun(text: reference.text, font: font, paint: .color(.black))])
    let style = ParagraphStyle(pixelGrid: PixelGrid(scale: reference.pixels))
    let layout = Typesetter(engine: HarfBuzzEngine()).layout(text, style: style, width: nil, height: nil)
    return (layout.size.width - reference.width) / reference.width
  }

  @Test func everyWidthIsMetWithinOneAndAHalfPercent() {
    for reference in Self.references {
      #expect(abs(error(reference)) <= 0.015, "\(reference.text) at \(reference.size)")
    }
  }

  @Test func widthsAreMetWithinSevenPerMilleOnAverage() {
    let body = Self.references.filter { $0.size == 17 }.map { abs(error($0)) }
    #expect(body.reduce(0, +) / CGFloat(body.count) <= 0.007)
  }

  @Test func digitsMadeEquallyWideHaveTheSlotOfZero() {
    func width(_ text: String, weight: Double, _ features: Set<FontRequest.Feature> = [.monospacedDigits]) -> CGFloat {
      let font = FontRequest(family: .system(.standard), size: 17, weight: weight, features: features)
      let runs = HarfBuzzEngine().shape(text, font: font, language: nil, isRightToLeft: false, ligatures: true)
      return runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
    }
    #expect(abs(width("1111", weight: 400) - width("0000", weight: 400)) < 0.001)
    #expect(abs(width("0", weight: 400) - width("0", weight: 400, [])) < 0.001)
    #expect(abs(width("7", weight: 600) - 0.987 * width("0", weight: 600, [])) < 0.001)
    #expect(abs(width("7", weight: 700) - 0.980 * width("0", weight: 700, [])) < 0.001)
  }

  @Test func theMonospacedDesignIsAsWideAsSFMono() {
    let font = FontRequest(family: .system(.monospaced), size: 15)
    let runs = HarfBuzzEngine().shape("Mono 15", font: font, language: nil, isRightToLeft: false, ligatures: true)
    let width = runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
    #expect(PixelGrid(scale: 2).ceil(width) == 65)
  }
}
