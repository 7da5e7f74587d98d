import Foundation
import StillsTypesetting

/// A typeface, size and style for text; made concrete by the environment it is used in.
nonisolated public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// Grows with the type size as `style` does; nil: not at all.
    case custom(name: String, size: CGFloat, style: TextStyle?)
    case platform(FontRequest)
  }

  let base: Base
  /// What the font's own modifiers added; the last of a kind counts.
  var traits = FontTraits()

  init(_ base: Base, traits: FontTraits = FontTraits()) { (self.base, self.traits) = (base, traits) }
}

// MARK: - Text styles

nonisolated extension Font {
  public static let largeTitle = Font(.style(.largeTitle, design: nil))
  public static let title = Font(.style(.title, design: nil))
  public static let title2 = Font(.style(.title2, design: nil))
  public static let title3 = Font(.style(.title3, design: nil))
  public static let headline = Font(.style(.headline, design: nil))
  public static let subheadline = Font(.style(.subheadline, design: nil))
  public static let body = Font(.style(.body, design: nil))
  public static let callout = Font(.style(.callout, design: nil))
  public static let footnote = Font(.style(.footnote, design: nil))
  public static let caption = Font(.style(.caption, design: nil))
  public static let caption2 = Font(.style(.caption2, design: nil))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design), traits: FontTraits(weight: weight))
  }
}

// MARK: - Sizes and names

nonisolated extension Font {
  /// The system's typeface at a fixed size, whatever the type size. Lines follow each other without leading.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A face by PostScript, full or family name; `size` is meant at type size Large and grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, style: .body))
  }

  /// A face by name; `size` is meant at type size Large and grows as `textStyle` does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, style: textStyle))
  }

  /// A face by name at a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, style: nil))
  }
}

// MARK: - UIKit

nonisolated extension Font {
  public init(_ font: UIFont) { self.init(.platform(font.request)) }
}
