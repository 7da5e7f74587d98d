import Foundation
import StillsDisplay
import StillsGeometry

/// A text set into lines.
public struct TextLayout: Hashable, Sendable {
  /// Rounded up to pixels.
  public var size: CGSize
  /// From the top edge, rounded to pixels.
  public var firstBaseline, lastBaseline: CGFloat
  public var lines: [TextLine]
  /// Whether an ellipsis stands for something.
  public var isTruncated: Bool
  /// What all sizes were multiplied with to fit (`minimumScaleFactor`); 1 as a rule.
  public var scaleFactor: CGFloat
  /// For the distances to neighbours in stacks: of the first and the last line.
  public var firstLineMetrics, lastLineMetrics: FontMetrics

  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine], isTruncated: Bool,
    scaleFactor: CGFloat, firstLineMetrics: FontMetrics, lastLineMetrics: FontMetrics
  ) {
    (self.size, self.firstBaseline, self.lastBaseline, self.lines) = (size, firstBaseline, lastBaseline, lines)
    (self.isTruncated, self.scaleFactor) = (isTruncated, scaleFactor)
    (self.firstLineMetrics, self.lastLineMetrics) = (firstLineMetrics, lastLineMetrics)
  }
}

public struct TextLine: Hashable, Sendable {
  /// What the line shows, ellipsis included.
  public var text: String
  /// From the text's top-left corner: the line's drawn left end, and its baseline.
  public var origin: CGPoint
  /// Drawn width, trailing spaces excluded.
  public var width: CGFloat
  /// The fragments in visual order, left to right.
  public var fragments: [TextFragment]

  public init(text: String, origin: CGPoint, width: CGFloat, fragments: [TextFragment]) {
    (self.text, self.origin, self.width, self.fragments) = (text, origin, width, fragments)
  }
}

/// Glyphs of one face, or an attachment, and the style they are drawn in. `glyphs.origin` is relative to the text's top-left corner.
public struct TextFragment: Hashable, Sendable {
  public var glyphs: GlyphRun?
  public var style: StyledRun
  public var metrics: FontMetrics
  /// From the text's top-left corner, on the baseline.
  public var origin: CGPoint
  public var advance: CGFloat

  public init(glyphs: GlyphRun?, style: StyledRun, metrics: FontMetrics, origin: CGPoint, advance: CGFloat) {
    (self.glyphs, self.style, self.metrics, self.origin, self.advance) = (glyphs, style, metrics, origin, advance)
  }
}
