import StillsCore

/// Says what a control was given that is made of other views, for comparing scenes. It measures and draws as what is inside.
final class ControlFactsElement: UnaryElement {
  /// What some controls are called in scenes: in lower case, as what is around a view is.
  enum Kind: String {
    case gauge, disclosureGroup
    /// Around what an open disclosure group shows.
    case disclosed
  }

  private let facts: String

  init(_ kind: Kind, _ facts: String, content: ViewElement) {
    self.facts = facts
    super.init(kind: kind.rawValue, content: content)
  }

  override var sceneDetails: String { facts }
}

nonisolated extension View {
  func controlFacts(_ kind: ControlFactsElement.Kind, _ facts: String) -> some View {
    modifier(ElementModifier { content, _ in ControlFactsElement(kind, facts, content: content) })
  }
}
