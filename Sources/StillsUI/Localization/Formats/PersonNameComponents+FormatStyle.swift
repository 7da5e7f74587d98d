import Foundation

// Linux's Foundation writes no names.

extension PersonNameComponents {
  public func formatted() -> String { formatted(.init(style: .medium)) }
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// How a name is written. Where Chinese, Japanese and Korean names are, the family name comes first without a space.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum NameStyle: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

    public var style: NameStyle
    public var locale: Locale

    public init(style: NameStyle = .medium, locale: Locale? = nil) {
      (self.style, self.locale) = (style, locale ?? _ShownWorld.locale)
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    public func format(_ name: PersonNameComponents) -> String {
      let given = name.givenName ?? "", family = name.familyName ?? ""
      let isEastern = (given + family).unicodeScalars.contains { (0x3040...0xD7A3).contains($0.value) }
      switch style {
      case .short: return name.nickname ?? (given.isEmpty ? family : given)
      case .abbreviated:
        let letters =
          isEastern ? [family.isEmpty ? given : family] : [String(given.prefix(1)), String(family.prefix(1))]
        return letters.joined().uppercased()
      case .medium: return join(isEastern ? [family, given] : [given, family], isEastern)
      case .long:
        return join(
          isEastern
            ? [family, given]
            : [name.namePrefix ?? "", given, name.middleName ?? "", family, name.nameSuffix ?? ""], isEastern)
      }
    }

    private func join(_ parts: [String], _ isEastern: Bool) -> String {
      parts.filter { !$0.isEmpty }.joined(separator: isEastern ? "" : " ")
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.NameStyle) -> Self { .init(style: style) }
}
