import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// Rows of views in columns. Proposes, reports and places as `GridLayout`.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Spacings are in points; nil: 8 between columns, and between rows what their views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: Grid, in context: ViewContext) -> [ViewElement] {
    var row = -1
    var lastTag: GridRowTag?
    let cells = Content._resolve(view.content, in: context.container(axis: nil)).map { element -> ViewElement in
      let tag = GridRowTag.of(element)
      if tag == nil || tag !== lastTag { row += 1 }
      lastTag = tag
      return LayoutValueElement(
        key: ObjectIdentifier(GridCell.Key.self), value: GridCell(element, row: row, tag: tag), content: element)
    }
    return [LayoutElement(view.layout, kind: "Grid", items: cells, direction: context.environment.layoutDirection)]
  }
}

/// The views of one row of a grid, a cell each. Outside grids they are the container's own.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// `alignment` nil: the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor public static func _resolve(_ view: GridRow, in context: ViewContext) -> [ViewElement] {
    let tag = GridRowTag(alignment: view.alignment)
    return Content._resolve(view.content, in: context).map {
      LayoutValueElement(key: ObjectIdentifier(GridRowTag.self), value: tag, content: $0)
    }
  }
}

/// Tells which cells are in one row.
private final class GridRowTag {
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }

  static func of(_ element: ViewElement) -> GridRowTag? {
    element.layoutValue(for: ObjectIdentifier(GridRowTag.self)) as? GridRowTag
  }
}

extension GridCell {
  fileprivate init(_ element: ViewElement, row: Int, tag: GridRowTag?) {
    func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      element.layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }
    self.init(
      row: row, fillsRow: tag == nil, columnSpan: value(GridCellColumnsKey.self),
      anchor: value(GridCellAnchorKey.self), unsizedAxes: value(GridCellUnsizedAxesKey.self),
      columnAlignment: value(GridColumnAlignmentKey.self), rowAlignment: tag?.alignment)
  }
}
