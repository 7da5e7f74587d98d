import Foundation

/// Cuts a paragraph into lines.
enum LineBreaking {
  /// A line that is drawn wider than this much above the width does not fit. Sizes are rounded up to pixels with a
  /// tolerance (`PixelGrid.ceil`), so a text must fit into its own size again.
  static let tolerance: CGFloat = 0.01

  /// Clusters of each line, in order; an empty paragraph has one empty line. Takes time linear in the text.
  static func lines(of paragraph: MeasuredParagraph, width: CGFloat, style: ParagraphStyle) -> [Range<Int>] {
    let count = paragraph.clusters.count
    guard count > 0, paragraph.width(0..<count) > width - style.indent(ofLineAt: 0) + tolerance else {
      return [0..<count]
    }
    var lines: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = lineEnd(paragraph, from: start, width: width, style: style)
      lines.append(start..<end)
      start = end
    }
    if style.avoidsOrphans, !style.breaksAnywhere, lines.count == 2 { balance(&lines, in: paragraph, width: width) }
    return lines
  }

  /// Greedy: the last break whose drawn width fits; none, the last character that fits; none, one character.
  static func lineEnd(
    _ paragraph: MeasuredParagraph, from start: Int, width: CGFloat, style: ParagraphStyle
  ) -> Int {
    let clusters = paragraph.clusters, sums = paragraph.sums
    let limit = sums[start] + max(0, width - style.indent(ofLineAt: start)) + tolerance
    var lastBreak: Int?, lastFit = start + 1
    // Where the drawn line ends, spaces left out.
    var index = start, drawn = sums[start]
    while index < clusters.count {
      if !clusters[index].isSpace { drawn = sums[index + 1] }
      guard drawn <= limit else { break }
      index += 1
      lastFit = max(lastFit, index)
      if index == clusters.count { return index }
      guard clusters[index - 1].allowsBreak else { continue }
      // Where a hyphen would be seen, it must have room.
      let hyphen = paragraph.hyphenWidth.map { paragraph.isSoftHyphen(index - 1) ? $0 : 0 } ?? 0
      if hyphen == 0 || sums[index] + hyphen <= limit { lastBreak = index }
    }
    return style.breaksAnywhere ? lastFit : lastBreak ?? lastFit
  }

  /// A single word on the second of two lines takes the last word of the first with it, where both fit and the two
  /// widths come nearer to each other (text-metrics §5).
  private static func balance(_ lines: inout [Range<Int>], in paragraph: MeasuredParagraph, width: CGFloat) {
    let (first, second) = (lines[0], lines[1])
    let word = paragraph.trimmingSpaces(second)
    guard !word.isEmpty, !paragraph.clusters[word.lowerBound..<word.upperBound - 1].contains(where: \.allowsBreak),
      paragraph.clusters[first.upperBound - 1].allowsBreak,
      let cut = paragraph.clusters[first.lowerBound..<first.upperBound - 1].lastIndex(where: \.allowsBreak)
    else { return }
    let shorter = first.lowerBound..<cut + 1, longer = cut + 1..<second.upperBound
    let longerWidth = paragraph.drawnWidth(longer)
    let before = abs(paragraph.drawnWidth(first) - paragraph.drawnWidth(second))
    guard longerWidth <= width + tolerance, abs(paragraph.drawnWidth(shorter) - longerWidth) < before else { return }
    lines = [shorter, longer]
  }
}
