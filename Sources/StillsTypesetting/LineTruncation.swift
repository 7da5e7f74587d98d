import Foundation

/// What a line shows: clusters, and where an ellipsis stands for the others.
struct LineContent {
  var paragraph: Int
  /// In reading order; two where the middle is left out.
  var pieces: [Range<Int>]
  /// How many pieces stand before the ellipsis; nil: nothing is left out.
  var ellipsisPosition: Int?
  /// In the style of the text that it follows.
  var ellipsis: Ellipsis?
}

/// Chooses what stays of a line that is too long.
enum LineTruncation {
  /// `range` does not fit, or more lines would follow. At least the ellipsis stays.
  static func truncate(
    _ range: Range<Int>, of paragraph: MeasuredParagraph, number: Int, width: CGFloat, ellipsis: CGFloat,
    mode: ParagraphStyle.Truncation
  ) -> LineContent {
    let room = width - ellipsis + LineBreaking.tolerance
    switch mode {
    case .tail:
      let kept = head(of: range, in: paragraph, room: room)
      return LineContent(paragraph: number, pieces: [kept], ellipsisPosition: 1)
    case .head:
      let kept = tail(of: range, in: paragraph, room: room)
      return LineContent(paragraph: number, pieces: [kept], ellipsisPosition: 0)
    case .middle:
      let first = head(of: range, in: paragraph, room: room / 2)
      let last = tail(
        of: max(first.upperBound, range.lowerBound)..<range.upperBound, in: paragraph,
        room: room - paragraph.width(first))
      // What the end did not use goes to the beginning. Where letters move back, less of it may seem to fit.
      let widened = head(of: range.lowerBound..<last.lowerBound, in: paragraph, room: room - paragraph.width(last))
      let kept = widened.upperBound < first.upperBound ? first : widened
      return LineContent(paragraph: number, pieces: [kept, last], ellipsisPosition: 1)
    }
  }

  /// The longest beginning that fits, without spaces at its end.
  private static func head(of range: Range<Int>, in paragraph: MeasuredParagraph, room: CGFloat) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, paragraph.width(range.lowerBound..<end + 1) <= room { end += 1 }
    return paragraph.trimmingSpaces(range.lowerBound..<end)
  }

  /// The longest end that fits, without spaces at its beginning and end.
  private static func tail(of range: Range<Int>, in paragraph: MeasuredParagraph, room: CGFloat) -> Range<Int> {
    let range = paragraph.trimmingSpaces(range)
    var start = range.upperBound
    while start > range.lowerBound, paragraph.width(start - 1..<range.upperBound) <= room { start -= 1 }
    while start < range.upperBound, paragraph.clusters[start].isSpace { start += 1 }
    return start..<range.upperBound
  }
}
