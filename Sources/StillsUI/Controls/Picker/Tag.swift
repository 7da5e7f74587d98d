import Foundation

nonisolated extension View {
  /// The value that choosing this view in a picker or tab view stands for.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

nonisolated package struct TagModifier: PrimitiveViewModifier {
  let tag: AnyHashable

  @MainActor package static func _resolve(
    _ modifier: TagModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    content(context).map { TagElement($0, tag: modifier.tag) }
  }
}

/// A view that stands for a value.
package final class TagElement: UnaryElement {
  private enum Key {}
  private let tag: AnyHashable

  package init(_ content: ViewElement, tag: AnyHashable) {
    self.tag = tag
    super.init(kind: "tag", content: content)
  }

  package override var castsShadowsByParts: Bool { true }

  package override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? tag : super.layoutValue(for: key)
  }

  /// The tag of an element, however many single-child modifiers are around it; one of a collection's views is tagged
  /// with its item's identity unless it has a tag of its own.
  package static func tag(of element: ViewElement) -> AnyHashable? {
    element.layoutValue(for: ObjectIdentifier(Key.self)) as? AnyHashable ?? element.firstIdentity
  }

  /// Whether a tag stands for `selection`; an optional selection is met by the value in it.
  package static func matches(_ tag: AnyHashable?, _ selection: AnyHashable) -> Bool {
    guard let tag else { return false }
    if tag == selection { return true }
    return unwrapped(tag) == unwrapped(selection)
  }

  /// The tag as a value of a selection's type; an optional selection takes the value itself.
  package static func value<Value: Hashable>(_ tag: AnyHashable, as type: Value.Type) -> Value? {
    if let value = tag.base as? Value { return value }
    return unwrapped(tag)?.base as? Value
  }

  private static func unwrapped(_ value: AnyHashable) -> AnyHashable? {
    let mirror = Mirror(reflecting: value.base)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value as? AnyHashable
  }
}

extension ViewElement {
  /// What the outermost named view in the element is called.
  fileprivate var firstIdentity: AnyHashable? {
    identities.last ?? (children.count == 1 ? children[0].firstIdentity : nil)
  }
}
