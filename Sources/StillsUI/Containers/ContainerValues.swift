import Foundation
import StillsCore

/// What a view says to the container around it.
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: AnyHashable?

  init() {}

  init(of element: ViewElement) {
    self = element.layoutValue(for: ObjectIdentifier(Self.self)) as? ContainerValues ?? ContainerValues()
    tag = TagElement.tag(of: element)
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, where it is of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag.flatMap { TagElement.value($0, as: type) } }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

nonisolated extension View {
  /// Says something to the container around, and to no other.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(
      ElementModifier { content, _ in
        var values =
          content.layoutValue(for: ObjectIdentifier(ContainerValues.self)) as? ContainerValues
          ?? ContainerValues()
        values[keyPath: keyPath] = value
        return LayoutValueElement(key: ObjectIdentifier(ContainerValues.self), value: values, content: content)
      })
  }
}
