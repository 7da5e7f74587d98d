import Foundation
import StillsCore
import StillsLayout

/// A value that views tell the views above them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Adds what the next view says to what the views before it said.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// What several views say together, in their order.
  static func reduced(_ values: [Value]) -> Value {
    guard var result = values.first else { return defaultValue }
    for value in values.dropFirst() { reduce(value: &result) { value } }
    return result
  }
}

extension PlacedNode {
  /// What the views in this tree say together; the key's default when none says anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { K.reduced(collect(key)) }

  private func collect<K: PreferenceKey>(_ key: K.Type) -> [K.Value] {
    guard let setter = element as? PreferenceElement, setter.key == ObjectIdentifier(key) else {
      return children.flatMap { $0.collect(key) }
    }
    let inner = children.first?.preference(key) ?? K.defaultValue
    guard let value = setter.value(inner: inner, frame: frame) as? K.Value else { return [] }
    return [value]
  }
}

/// Sets or changes a preference of its content.
final class PreferenceElement: UnaryElement {
  let key: ObjectIdentifier
  private let compute: (Any, CGRect) -> Any
  /// What was asked for, for comparing scenes.
  private let given: String

  init(
    key: ObjectIdentifier, kind: String = "preference", given: String = "", content: ViewElement,
    compute: @escaping (Any, CGRect) -> Any
  ) {
    (self.key, self.given, self.compute) = (key, given, compute)
    super.init(kind: kind, content: content)
  }

  override var sceneDetails: String { given }

  override var castsShadowsByParts: Bool { true }

  /// `inner` is what the views inside say.
  func value(inner: Any, frame: CGRect) -> Any { compute(inner, frame) }
}

nonisolated extension View {
  /// Stands for all that the views inside say about `key`.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(
      ElementModifier { content, _ in
        PreferenceElement(key: ObjectIdentifier(key), content: content) { _, _ in value }
      })
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      ElementModifier { content, _ in
        PreferenceElement(key: ObjectIdentifier(key), content: content) { inner, _ in
          guard var value = inner as? K.Value else { return inner }
          callback(&value)
          return value
        }
      })
  }

  /// Says a place of the view, which a proxy above can ask for in its own coordinates.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      ElementModifier { content, _ in
        PreferenceElement(key: ObjectIdentifier(K.self), kind: "anchorPreference", content: content) { _, frame in
          transform(value.anchor(frame))
        }
      })
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      ElementModifier { content, _ in
        PreferenceElement(key: ObjectIdentifier(K.self), kind: "anchorPreference", content: content) { inner, frame in
          guard var known = inner as? K.Value else { return inner }
          transform(&known, value.anchor(frame))
          return known
        }
      })
  }
}
