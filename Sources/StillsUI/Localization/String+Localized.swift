import Foundation

// Linux's Foundation has no `String(localized:)`.

extension String {
  /// A key with its arguments: `"\(count) items"` is the key `%lld items`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    // Sendable: the arguments that a string interpolation takes are values.
    package var key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var base: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        base = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
      public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }
      public mutating func appendInterpolation(_ string: Substring) { base.appendInterpolation(string) }
      public mutating func appendInterpolation(_ string: AttributedString) { base.appendInterpolation(string) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        base.appendInterpolation(value, specifier: specifier)
      }
      @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation(value) }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        base.appendInterpolation(input, format: format)
      }
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter
      ) {
        base.appendInterpolation(subject, formatter: formatter)
      }
    }
  }

  /// The translation of a key in the picture's language; numbers are written for `locale`, which is the picture's if
  /// not given.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = value.key.inTable(table).string(with: .shown.writing(for: locale))
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.key.named("\(key)").inTable(table).string(with: .shown.writing(for: locale))
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.localizedKey.string(with: .shown.writing(for: resource.locale))
  }
}

extension AttributedString {
  /// The translation of a key with its Markdown.
  public init(
    localized value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(value.key.inTable(table), formatting: .shown.writing(for: locale))
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(resource.localizedKey, formatting: .shown.writing(for: resource.locale))
  }

  private init(_ key: LocalizedStringKey, formatting: TextFormatting) {
    self.init(markdownSpans: InlineMarkdown.spans(of: key.string(with: formatting)))
  }
}

/// A key to be looked up later, with all that looking it up takes.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  // Sendable: see `String.LocalizationValue`.

  /// Where tables are; the picture's tables serve all.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  /// Nil until set: the picture's.
  private var chosenLocale: Locale?
  public var bundle: BundleDescription

  public var locale: Locale {
    get { chosenLocale ?? _ShownWorld.locale }
    set { chosenLocale = newValue }
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (chosenLocale, self.bundle) = (locale, bundle)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key.key, keyAndValue, table)
    (chosenLocale, self.bundle) = (locale, bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  nonisolated package var localizedKey: LocalizedStringKey { defaultValue.key.named(key).inTable(table) }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

/// Values that know their name for readers.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

nonisolated extension Text {
  /// A resource's text, looked up in the environment's language, with inline Markdown.
  public init(_ resource: LocalizedStringResource) { self.init(.key(resource.localizedKey)) }
}

nonisolated extension LocalizedStringKey {
  /// A key of another name for the same text.
  func named(_ name: String) -> LocalizedStringKey {
    LocalizedStringKey(key: name, template: template, arguments: arguments, table: table)
  }

  func inTable(_ name: String?) -> LocalizedStringKey {
    LocalizedStringKey(key: key, template: template, arguments: arguments, table: name ?? table)
  }
}
