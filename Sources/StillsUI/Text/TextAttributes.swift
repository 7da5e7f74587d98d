import Foundation

/// What modifiers say about the look of a text or of a part of it. Nil: nothing said.
nonisolated package struct TextAttributes: Equatable {
  package var font: Font?
  package var fontTraits = FontTraits()
  package var foreground: TextForeground?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  package var background: TextForeground?
  package var scale: Text.Scale?
  package var lineHeight: AttributedString.LineHeight?
  /// BCP 47; nil: the locale's.
  package var language: String?
  package var custom: TextMarks?

  package init() {}

  /// What `other` says, and what it leaves open as said here.
  package func overridden(by other: TextAttributes) -> TextAttributes {
    var attributes = self
    attributes.font = other.font ?? font
    attributes.fontTraits = fontTraits.overridden(by: other.fontTraits)
    attributes.foreground = other.foreground ?? foreground
    attributes.kerning = other.kerning ?? kerning
    attributes.tracking = other.tracking ?? tracking
    attributes.baselineOffset = other.baselineOffset ?? baselineOffset
    attributes.underline = other.underline ?? underline
    attributes.strikethrough = other.strikethrough ?? strikethrough
    attributes.background = other.background ?? background
    attributes.scale = other.scale ?? scale
    attributes.lineHeight = other.lineHeight ?? lineHeight
    attributes.language = other.language ?? language
    attributes.custom = custom.map { $0.adding(other.custom) } ?? other.custom
    return attributes
  }
}

/// The style letters are inked with.
nonisolated package struct TextForeground: Equatable {
  package let style: any ShapeStyle

  package init(_ style: any ShapeStyle) { self.style = style }

  /// Styles that cannot be compared count as different.
  package static func == (left: TextForeground, right: TextForeground) -> Bool {
    guard let style = left.style as? any Equatable else { return false }
    return equals(style, right.style)
  }

  private static func equals<Style: Equatable>(_ left: Style, _ right: any ShapeStyle) -> Bool {
    (right as? Style).map { left == $0 } ?? false
  }
}

/// A line under or through text, or the wish for none.
nonisolated package struct TextDecoration: Equatable {
  package var isActive: Bool
  package var style: Text.LineStyle

  package init(isActive: Bool, style: Text.LineStyle) { (self.isActive, self.style) = (isActive, style) }
}
