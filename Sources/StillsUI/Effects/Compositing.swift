import StillsCore
import StillsDisplay

nonisolated extension View {
  /// Takes the views inside as one picture before opacity, blending and other effects around.
  public func compositingGroup() -> some View {
    modifier(GroupModifier(kind: "compositingGroup") { $0.isFlattened = true })
  }

  /// The same; how it is rendered does not matter to a still.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(GroupModifier(kind: "drawingGroup") { $0.isFlattened = true })
  }

  /// Views inside move as one when the view moves: those that have just come too.
  public func geometryGroup() -> some View {
    modifier(ElementModifier { content, _ in GeometryGroupElement(content) })
  }
}

private final class GeometryGroupElement: UnaryElement {
  init(_ content: ViewElement) { super.init(kind: "geometryGroup", content: content) }
  override var movesAsOne: Bool { true }
}

/// The colour space of a drawing group. Stills renders all in gamma-encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
