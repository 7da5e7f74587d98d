import Foundation

/// The font an author asked for, before any face is chosen. Sizes in points, after Dynamic Type.
public struct FontRequest: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case system(Design)
    /// A PostScript, full or family name.
    case named(String)
  }

  public enum Design: String, Hashable, Sendable, CaseIterable { case standard, serif, rounded, monospaced }

  public enum Feature: String, Hashable, Sendable, CaseIterable, Comparable {
    case monospacedDigits, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public var family: Family
  public var size: CGFloat
  /// On the OpenType scale: ultraLight 100, thin 200, light 300, regular 400, medium 500, semibold 600, bold 700,
  /// heavy 800, black 900. Nil: whatever the family or named face has.
  public var weight: Double?
  public var isItalic: Bool
  /// 1 is the normal width; compressed, condensed and expanded differ from it.
  public var width: Double
  public var features: Set<Feature>
  /// Baseline to baseline in points where a text style sets it (body at Large: 22); nil: the face's own line height.
  public var leading: CGFloat?
  /// Whether lines have room for the marks of scripts that reach far above and below Latin letters.
  public var hasTallLines = false

  public init(
    family: Family, size: CGFloat, weight: Double? = nil, isItalic: Bool = false, width: Double = 1,
    features: Set<Feature> = [], leading: CGFloat? = nil
  ) {
    (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    (self.width, self.features, self.leading) = (width, features, leading)
  }
}

/// A face's vertical measures at a size, in points; all positive but `leading` may be either.
public struct FontMetrics: Hashable, Sendable {
  public var ascent, descent, capHeight, xHeight: CGFloat
  /// Baseline to baseline minus ascent and descent.
  public var leading: CGFloat
  /// Underline centre below the baseline, and its thickness.
  public var underlineOffset, underlineThickness: CGFloat

  public var lineHeight: CGFloat { ascent + descent }

  public init(
    ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat,
    underlineOffset: CGFloat, underlineThickness: CGFloat
  ) {
    (self.ascent, self.descent, self.capHeight, self.xHeight) = (ascent, descent, capHeight, xHeight)
    (self.leading, self.underlineOffset, self.underlineThickness) = (leading, underlineOffset, underlineThickness)
  }
}
