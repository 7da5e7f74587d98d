import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// What stands beside each other where there is room.
nonisolated struct SplitColumns {
  let sidebar: ControlPart
  let content: ControlPart?
  let detail: ControlPart
}

/// What a container with columns keeps from pass to pass.
private final class SplitMemory {
  var values: [Int: AnyHashable] = [:]
  /// What a touch on the sidebar's button has made of it.
  var isSidebarShown: Bool?
}

/// Columns, each with its own bar. What a screen of a column pushes is shown in the next one.
@MainActor func splitContainer(
  _ columns: SplitColumns, visibility: NavigationSplitViewVisibility, kind: String, in context: ViewContext
) -> [ViewElement] {
  let graph = context.graph
  let memory = context.child(.type(ObjectIdentifier(SplitMemory.self))).node
    .object(in: 0, of: ObjectIdentifier(SplitMemory.self)) { SplitMemory() }
  // Upright, the detail is alone until somebody asks for the sidebar.
  let window = context.environment.world.windowSize
  let isWide = window.width > window.height
  let isShown: Bool =
    switch visibility {
    case .detailOnly: false
    case .automatic: isWide
    default: true
    }
  let showsSidebar = memory.isSidebarShown ?? isShown
  var button = BarItem(.symbol("sidebar.left")) {
    memory.isSidebarShown = !showsSidebar
    graph.setNeedsResolve()
  }
  button.label = "Toggle Sidebar"

  var elements: [ViewElement] = []
  var widths: [CGFloat] = []
  var shown: ControlPart?
  let parts = [columns.sidebar] + (columns.content.map { [$0] } ?? [])
  for (index, part) in parts.enumerated() {
    let pushes = NavigationPushes(graph: graph)
    pushes.append = {
      memory.values[index] = $0
      graph.setNeedsResolve()
    }
    let width = ColumnWidth()
    let place = context.child(.index(index)).setting {
      $0.horizontalSizeClass = .compact
      $0.columnWidth = width
      if index == 0 { $0.listLook = .sidebar }
    }
    elements += navigationContainer(
      shown ?? part, path: nil, kind: "column", barItems: index == 0 ? [button] : [], pushes: pushes, in: place)
    widths.append(width.value ?? SplitElement.columnWidth)
    shown = nil
    if let screen = pushes.pushed {
      // Taken, lest the column that pushed it shows it too.
      pushes.pushed = nil
      shown = ControlPart(PushedScreen(screen: screen))
      pushes.replaced = screen
    } else if let value = memory.values[index], let make = pushes.destinations[ObjectIdentifier(type(of: value.base))] {
      shown = ControlPart(
        PushedScreen(screen: .init(key: value, dismiss: { memory.values[index] = nil }) { make(value.base, $0) }))
    }
  }
  let detail = navigationContainer(
    shown ?? columns.detail, path: nil, kind: "column", barItems: showsSidebar ? [] : [button],
    in: context.child(.secondary))
  return [
    SplitElement(
      kind: kind, columns: showsSidebar ? elements : [], widths: widths, detail: implicitStack(of: detail),
      isRightToLeft: context.environment.layoutDirection == .rightToLeft,
      separator: BarTraits(context.environment).color(.separator))
  ]
}

nonisolated private struct PushedScreen: PrimitiveView {
  let screen: NavigationPushes.Screen

  @MainActor static func _resolve(_ view: PushedScreen, in context: ViewContext) -> [ViewElement] {
    view.screen.resolve(context.child(.id(view.screen.key)))
  }
}

/// Columns of 320 points, lines between them, and the detail in what is left.
final class SplitElement: ViewElement {
  private let columns: [ViewElement]
  private let detail: ViewElement
  private let isRightToLeft: Bool
  private let separator: ResolvedColor
  private var lines: [CGRect] = []

  /// As wide as UIKit's primary column is by itself; of our choice for the second.
  static let columnWidth: CGFloat = 320
  private let widths: [CGFloat]

  init(
    kind: String, columns: [ViewElement], widths: [CGFloat], detail: ViewElement, isRightToLeft: Bool,
    separator: ResolvedColor
  ) {
    (self.columns, self.widths, self.detail) = (columns, widths, detail)
    (self.isRightToLeft, self.separator) = (isRightToLeft, separator)
    super.init(kind: kind)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: detail.sizeThatFits(proposal))
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let pixel = 1 / context.pixelGrid.scale
    let space = BarSpace(frame: frame, in: context.safeArea, pixelLength: pixel)
    var nodes: [PlacedNode] = []
    var start = space.safe.minX
    lines = []
    func place(_ element: ViewElement, from left: CGFloat, to right: CGFloat) {
      // The outermost columns reach the unsafe sides.
      let isFirst = left == space.safe.minX, isLast = right == space.safe.maxX
      var safe = CGRect(x: left, y: space.safe.minY, width: right - left, height: space.safe.height)
      let fullLeft = isFirst ? space.full.minX : left, fullRight = isLast ? space.full.maxX : right
      var full = CGRect(x: fullLeft, y: space.full.minY, width: fullRight - fullLeft, height: space.full.height)
      if isRightToLeft {
        safe.origin.x = space.safe.minX + space.safe.maxX - safe.maxX
        full.origin.x = space.full.minX + space.full.maxX - full.maxX
      }
      var inner = context
      inner.safeArea = SafeArea(full: full, safe: safe)
      let offered = ProposedViewSize(safe.size)
      let size = element.sizeThatFits(offered)
      let rect = CGRect(
        x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height)
      nodes.append(ColumnElement(element, clip: full).placed(in: rect, proposal: offered, context: inner))
    }
    for (index, column) in columns.enumerated() {
      let width = widths.indices.contains(index) ? widths[index] : Self.columnWidth
      let end = min(start + width, space.safe.maxX)
      place(column, from: start, to: end)
      let line = isRightToLeft ? space.full.minX + space.full.maxX - end - pixel : end
      lines.append(CGRect(x: line, y: space.full.minY, width: pixel, height: space.full.height))
      start = min(end + pixel, space.safe.maxX)
    }
    place(detail, from: start, to: space.safe.maxX)
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    for child in node.children { painter.paint(child) }
    for line in lines { painter.fill(Path(painter.pixelGrid.snap(line)), with: .color(separator)) }
  }

  override var children: [ViewElement] { columns + [detail] }
}

/// A column's views show in the column only.
private final class ColumnElement: UnaryElement {
  private let clip: CGRect

  init(_ content: ViewElement, clip: CGRect) {
    self.clip = clip
    super.init(kind: "clip", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var group = DisplayGroup(commands: [])
    group.clip = Path(painter.pixelGrid.snap(clip))
    painter.group(group) { $0.paintChildren(of: node) }
  }
}
