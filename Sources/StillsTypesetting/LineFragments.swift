import Foundation
import StillsDisplay

/// Turns a line's clusters into placed glyphs, reordered from reading to visual order (UAX #9, rule L2).
struct LineFragments {
  let paragraph: MeasuredParagraph
  let content: LineContent
  let ellipsis: Ellipsis?
  /// Left end of the line on its baseline.
  let origin: CGPoint

  private enum Piece {
    case clusters(Range<Int>)
    case ellipsis
  }

  func make() -> [TextFragment] {
    var x = origin.x
    var fragments: [TextFragment] = []
    for piece in visualOrder(pieces()) {
      switch piece {
      case .clusters(let range):
        if let fragment = fragment(range, x: &x) { fragments.append(fragment) }
      case .ellipsis:
        fragments += ellipsisFragments(x: &x)
      }
    }
    return fragments
  }

  // MARK: Order

  private struct LeveledPiece {
    var piece: Piece
    var level: UInt8
  }

  /// Clusters of one segment each, with the ellipsis between; spaces at the line's end are not drawn.
  private func pieces() -> [LeveledPiece] {
    let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
    var result: [LeveledPiece] = []
    for (index, range) in content.pieces.enumerated() {
      if content.ellipsisPosition == index { result.append(LeveledPiece(piece: .ellipsis, level: base)) }
      let drawn = content.ellipsisPosition == nil ? paragraph.trimmingSpaces(range) : range
      var start = drawn.lowerBound
      while start < drawn.upperBound {
        let segment = paragraph.clusters[start].segment
        var end = start + 1
        while end < drawn.upperBound, paragraph.clusters[end].segment == segment { end += 1 }
        result.append(LeveledPiece(piece: .clusters(start..<end), level: paragraph.segments[segment].level))
        start = end
      }
    }
    if let position = content.ellipsisPosition, position >= content.pieces.count {
      result.append(LeveledPiece(piece: .ellipsis, level: base))
    }
    return result
  }

  private func visualOrder(_ pieces: [LeveledPiece]) -> [Piece] {
    var pieces = pieces
    let highest = pieces.map(\.level).max() ?? 0
    guard highest > 0 else { return pieces.map(\.piece) }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
    return pieces.map(\.piece)
  }

  // MARK: Glyphs

  private func fragment(_ range: Range<Int>, x: inout CGFloat) -> TextFragment? {
    let clusters = paragraph.clusters[range]
    guard let first = clusters.first, let last = clusters.last else { return nil }
    let segment = paragraph.segments[first.segment], run = paragraph.runs[segment.run]
    let start = CGPoint(x: x, y: origin.y - run.baselineOffset.orZero)
    let advance = clusters.reduce(0) { $0 + $1.advance }
    x += advance
    guard let shaped = segment.shaped else {
      return TextFragment(glyphs: nil, style: run, metrics: segment.metrics, origin: start, advance: advance)
    }
    let bytes = first.range.lowerBound..<last.range.upperBound
    var pen: CGFloat = 0
    var placed: [PlacedGlyph] = []
    for cluster in shaped.isRightToLeft ? Array(clusters.reversed()) : Array(clusters) {
      let start = pen
      // Space after a character is at its left where text runs to the left.
      if shaped.isRightToLeft { pen += cluster.spacing }
      for glyph in shaped.glyphs[cluster.glyphs] {
        placed.append(
          PlacedGlyph(
            glyph: glyph.glyph, offset: CGPoint(x: pen + glyph.offset.x, y: glyph.offset.y),
            cluster: cluster.range.lowerBound - bytes.lowerBound))
        pen += glyph.advance
      }
      if !shaped.isRightToLeft { pen += cluster.spacing }
      if cluster.isTab { pen = start + cluster.advance }
    }
    let glyphs = GlyphRun(
      face: shaped.face, size: shaped.size, glyphs: placed,
      text: String(decoding: paragraph.bytes[bytes], as: UTF8.self), origin: start, advance: advance,
      slant: shaped.slant)
    return TextFragment(glyphs: glyphs, style: run, metrics: segment.metrics, origin: start, advance: advance)
  }

  private func ellipsisFragments(x: inout CGFloat) -> [TextFragment] {
    guard let ellipsis else { return [] }
    return ellipsis.shaped.map { shaped in
      let start = CGPoint(x: x, y: origin.y - ellipsis.run.baselineOffset.orZero)
      var pen: CGFloat = 0
      let placed = shaped.glyphs.map { glyph in
        defer { pen += glyph.advance }
        return PlacedGlyph(
          glyph: glyph.glyph, offset: CGPoint(x: pen + glyph.offset.x, y: glyph.offset.y), cluster: 0)
      }
      pen += ellipsis.run.spacing
      x += pen
      let glyphs = GlyphRun(
        face: shaped.face, size: shaped.size, glyphs: placed, text: ellipsis.text, origin: start, advance: pen,
        slant: shaped.slant)
      return TextFragment(
        glyphs: glyphs, style: ellipsis.run, metrics: shaped.metrics, origin: start, advance: pen)
    }
  }
}
