import Foundation
import StillsGeometry
import Testing

import StillsCore

@Suite struct TextStyleMetricsTests {
  @Test func sizesAndLeadingsAtLarge() {
    let expected: [(TextStyleName, CGFloat, CGFloat, Double, Double)] = [
      (.largeTitle, 34, 41, 400, 700), (.title, 28, 34, 400, 700), (.title2, 22, 28, 400, 700),
      (.title3, 20, 25, 400, 600), (.headline, 17, 22, 600, 600), (.subheadline, 15, 20, 400, 600),
      (.body, 17, 22, 400, 600), (.callout, 16, 21, 400, 600), (.footnote, 13, 18, 400, 600),
      (.caption, 12, 16, 400, 600), (.caption2, 11, 13, 400, 600),
    ]
    for (style, size, leading, weight, emphasized) in expected {
      #expect(
        TextStyleMetrics.of(style, .large)
          == TextStyleMetrics(size: size, leading: leading, weight: weight, emphasizedWeight: emphasized))
    }
  }

  @Test func titleGrowsThroughAllCategories() {
    #expect(
      TypeSize.allCases.map { TextStyleMetrics.of(.title, $0).size }
        == [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58])
  }

  @Test func valuesScaleInTheRatioOfLeadings() {
    let grid = PixelGrid(scale: 3)
    #expect(TextStyleMetrics.scaled(17, relativeTo: .body, typeSize: .accessibility5, pixelGrid: grid) == 48)
    #expect(TextStyleMetrics.scaled(17.1, relativeTo: .body, typeSize: .large, pixelGrid: grid) == 17.1)
    #expect(TextStyleMetrics.scaledFontSize(20, relativeTo: .body, typeSize: .xLarge) == 22)  // 20 × 24/22 = 21.8
  }
}
