import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// Calls `action` with what the views inside say, first and whenever it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Views in front, made of what the views inside say.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceSecondaryModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Views behind, made of what the views inside say.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceSecondaryModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}

nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveViewModifier where K.Value: Equatable {
  let action: (K.Value) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let place = context.child(.modifier)
    let memory = place.node.object(in: 0, of: ObjectIdentifier(K.self)) { LastValue<K.Value>() }
    return content(context.child(.content)).map { element in
      PlacementObserver(kind: "onPreferenceChange", content: element) { node in
        let value = node.preference(K.self)
        guard memory.value != value else { return }
        memory.value = value
        context.graph.enqueue { modifier.action(value) }
      }
    }
  }
}

final class LastValue<Value> {
  var value: Value?
  init() {}
}

/// Looks at its content once it is placed.
final class PlacementObserver: UnaryElement {
  private let observe: @MainActor (PlacedNode) -> Void

  init(kind: String, content: ViewElement, observe: @escaping @MainActor (PlacedNode) -> Void) {
    self.observe = observe
    super.init(kind: kind, content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let node = super.placed(in: frame, proposal: proposal, context: context)
    MainActor.assumeIsolated { observe(node) }
    return node
  }
}

nonisolated struct PreferenceSecondaryModifier<K: PreferenceKey, Secondary: View>: PrimitiveViewModifier {
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> Secondary

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let place = context.child(.secondary).container(axis: nil)
    let inner = context.child(.content)
    return inner.identified(content(inner)).map { element in
      PreferenceSecondaryElement(
        content: element, isBehind: modifier.isBehind, alignment: modifier.alignment,
        direction: context.environment.layoutDirection
      ) { node in
        let view = place.tracking { modifier.transform(node.preference(K.self)) }
        let secondaries = Secondary._resolve(view, in: place)
        return secondaries.isEmpty ? nil : implicitLayers(of: secondaries, alignment: modifier.alignment)
      }
    }
  }
}

/// Makes its secondary once the primary is placed.
final class PreferenceSecondaryElement: UnaryElement {
  private let isBehind: Bool
  private let alignment: Alignment
  private let direction: LayoutDirection
  private let resolve: @MainActor (PlacedNode) -> ViewElement?

  init(
    content: ViewElement, isBehind: Bool, alignment: Alignment, direction: LayoutDirection,
    resolve: @escaping @MainActor (PlacedNode) -> ViewElement?
  ) {
    (self.isBehind, self.alignment, self.direction, self.resolve) = (isBehind, alignment, direction, resolve)
    super.init(kind: isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let primary = content.placed(in: frame, proposal: proposal, context: context)
    guard let secondary = MainActor.assumeIsolated({ resolve(primary) }) else {
      return PlacedNode(element: self, frame: frame, children: [primary])
    }
    let node = secondary.placedAsSecondary(
      of: content, in: frame, proposal: proposal, alignment: alignment, direction: direction, context: context)
    return PlacedNode(element: self, frame: frame, children: isBehind ? [node, primary] : [primary, node])
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    for child in node.children { painter.paint(child) }
  }
}
