import Foundation
import Observation

nonisolated extension View {
  /// Sets a value for the view and all below.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Makes an observable object readable by its type below.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object) })
  }
}

/// Changes the environment of what it is put on.
nonisolated package struct EnvironmentModifier: PrimitiveViewModifier {
  let change: (inout EnvironmentValues) -> Void

  package init(change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor package static func _resolve(
    _ modifier: EnvironmentModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement],
    in context: ViewContext
  ) -> [ViewElement] {
    var context = context
    context.environment = context.node.environment(
      changing: context.environment, by: modifier.change, isUnchanged: context.isUnchanged)
    return content(context)
  }
}
