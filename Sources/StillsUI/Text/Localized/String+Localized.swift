import Foundation

// Linux's Foundation has no `String(localized:)`. There are no tables of translations: the key itself is the text.

extension String {
  /// A key with its arguments written in.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    package let string: String

    public init(_ value: String) { string = value }
    public init(stringLiteral value: String) { string = value }
  }

  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = value.string
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.string
  }
}
