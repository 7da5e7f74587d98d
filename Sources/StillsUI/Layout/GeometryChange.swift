import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// Calls `action` with what `transform` makes of the view's place, first and whenever that changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.object(of: Self.self) { LastValue<Value>() }
    let direction = context.environment.layoutDirection
    return content(context.child(.content)).map { element in
      GeometryObserver(direction: direction, content: element) { proxy in
        let value = modifier.transform(proxy)
        let known = memory.value
        guard known != value else { return }
        memory.value = value
        context.graph.enqueue { modifier.action(known ?? value, value) }
      }
    }
  }
}

/// Tells its place once it is placed.
private final class GeometryObserver: UnaryElement {
  private let direction: LayoutDirection
  private let observe: @MainActor (GeometryProxy) -> Void

  init(direction: LayoutDirection, content: ViewElement, observe: @escaping @MainActor (GeometryProxy) -> Void) {
    (self.direction, self.observe) = (direction, observe)
    super.init(kind: "onGeometryChange", content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let proxy = GeometryProxy(frame: frame, context: context, direction: direction)
    MainActor.assumeIsolated { observe(proxy) }
    return super.placed(in: frame, proposal: proposal, context: context)
  }
}
