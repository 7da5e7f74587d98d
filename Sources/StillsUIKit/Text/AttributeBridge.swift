import Foundation

/// Attributes as `AttributedString` and as `NSAttributedString` have them.
nonisolated package enum AttributeBridge {
  /// What SwiftUI's attributes of a run come down to in UIKit's terms; set by SwiftUI's side when it is first asked for.
  nonisolated(unsafe) package static var ofSwiftUI: ((AttributeContainer) -> [NSAttributedString.Key: Any])?
  private static let bringSwiftUI: Void = askForAttributes()

  private typealias Keys = AttributeScopes.UIKitAttributes

  /// An attribute of both.
  private struct Pair {
    var key: NSAttributedString.Key
    var read: (AttributeContainer) -> Any?
    var write: (Any, inout AttributeContainer) -> Void

    /// `value` makes one of what a dictionary holds, `object` the reverse.
    init<Key: AttributedStringKey>(
      _ key: NSAttributedString.Key, _ type: Key.Type, value: @escaping (Any) -> Key.Value? = { $0 as? Key.Value },
      object: @escaping (Key.Value) -> Any = { $0 }
    ) {
      self.key = key
      read = { $0[type].map(object) }
      write = { if let made = value($0) { $1[type] = made } }
    }
  }

  private static let pairs: [Pair] = [
    Pair(.font, Keys.FontAttribute.self), Pair(.paragraphStyle, Keys.ParagraphStyleAttribute.self),
    Pair(.foregroundColor, Keys.ForegroundColorAttribute.self),
    Pair(.backgroundColor, Keys.BackgroundColorAttribute.self),
    Pair(.ligature, Keys.LigatureAttribute.self, value: { number($0).map { Int($0) } }),
    Pair(.kern, Keys.KernAttribute.self, value: number), Pair(.tracking, Keys.TrackingAttribute.self, value: number),
    Pair(.strikethroughStyle, Keys.StrikethroughStyleAttribute.self, value: line, object: { $0.rawValue }),
    Pair(.underlineStyle, Keys.UnderlineStyleAttribute.self, value: line, object: { $0.rawValue }),
    Pair(.strokeColor, Keys.StrokeColorAttribute.self),
    Pair(.strokeWidth, Keys.StrokeWidthAttribute.self, value: number), Pair(.shadow, Keys.ShadowAttribute.self),
    Pair(.attachment, Keys.AttachmentAttribute.self),
    Pair(.baselineOffset, Keys.BaselineOffsetAttribute.self, value: number),
    Pair(.underlineColor, Keys.UnderlineColorAttribute.self),
    Pair(.strikethroughColor, Keys.StrikethroughColorAttribute.self),
    Pair(.obliqueness, Keys.ObliquenessAttribute.self, value: number),
    Pair(.expansion, Keys.ExpansionAttribute.self, value: number),
    Pair(
      .link, AttributeScopes.FoundationAttributes.LinkAttribute.self,
      value: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
  ]

  /// A number of any type; nil for what is none, or too large to draw.
  static func number(_ value: Any) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
  }

  private static func line(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }

  // MARK: Converting

  /// UIKit's own attributes come before SwiftUI's.
  package static func dictionary(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    _ = bringSwiftUI
    var attributes = ofSwiftUI?(container) ?? [:]
    for pair in pairs {
      if let value = pair.read(container) { attributes[pair.key] = value }
    }
    return attributes
  }

  package static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    for pair in pairs {
      if let value = attributes[pair.key] { pair.write(value, &container) }
    }
    return container
  }

  package static func string(of attributed: AttributedString) -> NSMutableAttributedString {
    let made = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      let text = String(attributed[run.range].characters)
      made.append(NSAttributedString(string: text, attributes: dictionary(of: run.attributes)))
    }
    return made
  }

  package static func attributed(_ string: NSAttributedString) -> AttributedString {
    var made = AttributedString()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
      let text = (string.string as NSString).substring(with: range)
      made.append(AttributedString(text, attributes: container(of: attributes)))
    }
    return made
  }
}

@_silgen_name("stills_ask_for_attributes") private func askForAttributes()

// MARK: - As authors write it

// Whatever scope is named, all attributes that Stills knows are carried over, and the others left behind.

nonisolated extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    self.init(attributedString: AttributeBridge.string(of: attrStr))
  }

  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attributedString: AttributeBridge.string(of: attrStr)) }

  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attributedString: AttributeBridge.string(of: attrStr))
  }
}

nonisolated extension AttributedString {
  public init(_ nsStr: NSAttributedString) { self = AttributeBridge.attributed(nsStr) }

  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self = AttributeBridge.attributed(nsStr) }

  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self = AttributeBridge.attributed(nsStr)
  }
}

nonisolated extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self = AttributeBridge.container(of: dictionary) }

  public init<S: AttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self = AttributeBridge.container(of: dictionary) }

  public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
    self = AttributeBridge.container(of: dictionary)
  }
}

nonisolated extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  public init(_ container: AttributeContainer) { self = AttributeBridge.dictionary(of: container) }

  public init<S: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self = AttributeBridge.dictionary(of: container) }

  public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
    self = AttributeBridge.dictionary(of: container)
  }
}
