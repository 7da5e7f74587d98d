import Foundation

extension TextAttributes {
  /// What a run of an attributed string says.
  init(_ run: AttributedString.Runs.Run) {
    self.init()
    typealias Keys = AttributeScopes.SwiftUIAttributes
    font = run[Keys.FontAttribute.self]
    foreground = run[Keys.ForegroundColorAttribute.self].map { TextForeground($0) }
    background = run[Keys.BackgroundColorAttribute.self].map { TextForeground($0) }
    strikethrough = run[Keys.StrikethroughStyleAttribute.self].map { TextDecoration(isActive: true, style: $0) }
    underline = run[Keys.UnderlineStyleAttribute.self].map { TextDecoration(isActive: true, style: $0) }
    kerning = run[Keys.KerningAttribute.self]
    tracking = run[Keys.TrackingAttribute.self]
    baselineOffset = run[Keys.BaselineOffsetAttribute.self]
    lineHeight = run[Keys.LineHeightAttribute.self]
    language = run[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self]
    if let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] { apply(intent) }
    if foreground == nil, run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
      foreground = TextForeground(TintShapeStyle())
    }
  }

  private mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { fontTraits.isBold = true }
    if intent.contains(.emphasized) { fontTraits.isItalic = true }
    if intent.contains(.code) { fontTraits.isMonospaced = true }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = TextDecoration(isActive: true, style: .single)
    }
  }

  /// What inline Markdown makes of a part of a text.
  init(_ style: InlineMarkdown.Style) {
    self.init()
    if style.isStrong { fontTraits.isBold = true }
    if style.isEmphasized { fontTraits.isItalic = true }
    if style.isCode { fontTraits.isMonospaced = true }
    if style.isStruck { strikethrough = TextDecoration(isActive: true, style: .single) }
    if style.link != nil { foreground = TextForeground(TintShapeStyle()) }
  }
}
