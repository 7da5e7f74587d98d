import Foundation

/// Modifiers that leave a text a text, so that it can be added to others. What is said inside wins over what is said
/// further out.
nonisolated extension Text {
  public func font(_ font: Font?) -> Text { setting { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting { $0.fontTraits.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { setting { $0.fontTraits.design = design } }
  public func fontWidth(_ width: Font.Width?) -> Text { setting { $0.fontTraits.width = width } }

  public func bold() -> Text { setting { $0.fontTraits.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { setting { $0.fontTraits.isBold = isActive } }
  public func italic() -> Text { setting { $0.fontTraits.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { setting { $0.fontTraits.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { setting { $0.fontTraits.isMonospaced = isActive } }
  public func monospacedDigit() -> Text { setting { $0.fontTraits.hasMonospacedDigits = true } }

  /// Points after each character, the last included; letters may still join.
  public func kerning(_ kerning: CGFloat) -> Text { setting { $0.kerning = kerning } }

  /// Points after each character, the last included; no letters join. Wins over `kerning`.
  public func tracking(_ tracking: CGFloat) -> Text { setting { $0.tracking = tracking } }

  /// Points up.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { setting { $0.baselineOffset = baselineOffset } }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    setting { $0.underline = TextDecoration(isActive: isActive, style: LineStyle(pattern: pattern, color: color)) }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    setting { $0.strikethrough = TextDecoration(isActive: isActive, style: LineStyle(pattern: pattern, color: color)) }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    setting { $0.foreground = color.map { TextForeground($0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    setting { $0.foreground = TextForeground(style) }
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? setting { $0.scale = scale } : self
  }
}
