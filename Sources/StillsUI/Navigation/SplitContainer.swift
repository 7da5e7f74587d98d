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
  /// How many columns a touch has made of it, and what the author said then: what is said anew counts again.
  var touched: (count: Int, visibility: NavigationSplitViewVisibility)?
}

/// Columns, each with its own bar. What a screen of a column pushes is shown in the next one.
@MainActor func splitContainer(
  _ columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>, kind: String, in context: ViewContext
) -> [ViewElement] {
  let graph = context.graph
  let memory = context.child(.type(ObjectIdentifier(SplitMemory.self))).node
    .object(in: 0, of: ObjectIdentifier(SplitMemory.self)) { SplitMemory() }
  let style = context.environment.splitStyle
  let window = context.environment.world.windowSize
  let isWide = window.width > window.height
  let parts = [columns.sidebar] + (columns.content.map { [$0] } ?? [])
  let said = visibility.wrappedValue
  // Upright, and in the style that keeps the detail's size, the detail is alone until somebody asks for a column; else
  // the one before the detail stands beside it.
  let wanted: Int =
    switch said {
    case .detailOnly: 0
    case .doubleColumn: 1
    case .automatic: isWide && style != .prominentDetail ? 1 : 0
    default: parts.count
    }
  if memory.touched?.visibility != said { memory.touched = nil }
  let count = min(memory.touched?.count ?? wanted, parts.count)
  let first = parts.count - count
  func show(_ count: Int) {
    visibility.wrappedValue = count == 0 ? .detailOnly : count == 1 ? .doubleColumn : .all
    memory.touched = (count, visibility.wrappedValue)
    graph.setNeedsResolve()
  }
  // In the sidebar the button hides it; in what comes first without it, it brings one more column.
  var button = BarItem(.symbol("sidebar.left")) { show(first == 0 ? count - 1 : count + 1) }
  button.label = "Toggle Sidebar"

  let traits = BarTraits(context.environment)
  var elements: [ViewElement] = []
  var widths: [CGFloat] = []
  var shown: ControlPart?
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
      $0.isInSidebarPanel = traits.isGlass && index == 0
      if index == 0 { $0.listLook = .sidebar } else { $0.outerSearch = nil }
    }
    elements += navigationContainer(
      shown ?? part, path: nil, kind: "column", joinsInner: true, barItems: count > 0 && index == first ? [button] : [],
      pushes: pushes, in: place)
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
    shown ?? columns.detail, path: nil, kind: "column", joinsInner: true, barItems: count > 0 ? [] : [button],
    in: context.child(.secondary).setting { $0.outerSearch = nil })
  let isOver = count > 0 && (style == .prominentDetail || (style == .automatic && !isWide))
  return [
    SplitElement(
      kind: kind, columns: Array(elements.suffix(count)), widths: Array(widths.suffix(count)),
      detail: implicitStack(of: detail),
      over: isOver
        ? SplitElement.Cover(
          ground: traits.color(.systemBackground), dim: traits.color(.dimming), hide: { show(0) }) : nil,
      panel: traits.isGlass && first == 0 ? traits : nil,
      isRightToLeft: context.environment.layoutDirection == .rightToLeft, separator: traits.color(.separator))
  ]
}

nonisolated private struct PushedScreen: PrimitiveView {
  let screen: NavigationPushes.Screen

  @MainActor static func _resolve(_ view: PushedScreen, in context: ViewContext) -> [ViewElement] {
    view.screen.resolve(context.child(.id(view.screen.key)))
  }
}

/// Columns of 320 points, lines between them, and the detail in what is left; or the detail in all the room, and the
/// columns over it. In the newer look the sidebar is a panel over what is beside it, which reaches to the edge below it.
final class SplitElement: ViewElement {
  /// What columns over the detail stand on, and what lies between; a touch there hides them. How dark it is, is our
  /// choice: as behind sheets.
  struct Cover {
    let ground: ResolvedColor
    let dim: ResolvedColor
    let hide: @MainActor () -> Void
  }

  private let columns: [ViewElement]
  private let detail: ViewElement
  private let cover: Cover?
  /// What the sidebar's panel adapts to; nil where the first column is no panel.
  private let panel: BarTraits?
  private let isRightToLeft: Bool
  private let separator: ResolvedColor
  private var lines: [CGRect] = []

  /// As wide as UIKit's primary column is by itself; of our choice for the second.
  static let columnWidth: CGFloat = 320
  private let widths: [CGFloat]

  init(
    kind: String, columns: [ViewElement], widths: [CGFloat], detail: ViewElement, over cover: Cover?,
    panel: BarTraits? = nil, isRightToLeft: Bool, separator: ResolvedColor
  ) {
    (self.columns, self.widths, self.detail, self.cover, self.panel) = (columns, widths, detail, cover, panel)
    (self.isRightToLeft, self.separator) = (isRightToLeft, separator)
    super.init(kind: kind)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: detail.sizeThatFits(proposal))
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let pixel = 1 / context.pixelGrid.scale
    let space = BarSpace(frame: frame, in: context.coveredSafeArea, pixelLength: pixel)
    var nodes: [PlacedNode] = []
    let panelNode = placedPanel(in: space, context)
    let firstStart =
      panelNode.map { max(space.safe.minX, space.full.minX + $0.frame.width + 2 * SidebarPanelElement.margin) }
      ?? space.safe.minX
    var start = firstStart
    lines = []
    func place(_ element: ViewElement, from left: CGFloat, to right: CGFloat, on ground: ResolvedColor? = nil) {
      // The outermost columns reach the unsafe sides.
      let isFirst = left == space.safe.minX || left == firstStart, isLast = right == space.safe.maxX
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
      nodes.append(
        ColumnElement(element, clip: full, ground: ground).placed(in: rect, proposal: offered, context: inner))
    }
    if let cover {
      place(detail, from: space.safe.minX, to: space.safe.maxX)
      nodes.append(PlacedNode(element: SplitDimElement(cover), frame: space.full))
    }
    for (index, column) in columns.enumerated() where panelNode == nil || index > 0 {
      let width = self.width(ofColumn: index)
      let end = min(start + width, space.safe.maxX)
      place(column, from: start, to: end, on: cover?.ground)
      let line = isRightToLeft ? space.full.minX + space.full.maxX - end - pixel : end
      lines.append(CGRect(x: line, y: space.full.minY, width: pixel, height: space.full.height))
      start = min(end + pixel, space.safe.maxX)
    }
    if cover == nil { place(detail, from: start, to: space.safe.maxX) }
    return PlacedNode(element: self, frame: frame, children: nodes + (panelNode.map { [$0] } ?? []))
  }

  private func width(ofColumn index: Int) -> CGFloat {
    widths.indices.contains(index) ? widths[index] : Self.columnWidth
  }

  /// The sidebar, where it is a panel.
  private func placedPanel(in space: BarSpace, _ context: PlacementContext) -> PlacedNode? {
    guard let panel, let sidebar = columns.first else { return nil }
    let margin = SidebarPanelElement.margin
    var frame = space.full.insetBy(dx: margin, dy: margin)
    guard !frame.isNull, frame.width > 0 else { return nil }
    let width = min(self.width(ofColumn: 0), frame.width)
    if isRightToLeft { frame.origin.x = frame.maxX - width }
    frame.size.width = width
    var safe = frame.intersection(
      CGRect(x: frame.minX, y: space.safe.minY, width: frame.width, height: space.safe.height))
    if safe.isNull { safe = frame }
    var inner = context
    inner.safeArea = SafeArea(full: frame, safe: safe)
    let offered = ProposedViewSize(safe.size), size = sidebar.sizeThatFits(offered)
    let place = CGRect(
      x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height)
    return PlacedNode(
      element: SidebarPanelElement(sidebar, traits: panel), frame: frame,
      children: [sidebar.placed(in: place, proposal: offered, context: inner)])
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
  /// What lies under a column that stands over the detail.
  private let ground: ResolvedColor?

  init(_ content: ViewElement, clip: CGRect, ground: ResolvedColor?) {
    (self.clip, self.ground) = (clip, ground)
    super.init(kind: "clip", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let area = Path(painter.pixelGrid.snap(clip))
    if let ground { painter.fill(area, with: .color(ground)) }
    var group = DisplayGroup(commands: [])
    group.clip = area
    painter.group(group) { $0.paintChildren(of: node) }
  }

  override func touchInk(of node: PlacedNode, at point: CGPoint) -> Bool {
    ground != nil && clip.contains(point) ? true : super.touchInk(of: node, at: point)
  }
}

/// What lies between the detail and columns over it.
private final class SplitDimElement: ViewElement {
  private let cover: SplitElement.Cover

  init(_ cover: SplitElement.Cover) {
    self.cover = cover
    super.init(kind: "backdrop")
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.fill(Path(node.frame), with: .color(cover.dim))
  }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    TouchTarget(role: .backdrop) { [cover] _ in cover.hide() }
  }
}
