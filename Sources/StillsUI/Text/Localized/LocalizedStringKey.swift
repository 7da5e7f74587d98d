import Foundation

/// A text that may stand in a table of translations: literals, with their interpolations as arguments.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  package enum Argument: Equatable {
    /// Written with the environment's locale, by a `printf` specifier.
    case integer(Int64, specifier: String)
    case unsigned(UInt64, specifier: String)
    case real(Double, specifier: String)
    case string(String)
    case formatted(FormattedValue)
    case attributed(AttributedString)
    case text(Text)
    case image(Image)
  }

  /// What stands where an argument goes, while the key is read as Markdown.
  package static let placeholder: Character = "\u{FFFC}"
  package static let placeholderScalar: Unicode.Scalar = "\u{FFFC}"

  /// As in translation tables: arguments are `%@`, `%lld` and so on.
  package let key: String
  /// The literal parts, with a placeholder for each argument.
  package let template: String
  package let arguments: [Argument]
  /// Nil: `Localizable`.
  package let table: String?

  public init(_ value: String) { self.init(key: value, template: value, arguments: [], table: nil) }
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key, template: stringInterpolation.template, arguments: stringInterpolation.arguments,
      table: nil)
  }

  package init(key: String, template: String, arguments: [Argument], table: String?) {
    (self.key, self.template, self.arguments, self.table) = (key, template, arguments, table)
  }
}

nonisolated extension LocalizedStringKey {
  public struct StringInterpolation: StringInterpolationProtocol {
    package private(set) var key = ""
    package private(set) var template = ""
    package private(set) var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      // In a key a literal percent sign is written twice.
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      template += literal
    }

    mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      template.append(LocalizedStringKey.placeholder)
      arguments.append(argument)
    }
  }
}

// MARK: - Strings

nonisolated extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) { append(.string(string)) }
  public mutating func appendInterpolation(_ string: Substring) { append(.string(String(string))) }
  public mutating func appendInterpolation(_ character: Character) { append(.string(String(character))) }
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(.attributed(attributedString))
  }
  public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
  public mutating func appendInterpolation(_ image: Image) { append(.image(image)) }
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }

  /// Values of other types by their description.
  @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
    append(.string(String(describing: value)))
  }
}

// MARK: - Numbers

/// A number that `printf` formats can write.
nonisolated public protocol _FormatSpecifiable: Equatable {
  var _argument: _FormatArgument { get }
  var _specifier: String { get }
}

/// What a `_FormatSpecifiable` hands to `printf`.
nonisolated public enum _FormatArgument {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)
}

nonisolated extension _FormatSpecifiable where Self: SignedInteger {
  public var _argument: _FormatArgument { .signed(Int64(clamping: self)) }
  /// By the type's size, as keys in tables have it.
  public var _specifier: String { [8: "%hhd", 16: "%hd", 32: "%d"][bitWidth] ?? "%lld" }
}

nonisolated extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _argument: _FormatArgument { .unsigned(UInt64(clamping: self)) }
  public var _specifier: String { [8: "%hhu", 16: "%hu", 32: "%u"][bitWidth] ?? "%llu" }
}

nonisolated extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { .real(Double(self)) }
  public var _specifier: String { Self.self == Float.self ? "%f" : "%lf" }
}

nonisolated extension Int: _FormatSpecifiable {}
nonisolated extension Int8: _FormatSpecifiable {}
nonisolated extension Int16: _FormatSpecifiable {}
nonisolated extension Int32: _FormatSpecifiable {}
nonisolated extension Int64: _FormatSpecifiable {}
nonisolated extension UInt: _FormatSpecifiable {}
nonisolated extension UInt8: _FormatSpecifiable {}
nonisolated extension UInt16: _FormatSpecifiable {}
nonisolated extension UInt32: _FormatSpecifiable {}
nonisolated extension UInt64: _FormatSpecifiable {}
nonisolated extension Float: _FormatSpecifiable {}
nonisolated extension Double: _FormatSpecifiable {}
nonisolated extension CGFloat: _FormatSpecifiable {}

nonisolated extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    appendInterpolation(value, specifier: value._specifier)
  }

  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    switch value._argument {
    case .signed(let number): append(.integer(number, specifier: specifier), specifier: specifier)
    case .unsigned(let number): append(.unsigned(number, specifier: specifier), specifier: specifier)
    case .real(let number): append(.real(number, specifier: specifier), specifier: specifier)
    }
  }
}

// MARK: - Formatted values

nonisolated extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(.formatted(FormattedValue { $0.string(input, format) }))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(.attributed(format.format(input)))
  }

  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    append(.string(formatter.string(for: subject) ?? ""))
  }

  /// Dates are not bridged to classes here.
  public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
    append(.string(formatter.string(for: date) ?? ""))
  }

  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    append(.string(formatter.string(for: subject) ?? ""))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.formatted(FormattedValue { style.string(for: date, with: $0) }))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.formatted(FormattedValue { $0.string(dates) }))
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(interval.start...interval.end)
  }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      .text(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
