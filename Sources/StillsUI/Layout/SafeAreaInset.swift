import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// A view at the top or bottom that makes the safe area inside smaller by its height and `spacing`
  /// (nil: what the two prefer, usually 8). Scroll views start their content after it and show it below.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge.edge, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing))
  }

  /// A view at the side that makes the safe area inside narrower by its width and `spacing`.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge.edge, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing))
  }

  /// As `safeAreaInset`; the blur that systems add under such bars is not drawn.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .modifier(ReportModifier("safeAreaBar: what scrolls behind it is not blurred", in: .ios26))
  }

  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .modifier(ReportModifier("safeAreaBar: what scrolls behind it is not blurred", in: .ios26))
  }

  /// Makes the safe area inside smaller: scroll views take it as a margin of their content, others as padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      ElementModifier { content, context in
        SafeAreaInsetElement(
          content: content, insets: insets, bar: nil, direction: context.environment.layoutDirection)
      })
  }

  /// `length` points, or 16 where none is given (facts: layout §6).
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? defaultPadding, edges: edges))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(length)) }

  /// Room as the scene around keeps it from its edges: 16 points, 20 where the width is regular (facts: layout §6).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(
      ElementModifier { content, context in
        let insets = EdgeInsets(context.environment.horizontalSizeClass == .regular ? 20 : 16, edges: edges)
        return LayoutElement(
          PaddingLayout(insets), kind: "scenePadding", items: [content],
          direction: context.environment.layoutDirection, details: { describe(insets) })
      })
  }

  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}

/// Which distance a scene keeps from its edges; on iOS they are all the same.
public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}

nonisolated struct SafeAreaInsetModifier<Bar: View>: PrimitiveViewModifier {
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let inner = context.child(.content)
    return inner.identified(content(inner)).enumerated().map { index, element in
      let place = context.child(.secondary).child(.index(index)).container(axis: nil)
      let bars = Bar._resolve(modifier.bar, in: place)
      guard !bars.isEmpty else { return element }
      return SafeAreaInsetElement(
        content: element, insets: EdgeInsets(),
        bar: SafeAreaInsetElement.Bar(
          element: implicitLayers(of: bars), edge: modifier.edge, alignment: modifier.alignment,
          spacing: modifier.spacing),
        direction: context.environment.layoutDirection)
    }
  }
}

/// Gives its content what insets, and a bar at an edge, leave of its frame, as the safe part of the whole.
final class SafeAreaInsetElement: UnaryElement {
  struct Bar {
    let element: ViewElement
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?

    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  }

  private let insets: EdgeInsets
  private let bar: Bar?
  private let direction: LayoutDirection

  init(content: ViewElement, insets: EdgeInsets, bar: Bar?, direction: LayoutDirection) {
    (self.insets, self.bar, self.direction) = (insets, bar, direction)
    super.init(kind: bar == nil ? "safeAreaPadding" : "safeAreaInset", content: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    let size = content.sizeThatFits(inner(proposal, insets))
    return CGSize(
      width: size.width.plus(insets.horizontal).nonNegative, height: size.height.plus(insets.vertical).nonNegative)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let insets = insets(for: proposal), offered = inner(proposal, insets)
    let value = content.explicitAlignment(key, size: content.sizeThatFits(offered), proposal: offered)
    return value.map { $0 + (key.isVertical ? insets.top : insets.leading) }
  }

  /// With the bar's length and the gap to it.
  private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    guard let bar else { return insets }
    var insets = insets
    insets[bar.edge] += barSize(bar, proposal)[bar.axis].finiteOrZero + gap(to: bar)
    return insets
  }

  private func barOffer(_ bar: Bar, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(nil, along: bar.axis, by: proposal[bar.axis.other])
  }

  private func barSize(_ bar: Bar, _ proposal: ProposedViewSize) -> CGSize {
    bar.element.sizeThatFits(barOffer(bar, proposal))
  }

  private func gap(to bar: Bar) -> CGFloat {
    if let spacing = bar.spacing { return spacing.finiteOrZero }
    let isFirst = bar.edge == .top || bar.edge == .leading
    return isFirst
      ? bar.element.spacing.distance(to: content.spacing, along: bar.axis)
      : content.spacing.distance(to: bar.element.spacing, along: bar.axis)
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    proposal.inset(horizontal: insets.horizontal, vertical: insets.vertical)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let insets = insets(for: proposal)
    let offered = inner(proposal, insets)
    let place = CGRect(
      origin: frame.inset(by: insets, direction: direction).origin, size: content.sizeThatFits(offered))
    var inner = context
    inner.safeArea = context.safeArea.shrunk(
      by: insets, of: frame, pixelLength: 1 / context.pixelGrid.scale, direction: direction)
    var children = [content.placed(in: place, proposal: offered, context: inner)]
    if let bar { children.append(placed(bar, in: frame, proposal: proposal, context: context)) }
    return PlacedNode(element: self, frame: frame, children: children)
  }

  private func placed(
    _ bar: Bar, in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    let offer = barOffer(bar, ProposedViewSize(frame.size))
    let dimensions = bar.element.dimensions(in: offer)
    var origin = bar.alignment.origin(of: dimensions, in: frame.size)
    switch bar.edge {
    case .top: origin.y = insets.top
    case .leading: origin.x = insets.leading
    case .bottom: origin.y = frame.height - dimensions.height - insets.bottom
    case .trailing: origin.x = frame.width - dimensions.width - insets.trailing
    }
    let rect = CGRect(origin: frame.origin.offset(by: origin), size: dimensions.size)
    return bar.element.placed(
      in: direction == .leftToRight ? rect : rect.mirrored(in: frame), proposal: offer, context: context)
  }

  override var children: [ViewElement] { [content] + (bar.map { [$0.element] } ?? []) }
  override var details: String { bar == nil ? describe(insets) : bar.map { "\($0.edge)" } ?? "" }
}

extension CGRect {
  /// What insets leave, never less than nothing.
  func inset(by insets: EdgeInsets, direction: LayoutDirection) -> CGRect {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: minX + left, y: minY + insets.top, width: (width - insets.horizontal).nonNegative,
      height: (height - insets.vertical).nonNegative)
  }
}

extension SafeArea {
  /// The safe area inside a frame that `insets` are taken from: on those edges it ends there, and what is beyond
  /// reaches as far as the frame does, or as far as the safe area's own beyond where the frame touches its boundary.
  func shrunk(by insets: EdgeInsets, of frame: CGRect, pixelLength: CGFloat, direction: LayoutDirection) -> SafeArea {
    let isMirrored = direction == .rightToLeft
    let rest = frame.inset(by: insets, direction: direction)
    let grown = growing(frame, ignoring: .all, pixelLength: pixelLength, layoutDirection: direction)
    func edges(_ area: CGRect, taking other: CGRect) -> CGRect {
      let isLeft = (isMirrored ? insets.trailing : insets.leading) != 0
      let isRight = (isMirrored ? insets.leading : insets.trailing) != 0
      let left = isLeft ? other.minX : area.minX, right = isRight ? other.maxX : area.maxX
      let top = insets.top != 0 ? other.minY : area.minY, bottom = insets.bottom != 0 ? other.maxY : area.maxY
      return CGRect(x: left, y: top, width: (right - left).nonNegative, height: (bottom - top).nonNegative)
    }
    return SafeArea(full: edges(full, taking: grown), safe: edges(safe, taking: rest))
  }
}
