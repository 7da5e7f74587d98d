import Foundation
import StillsCore

nonisolated extension View {
  /// Asynchronous work from when the view comes on the screen until it leaves. What it does before it first sleeps or
  /// waits for something outside is part of the picture.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, action: action))
  }

  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, action: action))
  }

  /// Asynchronous work that is called off and starts anew when `id` changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, action: action))
  }
}

nonisolated struct TaskModifier<ID: Equatable>: PrimitiveViewModifier {
  let id: ID
  let action: @Sendable () async -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let place = context.child(.modifier)
    let running = place.node.object(in: 0, of: ObjectIdentifier(Self.self)) { RunningTask<ID>() }
    if running.id == nil { place.node.onRemoval.append { running.task?.cancel() } }
    if running.id != modifier.id {
      running.id = modifier.id
      let action = modifier.action
      context.graph.enqueue {
        running.task?.cancel()
        running.task = Task { @MainActor in await action() }
      }
    }
    return content(context.child(.content))
  }
}

private final class RunningTask<ID> {
  var id: ID?
  var task: Task<Void, Never>?
  init() {}
}
