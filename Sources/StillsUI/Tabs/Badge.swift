import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// How many things wait behind a tab, or in a row of a list; 0: none.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: String(count))) }

  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(badge: label)) }
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

nonisolated struct BadgeModifier: PrimitiveViewModifier {
  let badge: Text?

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let place = context.child(.content)
    guard let badge = modifier.badge else { return content(place) }
    if context.environment.isInTabs {
      return content(place).map { BadgeElement(content: $0, badge: badge, in: context) }
    }
    guard context.environment.listRow != nil else { return content(place) }
    // In a list: secondary text at the row's end; a link has it before its arrow.
    return content(place.setting { $0.linkBadge = badge }).map { element -> ViewElement in
      if element.isLink { return element }
      let row = context.child(.secondary).container(axis: .horizontal)
      let mark = Text._resolve(
        badge, in: row.setting { $0.setForeground([AnyShapeStyle(Color(uiColor: .secondaryLabel))]) })
      return LayoutElement(
        HStackLayout(spacing: 8), kind: "HStack", items: [element] + Spacer._resolve(Spacer(), in: row) + mark,
        direction: context.environment.layoutDirection)
    }
  }
}

extension ViewElement {
  /// Whether this is a link, with nothing but modifiers around it.
  fileprivate var isLink: Bool {
    self is LinkElement || (self as? UnaryElement)?.content.isLink == true
  }
}

nonisolated extension EnvironmentValues {
  private struct LinkBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

  /// What links in lists show before their arrow.
  package var linkBadge: Text? {
    get { self[LinkBadgeKey.self] }
    set { self[LinkBadgeKey.self] = newValue }
  }
}

/// A tab with a badge on what stands for it.
final class BadgeElement: UnaryElement {
  private enum Key {}
  /// What asks for it.
  nonisolated static var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  private let badge: String?

  @MainActor init(content: ViewElement, badge: Text?, in context: ViewContext) {
    self.badge = badge.map { ResolvedText($0, in: context.environment).text.string }
    super.init(kind: "badge", content: content)
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == Self.key ? badge : super.layoutValue(for: key)
  }

  static func badge(of element: ViewElement) -> String? {
    element.layoutValue(for: key) as? String
  }

  static func isKey(_ key: ObjectIdentifier) -> Bool { key == Self.key }
}

/// A tab whose item in the bar has an identifier.
final class TabIdentifierElement: UnaryElement {
  private enum Key {}
  /// What asks for it.
  nonisolated static var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  private let identifier: String

  init(content: ViewElement, identifier: String) {
    self.identifier = identifier
    super.init(kind: "tabIdentifier", content: content)
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == Self.key ? identifier : super.layoutValue(for: key)
  }

  static func identifier(of element: ViewElement) -> String? {
    element.layoutValue(for: key) as? String
  }

  static func isKey(_ key: ObjectIdentifier) -> Bool { key == Self.key }
}

extension TagElement {
  /// The tag as a value of a selection's type; an optional selection takes the value itself.
  static func selection<Value: Hashable>(_ tag: AnyHashable, as type: Value.Type) -> Value? {
    if let value = tag.base as? Value { return value }
    let mirror = Mirror(reflecting: tag.base)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return nil }
    return inner as? Value
  }
}
