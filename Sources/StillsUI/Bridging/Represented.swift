import StillsCore

/// What a representable has made, with its coordinator, from pass to pass.
final class Represented<Made: AnyObject, Coordinator> {
  let coordinator: Coordinator
  var made: Made?
  private var isKept = false

  init(coordinator: Coordinator) { self.coordinator = coordinator }

  /// To be told of what was just made, and once more of it when its place goes.
  @MainActor func keep(in context: ViewContext, dismantle: @escaping @MainActor (Coordinator) -> Void) {
    guard !isKept else { return }
    isKept = true
    context.graph.noteUserCode()
    context.node.onRemoval.append { [coordinator] in dismantle(coordinator) }
  }
}
