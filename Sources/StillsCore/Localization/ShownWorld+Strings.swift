import Foundation
import Synchronization

extension _ShownWorld {
  /// Formats that came out of tables with plural forms, and the entries they stand for: whoever formats with one gets
  /// the form for his number.
  private static let formats = Mutex<[String: (entry: StringEntry, language: String)]>([:])

  /// What `NSLocalizedString` and `Bundle.localizedString(forKey:)` give; `value`, or the key, where no table has the
  /// key.
  public static func localizedString(_ key: String, value: String? = nil, table: String? = nil) -> String {
    let world = World.shown
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    guard let (entry, language) = world.strings.entry(for: key, table: table, locale: world.locale) else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    let isPad = world.device.isPad
    guard entry.varies else { return entry.text(language: language, isPad: isPad) }
    let format = entry.text(language: language, isPad: isPad)
    formats.withLock { $0[format] = (entry, language) }
    return format
  }

  /// `String(format:)` and its kind: with the plural form for the arguments where the format comes from a table.
  public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    guard let (entry, language) = formats.withLock({ $0[format] }) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let numbers = arguments.map { PluralOperands(argument: $0) }
    return entry.pieces(numbers: numbers, language: language, isPad: World.shown.device.isPad).map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let index, let specifier):
        arguments.indices.contains(index)
          ? String(format: specifier, locale: locale, arguments: [arguments[index]]) : ""
      }
    }.joined()
  }
}

extension PluralOperands {
  /// Nil for what is no number.
  init?(argument: any CVarArg) {
    switch argument {
    case let number as any BinaryInteger: self.init(Int64(clamping: number))
    case let number as any BinaryFloatingPoint: self.init(Double(number))
    case let number as NSNumber: self.init(number.doubleValue)
    default: return nil
    }
  }
}
