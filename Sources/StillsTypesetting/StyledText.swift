import Foundation
import StillsDisplay
import StillsGeometry

/// Text with everything resolved that changes its shape or colour: what a `Text` becomes once its environment is known.
public struct StyledText: Hashable, Sendable {
  public var runs: [StyledRun]
  public init(runs: [StyledRun]) { self.runs = runs }
  public var string: String { runs.map(\.text).joined() }
}

public struct StyledRun: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    public enum Pattern: String, Hashable, Sendable, CaseIterable { case solid, dot, dash, dashDot, dashDotDot }
    public var pattern: Pattern
    /// Nil: the text's own paint.
    public var color: ResolvedColor?
    public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
  }

  /// Something that is not text, set on the line: a symbol or picture.
  public struct Attachment: Hashable, Sendable {
    public var size: CGSize
    /// How far the bottom edge is below the baseline.
    public var descent: CGFloat
    /// What to draw, from the attachment's top-left corner.
    public var commands: [DisplayCommand]
    public init(size: CGSize, descent: CGFloat, commands: [DisplayCommand]) {
      (self.size, self.descent, self.commands) = (size, descent, commands)
    }
  }

  public var text: String
  public var font: FontRequest
  public var paint: Paint
  /// Points added after each character, ligatures kept; nil: none asked for.
  public var kerning: CGFloat?
  /// Points added after each character, ligatures broken unless 0; wins over `kerning`.
  public var tracking: CGFloat?
  /// Points up.
  public var baselineOffset: CGFloat = 0
  public var underline: Line?
  public var strikethrough: Line?
  public var backgroundColor: ResolvedColor?
  public var attachment: Attachment?
  /// From line to line, whatever the fonts' own measures; nil: by those.
  public var lineHeight: LineHeight?
  /// BCP 47, for shaping and line breaking.
  public var language: String?
  /// For whoever made the run to know it by; changes nothing.
  public var tag = -1

  public init(text: String, font: FontRequest, paint: Paint) {
    (self.text, self.font, self.paint) = (text, font, paint)
  }
}

/// How a text is set into lines.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  public var alignment: Alignment = .leading
  public var truncation: Truncation = .tail
  /// Nil: as many as needed.
  public var maximumLines: Int?
  /// Height is kept for at least so many lines.
  public var minimumLines: Int = 1
  /// Points added to the natural line height, baseline to baseline.
  public var lineSpacing: CGFloat = 0
  public var allowsTightening = false
  /// 1 or more: never scaled.
  public var minimumScaleFactor: CGFloat = 1
  public var isRightToLeft = false
  /// Whether each paragraph runs in the direction of its first letter that has one; leading stays where `isRightToLeft`
  /// has it.
  public var directionFollowsContent = false
  /// Pixels a point: sizes are rounded up to pixels, baselines to the nearest.
  public var pixelGrid: PixelGrid
  /// A second line of one word takes the last word of the first with it.
  public var avoidsOrphans = true
  /// A line may end behind any character.
  public var breaksAnywhere = false
  /// Points that lines stand in from the leading edge: the first one of each paragraph, and the others.
  public var firstLineIndent: CGFloat = 0
  public var indent: CGFloat = 0
  /// Points between the last line of a paragraph and the first of the next.
  public var paragraphSpacing: CGFloat = 0
  /// In the order of their places; behind the last, and where there are none, one comes every 28 points.
  public var tabStops: [TabStop] = []

  public struct TabStop: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }
    /// From the leading edge of the text.
    public var location: CGFloat
    /// Which part of what follows the tab stands there.
    public var alignment: Alignment
    public init(location: CGFloat, alignment: Alignment = .leading) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  func indent(ofLineAt start: Int) -> CGFloat { (start == 0 ? firstLineIndent : indent).orZero }

  public init(pixelGrid: PixelGrid) { self.pixelGrid = pixelGrid }
}
