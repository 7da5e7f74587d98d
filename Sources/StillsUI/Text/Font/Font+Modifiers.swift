import Foundation

nonisolated extension Font {
  /// Wins over `bold()`, wherever in the chain it stands.
  public func weight(_ weight: Weight) -> Font { setting { $0.weight = weight } }

  /// Bold for large titles and fixed sizes, semibold for the smaller text styles.
  public func bold() -> Font { setting { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Font { setting { $0.isBold = isActive } }

  public func italic() -> Font { setting { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Font { setting { $0.isItalic = isActive } }

  public func monospaced() -> Font { setting { $0.isMonospaced = true } }
  public func monospaced(_ isActive: Bool) -> Font { setting { $0.isMonospaced = isActive } }

  /// Digits of one width; other characters keep theirs.
  public func monospacedDigit() -> Font { setting { $0.hasMonospacedDigits = true } }

  public func smallCaps() -> Font { setting { $0.smallCaps = .all } }
  public func smallCaps(_ isActive: Bool) -> Font { setting { $0.smallCaps = isActive ? .all : nil } }
  public func lowercaseSmallCaps() -> Font { setting { $0.smallCaps = .lowercase } }
  public func uppercaseSmallCaps() -> Font { setting { $0.smallCaps = .uppercase } }

  public func width(_ width: Width) -> Font { setting { $0.width = width } }
  public func leading(_ leading: Leading) -> Font { setting { $0.leading = leading } }

  private func setting(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }
}
