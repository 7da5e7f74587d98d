import Foundation
import StillsCore
import StillsGeometry
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
      given: items.words(axis) + (spacing.map { ", spacing \(NumberText.string($0))" } ?? ""),
      breadth: { max(($0 ?? 0).nonNegative, GridTracks(items, in: $0).length) },
      arrangement: {
        LazyGridArrangement(items, axis: axis, alignment: alignment, spacing: spacing, breadth: $0 ?? 0)
      })
  }
}

// MARK: - In words

extension [GridItem] {
  /// `columns 3, column flexible (10 to any), gap 8`; tracks that differ one by one.
  fileprivate func words(_ axis: Axis) -> String {
    let name = axis == .vertical ? "column" : "row"
    let all = map(\.words)
    let tracks = Set(all).count == 1 ? [all[0]] : all
    return (["\(name)s \(count)"] + tracks.map { "\(name) \($0)" }).joined(separator: ", ")
  }
}

extension GridItem {
  fileprivate var words: String {
    let gap = spacing.map { " gap \(NumberText.string($0))" } ?? ""
    func limits(_ least: CGFloat, _ most: CGFloat) -> String {
      "\(NumberText.string(least)) to \(most.isFinite ? NumberText.string(most) : "any")"
    }
    switch size {
    case .fixed(let length): return "(fixed \(NumberText.string(length))\(gap))"
    case .flexible(let least, let most): return "(flexible \(limits(least, most))\(gap))"
    case .adaptive(let least, let most): return "(adaptive \(limits(least, most))\(gap))"
    }
  }
}
