import Foundation
import StillsGeometry
import StillsLayout

/// An element that arranges others by a layout.
package final class LayoutElement<L: Layout>: ViewElement {
  private let layout: L
  private let items: [ViewElement]
  private let subviews: LayoutSubviews
  private var cache: L.Cache
  private let describe: () -> String
  private var guides = MeasurementCache()

  package init(
    _ layout: L, kind: String, items: [ViewElement], direction: LayoutDirection = .leftToRight,
    details: @escaping () -> String = { "" }
  ) {
    self.layout = layout
    self.items = items
    subviews = LayoutSubviews(items, layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
    describe = details
    super.init(kind: kind)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let known = guides.guide(key, for: proposal) { return known }
    let value = layout.explicitAlignment(
      of: key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    guides.store(value, of: key, for: proposal)
    return value
  }

  package override var spacing: ViewSpacing { wantedSpacing }

  /// Asked of the children once: a stack asks each several times, which in nested stacks would multiply.
  private lazy var wantedSpacing = layout.spacing(subviews: subviews, cache: &cache)

  package override var layoutPriority: Double { layout.priority(of: subviews) }

  /// Single-child modifiers let the child's values through; containers have none.
  package override var zIndex: Double { passesThrough ? items[0].zIndex : super.zIndex }
  package override func layoutValue(for key: ObjectIdentifier) -> Any? {
    passesThrough ? items[0].layoutValue(for: key) : nil
  }

  private var passesThrough: Bool { L._passesThrough && !items.isEmpty }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    // A layout need not place its children: those must not stay where they were the last time.
    for item in items { item.clearPlacement() }
    layout.arrange(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
    return PlacedNode(
      element: self, frame: frame, children: items.map { $0.placed(wanted: frame, context: context) })
  }

  package override var castsShadowsByParts: Bool { true }
  package override var children: [ViewElement] { items }
  package override var details: String { describe() }
  package override var sceneKind: String { (layout as? any GivenWords)?.givenKind ?? kind }
  package override var sceneDetails: String {
    if let layout = layout as? any GivenWords { return layout.givenWords }
    let details = describe()
    return details == "implicit" || layout is PaddingLayout ? details : GivenValues.text(of: layout)
  }
}
