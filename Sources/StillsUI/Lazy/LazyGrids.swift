import Foundation
import StillsCore
import StillsLayout

/// Views in columns, line after line, made as they come into sight.
///
/// Proposes the width of its column and no height to each view. Reports all the width it is offered, and the heights
/// of its lines with the gaps between them. Places the columns by `alignment` when they leave room.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// `spacing` is between lines, in points; nil: 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.pinnedViews) = (columns, alignment, spacing, pinnedViews)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: LazyVGrid, in context: ViewContext) -> [ViewElement] {
    [
      context.lazyGrid(
        view.content, kind: "LazyVGrid", axis: .vertical, items: view.columns,
        alignment: Alignment(horizontal: view.alignment, vertical: .center), spacing: view.spacing,
        pinned: view.pinnedViews)
    ]
  }
}

/// Views in rows, line after line from leading to trailing. As `LazyVGrid` on the other axis.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.pinnedViews) = (rows, alignment, spacing, pinnedViews)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: LazyHGrid, in context: ViewContext) -> [ViewElement] {
    [
      context.lazyGrid(
        view.content, kind: "LazyHGrid", axis: .horizontal, items: view.rows,
        alignment: Alignment(horizontal: .center, vertical: view.alignment), spacing: view.spacing,
        pinned: view.pinnedViews)
    ]
  }
}

extension ViewContext {
  fileprivate func lazyGrid<Content: View>(
    _ content: Content, kind: String, axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?,
    pinned: PinnedScrollableViews
  ) -> ViewElement {
    let items = items.isEmpty ? [GridItem()] : items
    return LazyElement(
      kind: kind, axis: axis, elements: lazyElements(content, axis: nil), pinned: pinned,
      limit: environment.lazyLimits[axis], direction: environment.layoutDirection,
      breadth: { max(($0 ?? 0).nonNegative, GridTracks(items, in: $0).length) },
      arrangement: {
        LazyGridArrangement(items, axis: axis, alignment: alignment, spacing: spacing, breadth: $0 ?? 0)
      })
  }
}
