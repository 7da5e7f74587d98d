import StillsCore

/// What steps can call a view.
nonisolated struct LabelModifier: PrimitiveViewModifier {
  let label: Text

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let words = ResolvedText(modifier.label, in: context.environment).text.string
    let elements = content(context)
    for element in elements where !words.isEmpty && !element.labels.contains(words) { element.labels.append(words) }
    return elements
  }
}
