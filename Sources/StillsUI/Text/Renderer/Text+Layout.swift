import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting

nonisolated extension Text {
  /// A text as it was set, for a `TextRenderer`. Coordinates are the text's own.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    init(_ layout: TextLayout, marks: [TextMarks], grid: PixelGrid) {
      isTruncated = layout.isTruncated
      lines = layout.lines.map { line in
        Line(
          origin: line.origin,
          runs: line.fragments.map { fragment in
            let found = marks.indices.contains(fragment.style.tag) ? marks[fragment.style.tag] : TextMarks([])
            return Run(fragment: fragment, marks: found, grid: grid)
          })
      }
    }
  }
}

nonisolated extension Text.Layout {
  /// Where letters stand, whatever they look like.
  public struct TypographicBounds: Equatable, Sendable {
    /// On the baseline, at the left.
    public var origin = CGPoint.zero
    public var width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0

    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    fileprivate init(_ parts: [TypographicBounds]) {
      guard let first = parts.first else { return }
      origin = CGPoint(x: parts.reduce(first.origin.x) { Swift.min($0, $1.origin.x) }, y: first.origin.y)
      width = parts.reduce(0) { Swift.max($0, $1.origin.x + $1.width) } - origin.x
      ascent = parts.reduce(0) { Swift.max($0, $1.ascent) }
      descent = parts.reduce(0) { Swift.max($0, $1.descent) }
      leading = parts.reduce(0) { Swift.max($0, $1.leading) }
    }

    fileprivate init(_ metrics: FontMetrics, origin: CGPoint, width: CGFloat) {
      (self.origin, self.width, leading) = (origin, width, metrics.leading)
      (ascent, descent) = (metrics.ascent, metrics.descent)
    }
  }

  /// Counts letters, in the order in which they are read.
  public typealias CharacterIndex = Int

  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  public struct Line: RandomAccessCollection {
    public var origin: CGPoint
    let runs: [Run]

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }
    public var typographicBounds: TypographicBounds { TypographicBounds(runs.map(\.typographicBounds)) }
    var commands: [DisplayCommand] { runs.flatMap(\.commands) }
  }

  /// Letters of one look.
  public struct Run: RandomAccessCollection {
    let fragment: TextFragment
    let marks: TextMarks
    let grid: PixelGrid

    public var startIndex: Int { 0 }
    public var endIndex: Int { slices.count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The mark that `customAttribute(_:)` set.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { marks[key] }

    public var layoutDirection: LayoutDirection {
      let clusters = fragment.glyphs?.glyphs.map(\.cluster) ?? []
      return clusters.count > 1 && clusters[0] > clusters[clusters.count - 1] ? .rightToLeft : .leftToRight
    }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(fragment.metrics, origin: fragment.origin, width: fragment.advance)
    }

    var commands: [DisplayCommand] { Self.commands(fragment, grid: grid) }

    /// The glyphs of each letter.
    var slices: [Range<Int>] {
      guard let glyphs = fragment.glyphs?.glyphs, !glyphs.isEmpty else { return [0..<0] }
      var slices: [Range<Int>] = []
      var start = 0
      for index in 1...glyphs.count where index == glyphs.count || glyphs[index].cluster != glyphs[start].cluster {
        slices.append(start..<index)
        start = index
      }
      return slices
    }

    static func commands(_ fragment: TextFragment, grid: PixelGrid) -> [DisplayCommand] {
      let line = TextLine(text: "", origin: fragment.origin, width: fragment.advance, fragments: [fragment])
      return TextLayout(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [line], isTruncated: false, scaleFactor: 1,
        firstLineMetrics: fragment.metrics, lastLineMetrics: fragment.metrics
      ).displayCommands(at: .zero, grid: grid)
    }
  }

  /// One or more letters of a run.
  public struct RunSlice {
    public let run: Run
    let indices: Range<Int>

    public var typographicBounds: TypographicBounds {
      let part = fragment
      return TypographicBounds(part.metrics, origin: part.origin, width: part.advance)
    }

    public subscript<T: TextAttribute>(key: T.Type) -> T? { run.marks[key] }

    /// The run with these letters alone.
    var fragment: TextFragment {
      var fragment = run.fragment
      let slices = run.slices
      guard var glyphs = fragment.glyphs, !glyphs.glyphs.isEmpty, indices.lowerBound >= 0,
        indices.upperBound <= slices.count, !indices.isEmpty
      else { return fragment }
      let range = slices[indices.lowerBound].lowerBound..<slices[indices.upperBound - 1].upperBound
      let start = indices.lowerBound == 0 ? 0 : glyphs.glyphs[range.lowerBound].offset.x
      let end = range.upperBound < glyphs.glyphs.count ? glyphs.glyphs[range.upperBound].offset.x : fragment.advance
      glyphs.text = letters(of: glyphs, range)
      glyphs.glyphs = glyphs.glyphs[range].map { glyph in
        var glyph = glyph
        glyph.offset.x -= start
        glyph.cluster = 0
        return glyph
      }
      glyphs.advance = end - start
      glyphs.origin.x += start
      fragment.glyphs = glyphs
      fragment.origin.x += start
      fragment.advance = end - start
      return fragment
    }

    private func letters(of glyphs: GlyphRun, _ range: Range<Int>) -> String {
      let bytes = Array(glyphs.text.utf8)
      let clusters = glyphs.glyphs[range].map(\.cluster)
      guard let first = clusters.min(), let last = clusters.max() else { return "" }
      let end = glyphs.glyphs.map(\.cluster).filter { $0 > last }.min() ?? bytes.count
      guard first >= 0, first <= end, end <= bytes.count else { return "" }
      return String(decoding: bytes[first..<end], as: UTF8.self)
    }

    var commands: [DisplayCommand] { Run.commands(fragment, grid: run.grid) }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    emit(line.commands.applying(transform))
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    emit(run.commands.applying(transform))
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    emit(slice.commands.applying(transform))
  }
}
