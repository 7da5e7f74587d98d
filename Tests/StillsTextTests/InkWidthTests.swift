import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting
import Testing

@testable import StillsText

/// From the first to the last inked pixel of texts on iOS screenshots, at 10 to 34 points and four weights; the file is
/// the one that the calibration was fitted to.
@Suite struct InkWidthTests {
  private struct Row {
    var size: CGFloat
    var weight: Double
    var width: CGFloat
    var text: String
  }

  private func rows() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/fonts/reference-widths.csv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ",", maxSplits: 5).map(String.init)
      guard fields.count == 6, fields[0] == "ink", let size = Double(fields[1]), let weight = Double(fields[2]),
        let width = Double(fields[4])
      else { return nil }
      let text = fields[5].trimmingCharacters(in: ["\""])
      return Row(size: size, weight: weight, width: width, text: text)
    }
  }

  /// Between the leftmost and rightmost points on the outlines.
  private func ink(_ row: Row, engine: HarfBuzzEngine) -> CGFloat {
    let font = FontRequest(family: .system(.standard), size: row.size, weight: row.weight)
    var pen: CGFloat = 0
    var xs: [CGFloat] = []
    for run in engine.shape(row.text, font: font, language: nil, isRightToLeft: false, ligatures: true) {
      for glyph in run.glyphs {
        let origin = pen + glyph.offset.x
        engine.outline(of: glyph.glyph, in: run.face)?.forEach { element in
          switch element {
          case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            xs.append(origin + point.x * run.size)
          case .closeSubpath: break
          }
        }
        pen += glyph.advance
      }
    }
    return (xs.max() ?? 0) - (xs.min() ?? 0)
  }

  @Test func inkIsAsWideAsOnIOSAtEverySizeAndWeight() throws {
    let rows = try rows()
    let engine = HarfBuzzEngine()
    let errors = rows.map { (row: $0, error: (ink($0, engine: engine) - $0.width) / $0.width) }
    #expect(rows.count > 90)
    for (row, error) in errors {
      // A pixel of the screenshot is up to 2 % of the shortest words.
      #expect(abs(error) <= 0.02, "\(row.text) at \(row.size), weight \(row.weight)")
    }
    #expect(errors.reduce(0) { $0 + abs($1.error) } / CGFloat(errors.count) <= 0.006)
  }
}
