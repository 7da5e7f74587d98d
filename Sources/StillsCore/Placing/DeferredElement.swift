import Foundation
import StillsLayout

/// A row of a lazy container: its view is resolved when it is first measured or placed.
package final class DeferredElement: ViewElement {
  private let context: ViewContext
  private let resolve: @MainActor (ViewContext) -> [ViewElement]
  private var resolved: ViewElement?

  package init(context: ViewContext, resolve: @escaping @MainActor (ViewContext) -> [ViewElement]) {
    (self.context, self.resolve) = (context, resolve)
    super.init(kind: "row")
  }

  /// Several views in a row stand under each other.
  private var content: ViewElement {
    if let resolved { return resolved }
    let element = MainActor.assumeIsolated { implicitStack(of: resolve(context.container(axis: .vertical))) }
    resolved = element
    return element
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { content.explicitAlignment(key, size: size, proposal: proposal) }
  package override var spacing: ViewSpacing { content.spacing }
  package override var layoutPriority: Double { content.layoutPriority }
  package override func layoutValue(for key: ObjectIdentifier) -> Any? { content.layoutValue(for: key) }
  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    PlacedNode(
      element: self, frame: frame, children: [content.placed(in: frame, proposal: proposal, context: context)])
  }
  package override var children: [ViewElement] { resolved.map { [$0] } ?? [] }
}

/// One element for several: a vertical stack with default spacing, as SwiftUI puts around the views of a body where a
/// single view is wanted.
@MainActor package func implicitStack(of elements: [ViewElement]) -> ViewElement {
  if elements.count == 1 { return elements[0] }
  return LayoutElement(VStackLayout(), kind: "VStack", items: elements, details: { "implicit" })
}

/// One element for several, lying over each other: what overlays, backgrounds and masks put around their views.
@MainActor package func implicitLayers(of elements: [ViewElement], alignment: Alignment = .center) -> ViewElement {
  if elements.count == 1 { return elements[0] }
  return LayoutElement(ZStackLayout(alignment: alignment), kind: "ZStack", items: elements, details: { "implicit" })
}
