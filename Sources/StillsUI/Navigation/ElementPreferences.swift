import Foundation
import StillsCore

extension ViewElement {
  /// What the views of this element say about `key`, as far as it is known before they are placed: bars measure
  /// themselves by it. Values that depend on a place get an empty one.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { K.reduced(collect(key)) }

  private func collect<K: PreferenceKey>(_ key: K.Type) -> [K.Value] {
    guard let setter = self as? PreferenceElement, setter.key == ObjectIdentifier(key) else {
      return children.flatMap { $0.collect(key) }
    }
    let inner = setter.content.preference(key)
    guard let value = setter.value(inner: inner, frame: .zero) as? K.Value else { return [] }
    return [value]
  }
}
