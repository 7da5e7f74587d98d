import StillsCore

nonisolated extension View {
  /// Keeps the view's room and draws nothing.
  public func hidden() -> some View { modifier(ElementModifier { content, _ in HiddenElement(content) }) }
}

private final class HiddenElement: UnaryElement {
  init(_ content: ViewElement) { super.init(kind: "hidden", content: content) }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {}
  override func letsTouchesIn(_ node: PlacedNode) -> Bool { false }
}
