import Foundation
import StillsGeometry

/// Sets a measured text into lines for one offer: breaks, limits, truncates, places.
struct TextSetting {
  private var paragraphs: [MeasuredParagraph]
  let style: ParagraphStyle
  let engine: any TypesettingEngine
  let offer: Offer
  let scale: CGFloat

  init(
    measured: MeasuredText, style: ParagraphStyle, engine: any TypesettingEngine, offer: Offer, scale: CGFloat
  ) {
    paragraphs = measured.paragraphs
    (self.style, self.engine, self.offer, self.scale) = (style, engine, offer, scale)
  }

  private struct Line {
    var content: LineContent
    var measures = LineMeasures()
    var ellipsis: Ellipsis?
    /// Trailing spaces excluded, and with as many of them as the offer has room for.
    var drawnWidth: CGFloat = 0, reportedWidth: CGFloat = 0
  }

  func layout() -> TextLayout {
    var setting = self
    // 1. Lines as they come.
    let broken = setting.breakLines()
    return setting.layout(broken)
  }

  private func layout(_ broken: [LineContent]) -> TextLayout {
    // 2. As many as the limit and the offered height allow, the last one truncated.
    let allowed = allowedLines(broken)
    let isTruncated = allowed < broken.count
    let contents = isTruncated ? limit(broken, to: allowed) : broken
    // 3. Heights and widths.
    let lines = contents.map(measure)
    // 4. Places.
    return place(lines, isTruncated: isTruncated)
  }
}

// MARK: - Breaking

extension TextSetting {
  private mutating func breakLines() -> [LineContent] {
    var lines: [LineContent] = []
    for number in paragraphs.indices {
      let ranges: [Range<Int>]
      if paragraphs[number].hasTabs {
        ranges = LineBreaking.tabbedLines(of: &paragraphs[number], width: offer.width, style: style)
      } else {
        ranges = LineBreaking.lines(of: paragraphs[number], width: offer.width, style: style)
      }
      lines += ranges.map { hyphenated(LineContent(paragraph: number, pieces: [$0], ellipsisPosition: nil)) }
    }
    return lines
  }

  /// With a hyphen where the line ends at a soft one, and its paragraph goes on.
  private func hyphenated(_ content: LineContent) -> LineContent {
    let paragraph = paragraphs[content.paragraph]
    guard paragraph.hyphenWidth != nil, let last = content.pieces.last?.last, last + 1 < paragraph.clusters.count,
      paragraph.isSoftHyphen(last)
    else { return content }
    let hyphen = Ellipsis(run: paragraph.run(near: last), engine: engine, text: Ellipsis.hyphen)
    let needed = content.pieces.reduce(hyphen.advance) { $0 + paragraph.width($1) }
    // Where not even a word's part has room the line ends at any character, and says nothing of it.
    guard needed <= width(ofLineAt: content.pieces.first?.lowerBound ?? 0) + LineBreaking.tolerance else {
      return content
    }
    var content = content
    content.ellipsis = hyphen
    content.ellipsisPosition = content.pieces.count
    return content
  }

  /// Less what the line stands in.
  private func width(ofLineAt start: Int) -> CGFloat { max(0, offer.width - style.indent(ofLineAt: start)) }

  private func indent(of content: LineContent) -> CGFloat {
    style.indent(ofLineAt: content.pieces.first?.lowerBound ?? 0)
  }

  /// At least one. Offered less height than needed, `floor(height / pitch)` lines stay (text-metrics §5).
  private func allowedLines(_ lines: [LineContent]) -> Int {
    var allowed = max(1, style.maximumLines ?? lines.count)
    allowed = min(allowed, lines.count)
    guard offer.height.isFinite, let first = lines.first else { return allowed }
    var height: CGFloat = 0
    var previousPitch: CGFloat = 0
    var paragraph = first.paragraph
    for content in lines.prefix(allowed) {
      let measures = self.measures(content)
      height += previousPitch + (content.paragraph == paragraph ? 0 : style.paragraphSpacing)
      paragraph = content.paragraph
      if style.pixelGrid.ceil(height + measures.height) > offer.height + LineBreaking.tolerance {
        let pitch = self.measures(first).pitch(lineSpacing: style.lineSpacing)
        let fitting = pitch > 0 ? (offer.height / pitch).rounded(.down) : 1
        return min(allowed, fitting < 1e6 ? Int(max(1, fitting)) : allowed)
      }
      previousPitch = measures.pitch(lineSpacing: style.lineSpacing)
    }
    return allowed
  }

  /// The last allowed line takes up what would follow in its paragraph, and is cut.
  private func limit(_ lines: [LineContent], to count: Int) -> [LineContent] {
    guard let last = lines.prefix(count).last, let start = last.pieces.first?.lowerBound else { return lines }
    let paragraph = paragraphs[last.paragraph]
    let rest = start..<paragraph.clusters.count
    var ellipsis = Ellipsis(run: paragraph.run(near: start), engine: engine)
    var cut = last
    // The ellipsis looks like the text it follows, and where the cut is depends on how wide it is.
    for _ in 0..<4 {
      cut = LineTruncation.truncate(
        rest, of: paragraph, number: last.paragraph, width: width(ofLineAt: start), ellipsis: ellipsis.advance,
        mode: style.truncation)
      cut.ellipsis = ellipsis
      let own = Ellipsis(run: paragraph.run(near: neighbour(of: cut)), engine: engine)
      if own.advance <= ellipsis.advance {
        cut.ellipsis = own
        break
      }
      ellipsis = own
    }
    return lines.prefix(count - 1) + [cut]
  }

  /// The cluster that the ellipsis follows, or at the beginning of a line precedes.
  private func neighbour(of cut: LineContent) -> Int {
    guard let first = cut.pieces.first else { return 0 }
    return max(0, cut.ellipsisPosition == 0 ? first.lowerBound : first.upperBound - 1)
  }
}

extension MeasuredParagraph {
  /// The style that something put in at a cluster takes.
  func run(near cluster: Int) -> StyledRun {
    let text = clusters.indices.contains(cluster) ? runs[segments[clusters[cluster].segment].run] : nil
    return text ?? (runs.indices.contains(emptyRun) ? runs[emptyRun] : Ellipsis.unstyled)
  }
}

// MARK: - Measuring

extension TextSetting {
  private func measures(_ content: LineContent) -> LineMeasures {
    let paragraph = paragraphs[content.paragraph]
    var measures = LineMeasures()
    var previous = -1
    for piece in content.pieces {
      for cluster in paragraph.clusters[piece] where cluster.segment != previous {
        previous = cluster.segment
        let segment = paragraph.segments[previous], run = paragraph.runs[segment.run]
        if let attachment = run.attachment {
          measures.add(attachment, baselineOffset: run.baselineOffset)
          // The font of the text around it sets the line's height even where the line holds nothing else.
          measures.add(segment.metrics)
        } else {
          measures.add(segment.metrics, baselineOffset: run.baselineOffset)
        }
      }
    }
    if previous < 0 { measures.add(paragraph.emptyMetrics) }
    if let height = lineHeight(of: content) { measures.fix(to: height) }
    return measures
  }

  /// The highest that a run of the line asks for; nil where none does.
  private func lineHeight(of content: LineContent) -> CGFloat? {
    let paragraph = paragraphs[content.paragraph]
    guard paragraph.runs.contains(where: { $0.lineHeight != nil }) else { return nil }
    let clusters = content.pieces.joined().map { paragraph.clusters[$0] }
    var runs = clusters.map { paragraph.segments[$0.segment].run }
    if runs.isEmpty { runs = [paragraph.emptyRun] }
    let styles = runs.compactMap { paragraph.runs.indices.contains($0) ? paragraph.runs[$0] : nil }
    let pointSize: CGFloat = styles.reduce(0) { max($0, $1.font.size.orZero) }
    return styles.compactMap { $0.lineHeight?.points(pointSize: pointSize) }.max()
  }

  private func measure(_ content: LineContent) -> Line {
    let paragraph = paragraphs[content.paragraph]
    var line = Line(content: content, measures: measures(content))
    if let ellipsis = content.ellipsis {
      line.ellipsis = ellipsis
      line.drawnWidth = content.pieces.reduce(ellipsis.advance) { $0 + paragraph.width($1) }
      line.reportedWidth = min(line.drawnWidth + indent(of: content), offer.width)
    } else {
      let range = content.pieces.first ?? 0..<0
      line.drawnWidth = paragraph.drawnWidth(range)
      line.reportedWidth = min(paragraph.width(range) + indent(of: content), offer.width)
    }
    return line
  }
}

// MARK: - Placing

extension TextSetting {
  private func place(_ lines: [Line], isTruncated: Bool) -> TextLayout {
    let grid = style.pixelGrid
    let width = max(0, grid.ceil(lines.reduce(0) { max($0, $1.reportedWidth) }))
    var top: CGFloat = 0, bottom: CGFloat = 0
    var placed: [TextLine] = []
    placed.reserveCapacity(lines.count)
    var paragraph = lines.first?.content.paragraph
    for line in lines {
      if line.content.paragraph != paragraph { top += style.paragraphSpacing }
      paragraph = line.content.paragraph
      let baseline = grid.round(top + line.measures.ascent)
      placed.append(makeLine(line, textWidth: width, baseline: baseline, isOnly: lines.count == 1))
      bottom = top + line.measures.height
      top += line.measures.pitch(lineSpacing: style.lineSpacing)
    }
    let other = paragraphs.first?.emptyMetrics ?? engine.metrics(for: Typesetter.defaultFont)
    if lines.count < style.minimumLines, let last = lines.last {
      bottom += CGFloat(style.minimumLines - lines.count) * last.measures.pitch(lineSpacing: style.lineSpacing)
    }
    return TextLayout(
      size: CGSize(width: width, height: max(0, grid.ceil(bottom))),
      firstBaseline: placed.first?.origin.y ?? 0, lastBaseline: placed.last?.origin.y ?? 0, lines: placed,
      isTruncated: isTruncated, scaleFactor: scale,
      firstLineMetrics: lines.first?.measures.metrics(orElse: other) ?? other,
      lastLineMetrics: lines.last?.measures.metrics(orElse: other) ?? other)
  }

  private func makeLine(_ line: Line, textWidth: CGFloat, baseline: CGFloat, isOnly: Bool) -> TextLine {
    let paragraph = paragraphs[line.content.paragraph]
    let indent = self.indent(of: line.content)
    let room = textWidth - indent - line.drawnWidth
    // Leading is the left edge, or the right one where text runs to the left. A single line has nothing to align to.
    let x: CGFloat =
      switch (isOnly ? .leading : style.alignment, style.isRightToLeft) {
      case (.leading, false): indent
      case (.trailing, true): 0
      case (.center, _): (style.isRightToLeft ? 0 : indent) + room / 2
      case (.trailing, false): indent + room
      case (.leading, true): room
      }
    let origin = CGPoint(x: x, y: baseline)
    let fragments = LineFragments(
      paragraph: paragraph, content: line.content, ellipsis: line.ellipsis, origin: origin
    ).make()
    return TextLine(text: text(of: line), origin: origin, width: line.drawnWidth, fragments: fragments)
  }

  private func text(of line: Line) -> String {
    let paragraph = paragraphs[line.content.paragraph]
    var parts = line.content.pieces.map { paragraph.string($0) }
    // A hyphen at a soft one is no part of the text.
    if let position = line.content.ellipsisPosition, line.ellipsis?.text != Ellipsis.hyphen {
      parts.insert(Ellipsis.dots, at: min(position, parts.count))
    }
    return parts.joined()
  }
}
