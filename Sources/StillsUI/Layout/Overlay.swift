import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Views in front, offered the view's size and aligned with it. The view keeps its size and spacing.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// A style that is a view too, such as a colour, is taken as a style.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  /// A style in front; reaches into the safe area where the view touches it, on the given edges.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isBehind: false))
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }

  /// Views behind, offered the view's size and aligned with it. The view keeps its size and spacing.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// A style that is a view too, such as a colour, is taken as a style.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// A style behind; reaches into the safe area where the view touches it, on the given edges (facts: layout §7).
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      SecondaryModifier(
        secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isBehind: true))
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(SecondaryModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}

nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveViewModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  @MainActor static func _resolve(
    _ modifier: SecondaryModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let inner = context.child(.content)
    let primaries = inner.identified(content(inner))
    return primaries.enumerated().map { index, primary in
      // Each view of a group gets a secondary of its own, with its own state.
      let place = context.child(.secondary).child(.index(index)).container(axis: nil)
      let secondaries = Secondary._resolve(modifier.secondary, in: place)
      guard !secondaries.isEmpty else { return primary }
      return SecondaryElement(
        primary: primary, secondary: implicitLayers(of: secondaries, alignment: modifier.alignment),
        alignment: modifier.alignment, isBehind: modifier.isBehind, direction: context.environment.layoutDirection)
    }
  }
}

/// A view with another one in front of it or behind it.
final class SecondaryElement: UnaryElement {
  private let secondary: ViewElement
  private let isBehind: Bool
  private let alignment: Alignment
  private let direction: LayoutDirection

  init(primary: ViewElement, secondary: ViewElement, alignment: Alignment, isBehind: Bool, direction: LayoutDirection) {
    self.secondary = secondary
    self.isBehind = isBehind
    self.alignment = alignment
    self.direction = direction
    super.init(kind: isBehind ? "background" : "overlay", content: primary)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let primary = content.placed(in: frame, proposal: proposal, context: context)
    let placedSecondary = secondary.placedAsSecondary(
      of: content, in: frame, proposal: proposal, alignment: alignment, direction: direction, context: context)
    return PlacedNode(
      element: self, frame: frame, children: isBehind ? [placedSecondary, primary] : [primary, placedSecondary])
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    for child in node.children { painter.paint(child) }
  }

  override func touchOrder(of node: PlacedNode) -> [Int] { Array(node.children.indices) }
  override var castsShadowsByParts: Bool { !isBehind }

  override var children: [ViewElement] { isBehind ? [secondary, content] : [content, secondary] }
  override var sceneDetails: String { alignment == .center ? "" : GivenValues.text(of: (alignment: alignment, ())) }
}

extension ViewElement {
  /// The element in front of or behind `primary`: offered the primary's size, their guides on each other.
  func placedAsSecondary(
    of primary: ViewElement, in frame: CGRect, proposal: ProposedViewSize, alignment: Alignment,
    direction: LayoutDirection, context: PlacementContext
  ) -> PlacedNode {
    var cache: Void = ()
    SecondaryLayerLayout(alignment: alignment).arrange(
      in: frame, proposal: proposal, subviews: LayoutSubviews([primary, self], layoutDirection: direction),
      cache: &cache)
    return placed(wanted: frame, context: context)
  }
}
