import Foundation
import StillsCore

/// Foundation's `ListFormatter`, which Linux lacks: “a, b, and c”, in the formatter's language.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = _ShownWorld.locale
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { join(strings, in: _ShownWorld.locale) }

  open func string(from items: [Any]) -> String? {
    let strings = items.compactMap { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    return Self.join(strings, in: locale ?? _ShownWorld.locale)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func join(_ strings: [String], in locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
