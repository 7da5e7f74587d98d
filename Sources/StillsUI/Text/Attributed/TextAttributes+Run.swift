import Foundation

extension TextAttributes {
  /// What a run of an attributed string says.
  init(_ run: AttributedString.Runs.Run) {
    self.init()
    // UIKit's attributes count where SwiftUI's are not set.
    typealias Keys = AttributeScopes.SwiftUIAttributes
    typealias UIKeys = AttributeScopes.UIKitAttributes
    func color(_ color: UIColor?) -> Color? { color.map { Color(uiColor: $0) } }
    func line(_ style: NSUnderlineStyle?, _ ink: UIColor?) -> Text.LineStyle? {
      let line = style.flatMap { Text.LineStyle(nsUnderlineStyle: $0) }
      return line.map { Text.LineStyle(pattern: $0.pattern, color: color(ink)) }
    }
    font = run[Keys.FontAttribute.self] ?? run[UIKeys.FontAttribute.self].map { Font($0) }
    foreground =
      (run[Keys.ForegroundColorAttribute.self] ?? color(run[UIKeys.ForegroundColorAttribute.self])).map {
        TextForeground($0)
      }
    background =
      (run[Keys.BackgroundColorAttribute.self] ?? color(run[UIKeys.BackgroundColorAttribute.self])).map {
        TextForeground($0)
      }
    strikethrough =
      (run[Keys.StrikethroughStyleAttribute.self]
      ?? line(run[UIKeys.StrikethroughStyleAttribute.self], run[UIKeys.StrikethroughColorAttribute.self])).map {
        TextDecoration(isActive: true, style: $0)
      }
    underline =
      (run[Keys.UnderlineStyleAttribute.self]
      ?? line(run[UIKeys.UnderlineStyleAttribute.self], run[UIKeys.UnderlineColorAttribute.self])).map {
        TextDecoration(isActive: true, style: $0)
      }
    kerning = run[Keys.KerningAttribute.self] ?? run[UIKeys.KernAttribute.self]
    tracking = run[Keys.TrackingAttribute.self] ?? run[UIKeys.TrackingAttribute.self]
    baselineOffset = run[Keys.BaselineOffsetAttribute.self] ?? run[UIKeys.BaselineOffsetAttribute.self]
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
