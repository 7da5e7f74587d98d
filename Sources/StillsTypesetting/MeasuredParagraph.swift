import Foundation
import StillsDisplay
import StillsGeometry

/// What cannot be cut further: a character with its marks, or a ligature, or an attachment.
struct TextCluster {
  /// In bytes of the paragraph.
  var range: Range<Int>
  /// Index into the paragraph's segments.
  var segment: Int
  /// Its glyphs in the segment's shaped run.
  var glyphs: Range<Int>
  /// Of the glyphs, and what the author adds after it.
  var glyphAdvance, spacing: CGFloat
  var isSpace: Bool
  var isTab = false
  /// Whether a line may end after it.
  var allowsBreak = false
  var advance: CGFloat { glyphAdvance + spacing }
}

/// Glyphs of one run in one direction, or an attachment.
struct TextSegment {
  var run: Int
  var level: UInt8
  var shaped: ShapedRun?
  var metrics: FontMetrics
}

/// One paragraph: clusters in reading order with the sums of their advances.
struct MeasuredParagraph {
  var runs: [StyledRun]
  var bytes: [UInt8]
  var clusters: [TextCluster] = []
  var segments: [TextSegment] = []
  /// Advances of all clusters before each, and of all.
  var sums: [CGFloat] = [0]
  var isRightToLeft: Bool
  private(set) var hasTabs = false
  /// How wide a hyphen is that is shown where a line ends at a soft one; nil where there are none.
  private(set) var hyphenWidth: CGFloat?
  /// The run that gives an empty paragraph its height, and its measures.
  var emptyRun: Int
  var emptyMetrics: FontMetrics

  init(
    _ paragraph: SourceText.Paragraph, of source: SourceText, style: ParagraphStyle, engine: any TypesettingEngine,
    tightening: CGFloat
  ) {
    runs = source.runs
    bytes = Array(source.bytes[paragraph.range])
    isRightToLeft = style.isRightToLeft
    emptyRun = paragraph.run
    let font = runs.indices.contains(emptyRun) ? runs[emptyRun].font : Typesetter.defaultFont
    emptyMetrics = engine.metrics(for: font)
    guard !bytes.isEmpty else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if style.directionFollowsContent { isRightToLeft = ParagraphDirection.isRightToLeft(text) ?? isRightToLeft }
    let levels = engine.bidiLevels(of: text, baseIsRightToLeft: isRightToLeft)
    for stretch in stretches(paragraph.range, source: source, levels: levels) {
      append(stretch, engine: engine, tightening: tightening)
    }
    markBreaks(engine.lineBreaks(in: text, language: runs.first?.language))
    sums.reserveCapacity(clusters.count + 1)
    for cluster in clusters { sums.append((sums.last ?? 0) + cluster.advance) }
    if contains(0xAD), let soft = clusters.indices.first(where: { isSoftHyphen($0) }) {
      hyphenWidth = Ellipsis(run: run(near: soft), engine: engine, text: Ellipsis.hyphen).advance
    }
    hasTabs = contains(0x09)
    if hasTabs { alignTabs(from: 0, style: style) }
  }
}

// MARK: - Shaping

extension MeasuredParagraph {
  private struct Stretch {
    var range: Range<Int>
    var run: Int
    var level: UInt8
  }

  /// Stretches of one run and one direction.
  private func stretches(_ paragraph: Range<Int>, source: SourceText, levels: [UInt8]) -> [Stretch] {
    var result: [Stretch] = []
    var run = source.run(at: paragraph.lowerBound)
    var start = 0
    while start < bytes.count {
      while run + 1 < source.runs.count, source.starts[run + 1] <= paragraph.lowerBound + start { run += 1 }
      let runEnd = min(source.starts[run + 1] - paragraph.lowerBound, bytes.count)
      let level = start < levels.count ? levels[start] : isRightToLeft ? 1 : 0
      var end = start + 1
      while end < runEnd, end >= levels.count || levels[end] == level { end += 1 }
      result.append(Stretch(range: start..<end, run: run, level: level))
      start = end
    }
    return result
  }

  private mutating func append(_ stretch: Stretch, engine: any TypesettingEngine, tightening: CGFloat) {
    let run = runs[stretch.run]
    let spacing = run.spacing - tightening * run.font.size.orZero
    if let attachment = run.attachment {
      let metrics = engine.metrics(for: run.font)
      segments.append(TextSegment(run: stretch.run, level: stretch.level, shaped: nil, metrics: metrics))
      clusters.append(
        TextCluster(
          range: stretch.range, segment: segments.count - 1, glyphs: 0..<0, glyphAdvance: attachment.size.width.orZero,
          spacing: spacing, isSpace: false))
      return
    }
    let text = String(decoding: bytes[stretch.range], as: UTF8.self)
    let shapes = engine.shape(
      text, font: run.font, language: run.language, isRightToLeft: stretch.level & 1 == 1,
      ligatures: run.keepsLigatures)
    for (index, shaped) in shapes.enumerated() {
      segments.append(
        TextSegment(run: stretch.run, level: stretch.level, shaped: shaped, metrics: shaped.metrics))
      let next = shapes[(index + 1)...].lazy.compactMap { $0.glyphs.map(\.cluster).min() }.first
      appendClusters(
        of: shaped, from: stretch.range.lowerBound,
        end: next.map { stretch.range.lowerBound + $0 } ?? stretch.range.upperBound, spacing: spacing)
    }
  }

  /// Groups glyphs by cluster, in reading order.
  private mutating func appendClusters(of shaped: ShapedRun, from base: Int, end: Int, spacing: CGFloat) {
    let glyphs = shaped.glyphs
    var groups: [(start: Int, glyphs: Range<Int>, advance: CGFloat)] = []
    var index = 0
    while index < glyphs.count {
      var stop = index, advance: CGFloat = 0
      while stop < glyphs.count, glyphs[stop].cluster == glyphs[index].cluster {
        advance += glyphs[stop].advance
        stop += 1
      }
      groups.append((base + glyphs[index].cluster, index..<stop, advance))
      index = stop
    }
    if shaped.isRightToLeft { groups.reverse() }
    for (index, group) in groups.enumerated() {
      let stop = index + 1 < groups.count ? groups[index + 1].start : end
      guard group.start < stop, stop <= bytes.count else { continue }
      let range = group.start..<stop
      clusters.append(
        TextCluster(
          range: range, segment: segments.count - 1, glyphs: group.glyphs, glyphAdvance: group.advance,
          spacing: spacing == 0 ? 0 : spacing * CGFloat(characterCount(range)), isSpace: isSpace(range),
          isTab: bytes[range.lowerBound] == 0x09))
    }
  }

  /// A ligature is spaced for every character in it.
  private func characterCount(_ range: Range<Int>) -> Int {
    range.count == 1 ? 1 : String(decoding: bytes[range], as: UTF8.self).count
  }

  /// Spaces that hang at line ends; no-break ones do not.
  private func isSpace(_ range: Range<Int>) -> Bool {
    switch bytes[range.lowerBound] {
    case 0x20, 0x09: return range.count == 1
    case 0xE1...0xE3 where range.count == 3:
      switch Array(bytes[range]) {
      case [0xE1, 0x9A, 0x80], [0xE3, 0x80, 0x80]: return true
      case let space where space[0] == 0xE2 && space[1] == 0x80: return space[2] <= 0x8A && space[2] != 0x87
      default: return false
      }
    default: return false
    }
  }

  private mutating func markBreaks(_ breaks: [LineBreak]) {
    var index = 0
    for lineBreak in breaks {
      while index < clusters.count, clusters[index].range.upperBound < lineBreak.offset { index += 1 }
      guard index < clusters.count else { return }
      if clusters[index].range.upperBound == lineBreak.offset { clusters[index].allowsBreak = true }
    }
  }
}

// MARK: - Measuring

extension MeasuredParagraph {
  func width(_ range: Range<Int>) -> CGFloat { sums[range.upperBound] - sums[range.lowerBound] }

  /// Without the spaces at its end.
  func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }

  private func contains(_ byte: UInt8) -> Bool {
    bytes.withUnsafeBytes { $0.baseAddress.map { start in memchr(start, Int32(byte), bytes.count) != nil } ?? false }
  }

  /// U+00AD: seen only at the end of a line that breaks there.
  func isSoftHyphen(_ cluster: Int) -> Bool {
    let range = clusters[cluster].range
    return range.count == 2 && bytes[range.lowerBound] == 0xC2 && bytes[range.lowerBound + 1] == 0xAD
  }

  func drawnWidth(_ range: Range<Int>) -> CGFloat { width(trimmingSpaces(range)) }

  func string(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let start = clusters[range.lowerBound].range.lowerBound, end = clusters[range.upperBound - 1].range.upperBound
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension StyledRun {
  /// Points after each character: tracking wins over kerning (text-metrics §7).
  var spacing: CGFloat { (tracking ?? kerning ?? 0).orZero }

  /// Tracking breaks ligatures unless it is 0, kerning never.
  var keepsLigatures: Bool { (tracking ?? 0) == 0 }
}

extension CGFloat {
  /// 0 for what is no number.
  var orZero: CGFloat { isFinite ? self : 0 }
}
