import Foundation
import StillsCore

nonisolated extension View {
  /// Runs once when the view comes on the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs once when the view has left the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: nil, onDisappear: action))
  }
}

nonisolated struct LifecycleModifier: PrimitiveViewModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let place = context.child(.modifier)
    let presence = place.node.object(in: 0, of: ObjectIdentifier(Self.self)) { Presence() }
    let elements = content(context.child(.content))
    if !presence.hasAppeared {
      presence.hasAppeared = true
      if let action = modifier.onAppear { context.graph.enqueue { action() } }
      place.node.onRemoval.append { presence.onDisappear?() }
    }
    presence.onDisappear = modifier.onDisappear
    return elements
  }
}

/// What a modifier remembers of a view on the screen.
private final class Presence {
  var hasAppeared = false
  var onDisappear: (() -> Void)?
  init() {}
}
