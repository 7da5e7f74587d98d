import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// Views that may be larger than the room they are shown in, drawn from their beginning until a step, a reader or a
/// position moves them.
///
/// Proposes no length along its axes, and its own width across; reports the proposal along its axes and the content's
/// size across; places the content at the top-leading corner and clips it. Unsafe edges that the frame touches show
/// content too: they only move where it starts (facts: layout §9).
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  @MainActor public static func _resolve(_ view: ScrollView, in context: ViewContext) -> [ViewElement] {
    var settings = context.environment.scrollSettings
    settings.refresh = view.axes.contains(.vertical) ? context.environment.refresh : nil
    let guess = context.environment.relativeContainerSizeGuess
    let container = context.child(.type(ObjectIdentifier(RelativeContainer.self))).node
      .object(in: 0, of: ObjectIdentifier(RelativeContainer.self)) { RelativeContainer() }
    let state = context.scrollState(), inside = settings.inside
    let inner = context.child(.content).container(axis: .vertical).setting { environment in
      environment.scrollSettings = inside
      environment.scrollAxes.formUnion(view.axes)
      environment.lazyLimits = environment.world.lazyLimits(
        along: view.axes, settings: context.environment.scrollSettings, distance: state.distance)
      environment.relativeContainer = (container, guess)
    }
    let elements = Content._resolve(view.content, in: inner)
    let graph = context.graph
    return [
      ScrollElement(
        axes: view.axes, content: elements.isEmpty ? nil : implicitStack(of: elements), settings: settings,
        state: state, graph: graph, direction: context.environment.layoutDirection,
        indicator: context.refreshIndicator(state)
      ) { container.settle($0, expecting: guess, in: graph) }
    ]
  }
}

extension EnvironmentValues {
  /// What a scroll view expects to be: as large as the container around it.
  fileprivate var relativeContainerSizeGuess: CGSize { relativeContainer?.guess ?? world.windowSize }
}

extension World {
  /// Lazy containers measure one screen's length along the axes, from where the content begins to what shows, before they
  /// know what shows. Where the picture is as long as the content, they measure all. What is far away is for them to pass
  /// over the rows before it.
  fileprivate func lazyLimits(along axes: Axis.Set, settings: ScrollSettings, distance: CGPoint) -> LazyLimits {
    guard canvas != .fit else { return LazyLimits() }
    let length: CGFloat
    switch canvas {
    case .size(let size): length = max(size.width, size.height)
    case .device, .fit: length = max(device.size.width, device.size.height)
    }
    let start = settings.initialAnchor ?? .topLeading
    // Once moved, half a screen more than what shows, and half screens: most moves leave what its views see as it is.
    let step = length / 2
    func reach(_ distance: CGFloat, from start: CGFloat) -> CGFloat? {
      // What does not start at its beginning is as long as all of its rows, which sections alone do not tell.
      guard start == 0 else { return nil }
      // Our choice: as far as 40 screens away rows are measured.
      let isMeasured = step > 0 && distance > 0 && distance < 40 * length
      return isMeasured ? length + step * ((distance / step).rounded(.down) + 1) : length
    }
    return LazyLimits(
      horizontal: axes.contains(.horizontal) ? reach(distance.x, from: start.x) : nil,
      vertical: axes.contains(.vertical) ? reach(distance.y, from: start.y) : nil)
  }
}

final class ScrollElement: ViewElement {
  private let axes: Axis.Set
  private let content: ViewElement?
  private let settings: ScrollSettings
  private let state: ScrollState
  private let graph: ViewGraph
  private let direction: LayoutDirection
  /// What shows that the content is being loaded anew.
  private let indicator: ViewElement?
  /// Told what room the content is shown in.
  private let settle: @MainActor (CGSize) -> Void
  /// What of the screen shows content.
  private var visible = CGRect.zero

  init(
    axes: Axis.Set, content: ViewElement?, settings: ScrollSettings, state: ScrollState, graph: ViewGraph,
    direction: LayoutDirection, indicator: ViewElement?, settle: @escaping @MainActor (CGSize) -> Void
  ) {
    self.indicator = indicator
    (self.axes, self.content, self.settings) = (axes, content, settings)
    (self.state, self.graph) = (state, graph)
    (self.direction, self.settle) = (direction, settle)
    super.init(kind: "ScrollView")
  }

  private var margins: EdgeInsets { settings.margins }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content?.sizeThatFits(offer(proposal)) ?? .zero
    let whole = CGSize(
      width: size.width.plus(margins.horizontal).nonNegative, height: size.height.plus(margins.vertical).nonNegative)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? whole.width : whole.width,
      height: axes.contains(.vertical) ? proposal.height ?? whole.height : whole.height)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(horizontal: margins.horizontal, vertical: margins.vertical)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width, height: axes.contains(.vertical) ? nil : inner.height)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    visible = context.safeArea.growing(
      frame, ignoring: .all, pixelLength: 1 / context.pixelGrid.scale, layoutDirection: direction)
    guard let content else { return PlacedNode(element: self, frame: frame) }
    let room = frame.inset(by: margins, direction: direction)
    tellRoom(room.size, offered: proposal)
    let offered = offer(proposal)
    let size = content.sizeThatFits(offered)
    let node = MainActor.assumeIsolated {
      let corner = state.origin(
        size: size, in: room, axes: axes, settings: settings, scope: identity?.scope, graph: graph)
      let rect = CGRect(origin: corner, size: size)
      let place = direction == .leftToRight ? rect : rect.mirrored(in: room)
      let collapsed =
        axes.contains(.vertical) ? context.collapsed(over: frame, scrolledBy: room.minY - corner.y) : 0
      let node = content.placed(
        in: place, proposal: offered, context: inner(context, frame: frame, collapsed: collapsed))
      follow(node, place: place, room: room, frame: frame)
      return node
    }
    let above = indicator?.placedAsRefreshIndicator(above: node.frame.minY, in: room, context: context)
    return PlacedNode(element: self, frame: frame, children: [node] + [above].compactMap { $0 })
  }

  /// Remembers where the content is, does what was asked for, and tells those who watch.
  @MainActor private func follow(_ content: PlacedNode, place: CGRect, room: CGRect, frame: CGRect) {
    let placed = state.placed(
      content: place, in: room, frame: frame, visible: visible, axes: axes, direction: direction)
    state.place(placed)
    if state.answer(settings, content: content, graph: graph) {
      let (graph, node) = (graph, state.node)
      graph.enqueue { graph.setNeedsFollowingPass(node: node) }
    }
    guard !settings.geometryObservers.isEmpty else { return }
    let insets = EdgeInsets(
      top: room.minY - visible.minY, leading: room.minX - visible.minX, bottom: visible.maxY - room.maxY,
      trailing: visible.maxX - room.maxX)
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(
        x: visible.minX - place.minX, y: visible.minY - place.minY), contentSize: place.size,
      contentInsets: insets, containerSize: visible.size)
    for observe in settings.geometryObservers { observe(geometry) }
  }

  override func touchWindow(of node: PlacedNode) -> CGRect? { settings.clips ? visible : nil }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    var target = TouchTarget(role: .scrollView)
    target.scroll = state.handle(settings: settings, graph: graph)
    return target
  }

  /// A container across whose axis the content decides is as wide as it is offered to be.
  private func tellRoom(_ room: CGSize, offered: ProposedViewSize) {
    let inner = offered.inset(horizontal: margins.horizontal, vertical: margins.vertical)
    let size = CGSize(
      width: inner.width.flatMap { $0.isFinite ? $0 : nil } ?? room.width,
      height: inner.height.flatMap { $0.isFinite ? $0 : nil } ?? room.height)
    MainActor.assumeIsolated { settle(size) }
  }

  /// `collapsed`: how much the bar above has given back.
  private func inner(_ context: PlacementContext, frame: CGRect, collapsed: CGFloat) -> PlacementContext {
    var inner = context
    inner.barCollapse = 0
    inner.coordinateSpaces[ScrollSpace.name] = frame
    let shown = context.viewport.map { visible.intersection($0.visible) } ?? visible
    let safe = CGRect(x: frame.minX, y: frame.minY - collapsed, width: frame.width, height: frame.height + collapsed)
    // Views that stick out of the scroll view need not be made, unless nothing is cut off.
    inner.viewport =
      settings.clips ? ScrollViewport(visible: shown.isNull ? .zero : shown, safe: safe) : context.viewport
    // The content has a beginning and an end instead of unsafe edges.
    if axes.contains(.horizontal) {
      inner.safeArea.safe.origin.x = inner.safeArea.full.minX
      inner.safeArea.safe.size.width = inner.safeArea.full.width
    }
    if axes.contains(.vertical) {
      inner.safeArea.safe.origin.y = inner.safeArea.full.minY
      inner.safeArea.safe.size.height = inner.safeArea.full.height
    }
    return inner
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    guard settings.clips else { return painter.paintChildren(of: node) }
    var group = DisplayGroup(commands: [])
    group.clip = Path(painter.pixelGrid.snap(visible))
    painter.group(group) { $0.paintChildren(of: node) }
  }

  override var children: [ViewElement] { content.map { [$0] } ?? [] }
  override var movesContent: Bool { true }
}
