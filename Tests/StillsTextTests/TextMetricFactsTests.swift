import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

/// One rule of facts text-metrics §1, §2 and §7 a test; what other suites have is left out here.
@Suite struct TextMetricFactsTests {
  private let engine = HarfBuzzEngine()

  private func metrics(_ size: CGFloat, weight: Double = 400, design: FontRequest.Design = .standard) -> FontMetrics {
    engine.metrics(for: FontRequest(family: .system(design), size: size, weight: weight))
  }

  @Test func verticalMeasuresAreSFsInEveryWeightAndDesign() {
    for design in FontRequest.Design.allCases {
      for weight in [100.0, 400, 900] {
        let metrics = metrics(2048, weight: weight, design: design)
        #expect(metrics.ascent == 1950 && metrics.descent == 494 && metrics.capHeight == 1443 && metrics.leading == 0)
      }
    }
  }

  @Test func leadingOfAStyleIsWhatItsPitchLeavesOver() {
    let body = engine.metrics(for: FontRequest(family: .system(.standard), size: 17, leading: 22))
    #expect(abs(body.leading - 1.71) < 0.01)
    let caption = engine.metrics(for: FontRequest(family: .system(.standard), size: 11, leading: 13))
    #expect(abs(caption.leading + 0.13) < 0.01, "it may be negative")
  }

  @Test func theXHeightFallsIntoTheDisplayCut() {
    #expect(abs(metrics(17).xHeight / 17 - 1078.0 / 2048) < 1e-9)
    #expect(abs(metrics(17, weight: 700).xHeight / 17 - 1101.0 / 2048) < 1e-9)
    #expect(abs(metrics(28).xHeight / 28 - 1040.0 / 2048) < 1e-9)
    #expect(metrics(22).xHeight / 22 < metrics(17).xHeight / 17)
  }

  @Test(arguments: [(400.0, 1.0), (500, 1.21), (600, 1.37), (700, 1.58), (800, 1.89), (900, 2.17)])
  func underlinesThickenWithTheWeight(weight: Double, factor: Double) {
    #expect(abs(metrics(100, weight: weight).underlineThickness - 5.859 * factor) < 1e-9)
    #expect(metrics(100, weight: weight).underlineOffset <= 15.137)
  }

  @Test(arguments: [
    (6.0, 0.24), (11, 0.06), (12, 0), (13, -0.08), (17, -0.43), (20, -0.45), (24, 0.07), (34, 0.40), (80, 0), (200, 0),
  ])
  func trackingFollowsTheTableOfSizes(size: Double, points: Double) {
    #expect(abs(SystemCalibration.inherentTracking(size) * size - points) < 1e-9)
  }

  @Test func theOpticalSizeChangesOverAtTwentyPoints() {
    #expect(SystemCalibration.opticalSize(for: 19.9) == 14)
    #expect(SystemCalibration.opticalSize(for: 20) == 32)
  }

  @Test func pairsAreKernedWithinOneRunOnly() throws {
    let engine = try TestFonts.engine()
    func width(_ pieces: [String]) -> CGFloat {
      let font = FontRequest(family: .named("Stills Paint"), size: 100)
      let runs = pieces.enumerated().map { index, text -> StyledRun in
        var run = StyledRun(text: text, font: font, paint: .color(.black))
        if index % 2 == 1 { run.font.size = 100.0001 }
        return run
      }
      return Typesetter(engine: engine).layout(
        StyledText(runs: runs), style: ParagraphStyle(pixelGrid: PixelGrid(scale: 1000)), width: nil, height: nil
      ).size.width
    }
    // Its “i” and “f” stand a tenth of an em nearer to each other.
    #expect(abs(width(["if"]) - 150) < 0.01)
    #expect(abs(width(["i", "f"]) - 160) < 0.01)
  }

  @Test func letterSpacingFollowsThePercentOfDesigns() {
    // 5 % of 20 points is 1 point after each letter.
    var run = StyledRun(
      text: "abcd", font: FontRequest(family: .system(.standard), size: 20), paint: .color(.black))
    let typesetter = Typesetter(engine: engine), style = ParagraphStyle(pixelGrid: PixelGrid(scale: 1000))
    let plain = typesetter.layout(StyledText(runs: [run]), style: style, width: nil, height: nil).size.width
    run.kerning = 0.05 * 20
    let spaced = typesetter.layout(StyledText(runs: [run]), style: style, width: nil, height: nil).size.width
    #expect(abs(spaced - plain - 4) < 0.01)
  }

  @Test func aWidthThatNoFaceHasIsTold() {
    _ = engine.metrics(for: FontRequest(family: .system(.standard), size: 17, width: 0.8))
    _ = engine.shape(
      "a", font: FontRequest(family: .system(.standard), size: 17, width: 0.8), language: nil, isRightToLeft: false,
      ligatures: true)
    #expect(engine.reports == [.missingWidth(font: "The system font")])
    #expect(engine.reports.first?.isWarning == true)
  }
}
