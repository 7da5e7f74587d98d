import StillsCore

/// Says something about what it is put on, and changes nothing.
nonisolated package struct ReportModifier: PrimitiveViewModifier {
  let messages: [String]
  /// Nil: in any look.
  let look: World.Look?

  /// Nil: nothing is to be said.
  package init(_ message: String?, in look: World.Look? = nil) {
    (messages, self.look) = (message.map { [$0] } ?? [], look)
  }

  init(_ messages: [String]) { (self.messages, look) = (messages, nil) }

  @MainActor package static func _resolve(
    _ modifier: ReportModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.look == nil || modifier.look == context.environment.world.look {
      for message in modifier.messages { context.report(message) }
    }
    return content(context)
  }
}
