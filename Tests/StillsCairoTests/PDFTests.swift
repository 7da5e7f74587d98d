import Foundation
import StillsCairo
import StillsDisplay
import StillsGeometry
import StillsImaging
import Testing

@Suite struct PDFTests {
  private let list = DisplayList(
    200, 100, scale: 2,
    .fill(CGRect(x: 20, y: 60, width: 60, height: 30), ResolvedColor(red: 0.2, green: 0.4, blue: 0.8)),
    .group([.fill(CGRect(x: 60, y: 70, width: 60, height: 30), ResolvedColor(red: 0.8, green: 0.4, blue: 0.2))]) {
      $0.opacity = 0.5
      $0.isFlattened = true
    },
    .group([.fill(CGRect(x: 140, y: 60, width: 30, height: 20), .black)]) {
      $0.mask = [.fill(Path(ellipseIn: CGRect(x: 140, y: 60, width: 30, height: 20)), .color(.black), FillStyle())]
    },
    .group([.fill(CGRect(x: 150, y: 10, width: 30, height: 20), .white)]) {
      $0.effects = [.shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 2))]
    },
    .glyphs(.stub([4, 5, 6, 2, 7, 8], size: 20, at: CGPoint(x: 20, y: 30), text: "Hål sé"), .color(.black)))

  private func bytes() throws -> [UInt8] {
    // å and é take two bytes each.
    var list = list
    if case .glyphs(var run, let paint) = list.commands[4] {
      for (index, cluster) in [0, 1, 3, 4, 5, 6].enumerated() { run.glyphs[index].cluster = cluster }
      list.commands[4] = .glyphs(run, paint)
    }
    return try CairoRenderer(outlines: StubOutlines(), images: nil).pdf(of: list, title: "A “title”")
  }

  @Test func textComesBackFromTheFile() throws {
    let file = try TemporaryFile(bytes(), "pdf")
    let text = try run("pdftotext", "poppler-utils", [file.path, "-"])
    #expect(String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) == "Hål sé")
  }

  @Test func fontsAreEmbedded() throws {
    let file = try TemporaryFile(bytes(), "pdf")
    let lines = String(decoding: try run("pdffonts", "poppler-utils", [file.path]), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.last?.contains("Type 3") == true)
    #expect(lines.last?.contains("yes") == true)
  }

  @Test func pageIsAsLargeAsTheListAndTitled() throws {
    let file = try TemporaryFile(bytes(), "pdf")
    let information = String(decoding: try run("pdfinfo", "poppler-utils", [file.path]), as: UTF8.self)
    #expect(information.contains("200 x 100 pts"))
    #expect(information.contains("A “title”"))
  }

  @Test func sameListGivesTheSameBytes() throws {
    #expect(try bytes() == bytes())
    #expect(!String(decoding: try bytes(), as: UTF8.self).contains("D:202"))
  }

  @Test func looksLikeTheImage() throws {
    let file = try TemporaryFile(bytes(), "pdf")
    let png = try run("pdftoppm", "poppler-utils", ["-png", "-r", "144", file.path])
    let drawn = try PNGDecoder.decode(png)
    let expected = try CairoRenderer(outlines: StubOutlines(), images: nil).pixels(of: list)
    let comparison = try PixelComparison(expected, drawn)
    #expect(comparison.meanDelta < 1.5)
  }

  @Test func pagesWithoutAreaAreErrors() {
    var list = list
    list.size = CGSize(width: 0, height: CGFloat.nan)
    #expect(throws: CairoError.self) { try CairoRenderer(outlines: nil, images: nil).pdf(of: list, title: nil) }
  }
}
