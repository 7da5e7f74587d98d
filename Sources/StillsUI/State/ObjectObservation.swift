import Foundation

/// Follows an object: when it tells of a change the views that follow it are evaluated again.
final class ObjectObservation {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  init() {}

  @MainActor func follow<Object: ObservableObject>(_ object: Object, slot: DynamicPropertySlot) {
    if let known = self.object, known === object { return }
    self.object = object
    let graph = slot.context.graph, node = slot.context.node, origin = slot.origin
    subscription = object.objectWillChange.sink { [weak graph, weak node] _ in
      guard let node else { return }
      graph?.setNeedsResolve(node: node, by: origin, published: PublishedChange.current)
    }
  }
}

/// Bindings to an object's properties: what `$model` gives.
@dynamicMemberLookup public struct _ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
