/// The text styles of iOS, largest first.
package enum TextStyleName: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}
