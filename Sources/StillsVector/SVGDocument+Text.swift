import Foundation
import StillsDisplay
import StillsGeometry

extension SVGDocument {
  func writeGlyphs(_ run: GlyphRun, _ paint: Paint) {
    guard run.size > 0, run.size.isFinite, run.origin.isFinite, !run.glyphs.isEmpty else { return }
    if outlinesText {
      writeOutlines(run, paint)
    } else if isColored(run) {
      // A viewer would draw its own emoji.
      add(SVGElement("g", [("role", "img"), ("aria-label", run.text)])) { writeOutlines(run, paint) }
    } else {
      writeLiveText(run, paint)
    }
  }

  /// Whether any glyph has colours of its own.
  private func isColored(_ run: GlyphRun) -> Bool {
    run.glyphs.contains { glyph in
      outlines?.bitmap(of: glyph.glyph, in: run.face, size: run.size) != nil
        || outlines?.drawing(of: glyph.glyph, in: run.face, foreground: .black) != nil
    }
  }
}

// MARK: - Outlines

extension SVGDocument {
  private func writeOutlines(_ run: GlyphRun, _ paint: Paint) {
    var data = ""
    var foreground = ResolvedColor.black
    if case .color(let color) = paint { foreground = color }
    for glyph in run.glyphs {
      if let layers = outlines?.drawing(of: glyph.glyph, in: run.face, foreground: foreground) {
        var group = DisplayGroup(commands: layers)
        group.transform = CGAffineTransform(
          a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: run.origin.x + glyph.offset.x,
          ty: run.origin.y + glyph.offset.y)
        write([.group(group)])
      } else if let outline = outlines?.outline(of: glyph.glyph, in: run.face), !outline.isEmpty {
        data += outline.svgData(
          CGAffineTransform(
            a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: run.origin.x + glyph.offset.x,
            ty: run.origin.y + glyph.offset.y))
      } else if let picture = outlines?.bitmap(of: glyph.glyph, in: run.face, size: run.size) {
        writeImage(ImagePlacement(image: picture.image, rect: run.place(picture.rect, of: glyph)))
      }
    }
    guard !data.isEmpty else { return }
    var element = SVGElement("path", [("d", data), ("role", "img"), ("aria-label", run.text)])
    element.attributes += attributes("fill", paint, bounds: run.drawingBounds)
    add(element)
  }
}

extension GlyphRun {
  /// A rectangle at one point per em, at one of the run's glyphs.
  fileprivate func place(_ rect: CGRect, of glyph: PlacedGlyph) -> CGRect {
    CGRect(
      x: origin.x + glyph.offset.x + rect.minX * size, y: origin.y + glyph.offset.y + rect.minY * size,
      width: rect.width * size, height: rect.height * size)
  }
}

// MARK: - Live text

extension SVGDocument {
  private func writeLiveText(_ run: GlyphRun, _ paint: Paint) {
    guard !run.text.isEmpty else { return }
    let text = RunText(run)
    var element = SVGElement(
      "text",
      text.placing + [
        ("font-family", Self.fontFamily(run.face.family)), ("font-size", SVGText.number(run.size)),
        ("font-weight", run.face.weight == 400 ? nil : "\(run.face.weight)"),
        ("font-style", run.face.isItalic ? "italic" : nil),
        ("transform", run.slant == 0 ? nil : SVGText.matrix(run.slantMatrix)),
        ("xml:space", "preserve"), ("style", "white-space:pre"),
      ])
    element.attributes += attributes("fill", paint, bounds: run.drawingBounds)
    add(element.opened + text.content + "</text>")
  }

  /// The family, then faces of the same kind.
  private static func fontFamily(_ family: String) -> String {
    let quoted = "'" + family.replacingOccurrences(of: "'", with: "") + "'"
    return quoted + ", -apple-system, system-ui, 'Helvetica Neue', Arial, sans-serif"
  }
}

extension GlyphRun {
  /// Leans the text about its baseline.
  fileprivate var slantMatrix: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: slant * origin.y, ty: 0)
  }
}

/// A run's text with a place for each letter.
private struct RunText {
  private(set) var placing: [(String, String?)] = []
  private(set) var content: String

  init(_ run: GlyphRun) {
    let clusters = run.glyphs.map(\.cluster)
    let isForward = zip(clusters, clusters.dropFirst()).allSatisfy { $0 <= $1 }
    let y = SVGText.number(run.origin.y)
    content = XMLText.escaped(run.text)
    guard isForward else {
      // Right to left, places of single letters mean their right sides in some viewers; the whole run is sure.
      placing = [
        ("x", SVGText.number(run.origin.x + run.advance)), ("y", y), ("direction", "rtl"),
        ("textLength", SVGText.number(run.advance)),
      ]
      return
    }
    guard !Self.isJoined(run.text) else {
      // Letters that join across their places would be torn apart by them.
      placing = [
        ("x", SVGText.number(run.origin.x)), ("y", y), ("textLength", SVGText.number(run.advance)),
      ]
      return
    }
    let pieces = Self.pieces(run)
    let isSimple = pieces.allSatisfy { $0.text.utf16.count == 1 && $0.offset.y == 0 }
    if isSimple {
      let places = pieces.map { SVGText.number(run.origin.x + $0.offset.x) }
      placing = [("x", places.joined(separator: " ")), ("y", y)]
    } else {
      placing = [("x", SVGText.number(run.origin.x)), ("y", y)]
      content = pieces.map { piece in
        let element = SVGElement(
          "tspan",
          [
            ("x", SVGText.number(run.origin.x + piece.offset.x)),
            ("y", SVGText.number(run.origin.y + piece.offset.y)),
          ])
        return element.opened + XMLText.escaped(piece.text) + "</tspan>"
      }.joined()
    }
  }

  /// Whether the text has letters of India and its neighbours, whose syllables are shaped as a whole.
  private static func isJoined(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0900...0x0DFF, 0x0F00...0x109F, 0x1700...0x17FF, 0x1900...0x1CFF, 0xA800...0xAAFF, 0x11000...0x11FFF: true
      default: false
      }
    }
  }

  /// The text cut where glyphs begin: a ligature's letters, or a letter with its marks, stay together.
  private static func pieces(_ run: GlyphRun) -> [(text: String, offset: CGPoint)] {
    let bytes = Array(run.text.utf8)
    var starts: [(cluster: Int, offset: CGPoint)] = []
    for glyph in run.glyphs where starts.last?.cluster != glyph.cluster {
      starts.append((min(max(glyph.cluster, 0), bytes.count), glyph.offset))
    }
    return starts.indices.map { index in
      let from = index == 0 ? 0 : starts[index].cluster
      let to = index + 1 < starts.count ? max(starts[index + 1].cluster, from) : bytes.count
      return (String(decoding: bytes[from..<max(to, from)], as: UTF8.self), starts[index].offset)
    }
  }
}
