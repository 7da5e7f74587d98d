import Foundation
import StillsDisplay
import StillsGeometry

/// A text shaped and measured once, before any line is broken: widths of any stretch come from sums in constant time.
final class MeasuredText {
  let text: StyledText
  let paragraphs: [MeasuredParagraph]

  /// `tightening` is taken off after each character, in ems.
  init(_ text: StyledText, style: ParagraphStyle, engine: any TypesettingEngine, tightening: CGFloat = 0) {
    self.text = text
    let source = SourceText(text)
    paragraphs = source.paragraphs.map {
      MeasuredParagraph($0, of: source, style: style, engine: engine, tightening: tightening)
    }
  }
}

/// The runs' characters in one string, attachments as U+FFFC, and where hard line breaks cut it.
struct SourceText {
  struct Paragraph {
    /// In bytes, the newline left out.
    var range: Range<Int>
    /// The run whose font an empty line has.
    var run: Int
  }

  let runs: [StyledRun]
  let bytes: [UInt8]
  /// Where each run starts, and the end.
  let starts: [Int]
  let paragraphs: [Paragraph]

  init(_ text: StyledText) {
    var bytes: [UInt8] = [], starts: [Int] = []
    for run in text.runs {
      starts.append(bytes.count)
      bytes += run.attachment == nil ? Array(run.text.utf8) : [0xEF, 0xBF, 0xBC]
    }
    starts.append(bytes.count)
    (runs, self.bytes, self.starts) = (text.runs, bytes, starts)
    paragraphs = Self.split(bytes, starts: starts)
  }

  private static func split(_ bytes: [UInt8], starts: [Int]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = 0, index = 0, run = 0
    func close(at end: Int) {
      while run + 2 < starts.count, starts[run + 1] <= end { run += 1 }
      paragraphs.append(Paragraph(range: start..<end, run: run))
    }
    while index < bytes.count {
      let length = newlineLength(bytes, at: index)
      if length > 0 {
        close(at: index)
        index += length
        start = index
      } else {
        index += 1
      }
    }
    close(at: bytes.count)
    return paragraphs
  }

  /// 0 where no newline starts. Line feed, vertical tab, form feed, return (with feed), U+0085, U+2028, U+2029.
  private static func newlineLength(_ bytes: [UInt8], at index: Int) -> Int {
    switch bytes[index] {
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: 2
    case 0xE2
    where index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9):
      3
    default: 0
    }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func run(at offset: Int) -> Int {
    var low = 0, high = max(0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
