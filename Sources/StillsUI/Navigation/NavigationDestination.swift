import Foundation
import StillsCore

nonisolated extension View {
  /// The screen that a value of this type stands for.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier { pushes, _ in
        pushes.destinations[ObjectIdentifier(data)] = { value, context in
          (value as? D).map { C._resolve(destination($0), in: context) } ?? []
        }
      })
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      NavigationDestinationModifier { pushes, key in
        guard isPresented.wrappedValue else { return }
        pushes.pushed = .init(key: key, dismiss: { isPresented.wrappedValue = false }) { V._resolve(view, in: $0) }
      })
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier { pushes, _ in
        guard let value = item.wrappedValue else { return }
        pushes.pushed = .init(key: AnyHashable(value), dismiss: { item.wrappedValue = nil }) {
          C._resolve(destination(value), in: $0)
        }
      })
  }
}

nonisolated struct NavigationDestinationModifier: PrimitiveViewModifier {
  /// Given what is pushed, and a key of the modifier's own.
  let register: @MainActor (NavigationPushes, AnyHashable) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let elements = content(context)
    if let pushes = context.environment.navigationPushes {
      modifier.register(pushes, AnyHashable(ObjectIdentifier(context.node)))
    }
    return elements
  }
}
