import Foundation
import StillsGeometry
import StillsLayout

/// A layout and its children as an item, the way an element of the view graph is one.
final class ContainerItem<L: Layout>: LayoutItem {
  let layout: L
  let subviews: LayoutSubviews
  var ownPriority: Double?
  var values: [ObjectIdentifier: Any] = [:]
  private(set) var frame = CGRect.null
  private var layoutCache: L.Cache
  private var measured: MeasurementCache?

  init(
    _ layout: L, direction: LayoutDirection = .leftToRight, isCached: Bool = true, _ children: [any LayoutItem]
  ) {
    self.layout = layout
    subviews = LayoutSubviews(children, layoutDirection: direction)
    layoutCache = layout.makeCache(subviews: subviews)
    measured = isCached ? MeasurementCache() : nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measured?.size(for: proposal) { return known }
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &layoutCache)
    measured?.store(size, for: proposal)
    return size
  }

  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if let known = measured?.guide(key, for: proposal) { return known }
    let value = layout.explicitAlignment(
      of: key, in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &layoutCache)
    measured?.store(value, of: key, for: proposal)
    return value
  }

  var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &layoutCache) }
  var layoutPriority: Double { ownPriority ?? layout.priority(of: subviews) }
  func layoutValue(for key: ObjectIdentifier) -> Any? { values[key] }

  /// Children's frames are in the same coordinates as the container's.
  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    layout.arrange(in: frame, proposal: proposal, subviews: subviews, cache: &layoutCache)
  }
}

// MARK: - Shorthands

/// Lays `item` out as the content of a canvas: centred, offered all of it. A dimension may be unspecified.
func layOut(_ item: any LayoutItem, in width: CGFloat?, _ height: CGFloat?) {
  let offer = ProposedViewSize(width: width, height: height)
  let size = item.sizeThatFits(offer)
  item.place(
    at: CGPoint(x: ((width ?? size.width) - size.width) / 2, y: ((height ?? size.height) - size.height) / 2),
    proposal: offer)
}

func hstack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: any LayoutItem...
) -> ContainerItem<HStackLayout> {
  ContainerItem(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func vstack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: any LayoutItem...
) -> ContainerItem<VStackLayout> {
  ContainerItem(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func zstack(alignment: Alignment = .center, _ children: any LayoutItem...) -> ContainerItem<ZStackLayout> {
  ContainerItem(ZStackLayout(alignment: alignment), children)
}

func color() -> FlexibleItem { FlexibleItem() }

extension LayoutItem {
  func with<L: Layout>(_ layout: L) -> ContainerItem<L> { ContainerItem(layout, [self]) }

  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center
  )
    -> ContainerItem<FrameLayout>
  {
    with(FrameLayout(width: width, height: height, alignment: alignment))
  }

  func padding(_ edges: Edge.Set = .all, _ amount: CGFloat? = nil) -> ContainerItem<PaddingLayout> {
    with(PaddingLayout(edges, amount))
  }

  func fixedSize() -> ContainerItem<FixedSizeLayout> { with(FixedSizeLayout()) }

  func guide(
    _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  )
    -> ContainerItem<AlignmentGuideLayout>
  {
    with(AlignmentGuideLayout(guide, computeValue: value))
  }

  func guide(
    _ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  )
    -> ContainerItem<AlignmentGuideLayout>
  {
    with(AlignmentGuideLayout(guide, computeValue: value))
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    sizeThatFits(ProposedViewSize(width: width, height: height))
  }
}

/// An expression of numbers as a length; `#expect` would make integers of them.
func points(_ length: CGFloat) -> CGFloat { length }

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
