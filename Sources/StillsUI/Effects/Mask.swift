import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Shows of the view what the mask covers: its alpha multiplies the view's.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }

  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }
}

nonisolated package struct MaskModifier<Mask: View>: PrimitiveViewModifier {
  let mask: Mask
  let alignment: Alignment

  @MainActor package static func _resolve(
    _ modifier: MaskModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let inner = context.child(.content)
    return inner.identified(content(inner)).enumerated().map { index, element in
      // Each view of a group gets a mask of its own, with its own state.
      let place = context.child(.secondary).child(.index(index)).container(axis: nil)
      return MaskElement(
        content: element,
        mask: implicitLayers(of: Mask._resolve(modifier.mask, in: place), alignment: modifier.alignment),
        alignment: modifier.alignment, direction: context.environment.layoutDirection)
    }
  }
}

private final class MaskElement: UnaryElement {
  private let mask: ViewElement
  private let alignment: Alignment
  private let direction: LayoutDirection

  init(content: ViewElement, mask: ViewElement, alignment: Alignment, direction: LayoutDirection) {
    (self.mask, self.alignment, self.direction) = (mask, alignment, direction)
    super.init(kind: "mask", content: content)
  }

  /// Like an overlay: the mask is offered the view's size, and their guides coincide.
  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let primary = content.placed(in: frame, proposal: proposal, context: context)
    let placedMask = mask.placedAsSecondary(
      of: content, in: frame, proposal: proposal, alignment: alignment, direction: direction, context: context)
    return PlacedNode(element: self, frame: frame, children: [primary, placedMask])
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    guard node.children.count == 2 else { return }
    var covering = Painter(pixelGrid: painter.pixelGrid)
    covering.paint(node.children[1])
    guard !covering.commands.isEmpty else { return }
    var group = DisplayGroup(commands: [])
    group.mask = covering.commands
    painter.flattened(group) { $0.paint(node.children[0]) }
  }

  override func touchOrder(of node: PlacedNode) -> [Int] { node.children.isEmpty ? [] : [0] }

  override var children: [ViewElement] { [content, mask] }
  override var keepsDepartures: Bool { false }
}
