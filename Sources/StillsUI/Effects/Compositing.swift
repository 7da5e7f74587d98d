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

  /// Animations inside start from one geometry: nothing that a still shows.
  public func geometryGroup() -> some View { self }
}

/// The colour space of a drawing group. Stills renders all in gamma-encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
