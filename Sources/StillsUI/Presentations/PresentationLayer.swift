import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// One presentation over the screen: what dims the screen behind it, and its card.
final class PresentationLayer: ViewElement {
  private let presentation: Presentation
  private let world: World

  @MainActor init(_ presentation: Presentation, world: World) {
    (self.presentation, self.world) = (presentation, world)
    super.init(kind: presentation.name)
  }

  /// Whether the screen behind stands back.
  @MainActor var pushesBack: Bool {
    guard case .sheet(let traits) = presentation.kind, !world.device.isPad else { return false }
    return traits.isLarge && world.orientation == .portrait
  }

  var coversAll: Bool { MainActor.assumeIsolated { if case .cover = presentation.kind { true } else { false } } }

  /// How it comes and goes.
  @MainActor var animation: Animation {
    switch presentation.kind {
    case .sheet, .cover, .choices: SystemMotion.slide
    case .alert, .popover, .dialog, .menu: SystemMotion.fade
    }
  }

  /// The layer on its way: from below, or fading, the ground behind it darkening.
  @MainActor func moved(_ layer: PresentationMotion.Layer) -> PlacedNode {
    let node = layer.node, part = layer.part
    guard part != 1 || layer.isLeaving, node.children.count == 2 else { return node }
    let screen = node.frame, card = node.children[1]
    let faded = min(max(part, 0), 1)
    var moved = node
    moved.children[0] = node.children[0].moved(opacity: faded, isTouchable: !layer.isLeaving)
    switch presentation.kind {
    case .sheet, .cover, .choices:
      moved.children[1] = card.moved(
        .move(y: (1 - part) * (screen.maxY - card.frame.minY)), isTouchable: !layer.isLeaving)
    case .alert:
      // It comes larger than it is, and goes as it is.
      let scale = layer.isLeaving ? 1 : SystemMotion.alertScale + (1 - SystemMotion.alertScale) * part
      let center = CGPoint(x: card.frame.midX, y: card.frame.midY)
      moved.children[1] = card.moved(.scale(scale, around: center), opacity: faded, isTouchable: !layer.isLeaving)
    case .popover, .dialog, .menu: moved.children[1] = card.moved(opacity: faded, isTouchable: !layer.isLeaving)
    }
    // Touches and names of a layer that leaves are gone with it.
    return layer.isLeaving ? moved.moved(isTouchable: false) : moved
  }

  func cardFrame(of node: PlacedNode) -> CGRect { node.children.last?.frame ?? node.frame }

  override var sceneDetails: String {
    MainActor.assumeIsolated { if case .sheet(let traits) = presentation.kind { traits.words } else { "" } }
  }

  // MARK: Placing

  /// `source` is the view that presents.
  @MainActor func placed(in area: SafeArea, source: CGRect, pixelGrid: PixelGrid) -> PlacedNode {
    let screen = area.full
    let isFree = freesBackground(in: area)
    let back = BackdropElement(
      dim: isFree ? nil : dim, dismiss: presentation.dismiss, isFree: isFree)
    let card: PlacedNode
    switch presentation.kind {
    case .sheet(let traits): card = sheet(traits, in: area, pixelGrid)
    case .cover:
      card = placedCard(screen, corners: .none, area: area, pixelGrid)
    case .alert:
      card = floating(in: area, pixelGrid) { size in
        // In the middle of the safe area (facts: measured §4, "Alert").
        CGPoint(x: area.safe.midX - size.width / 2, y: area.safe.midY - size.height / 2)
      }
    case .choices:
      card = floating(in: area, pixelGrid) { size in
        // The cards end at the safe area, or 8 points before the screen's edge: our choice.
        CGPoint(
          x: screen.midX - size.width / 2, y: min(area.safe.maxY, screen.maxY - 8) - size.height)
      }
    case .popover(let edge):
      card = bubble(
        beside: presentation.anchor.rect(in: source), sides: sides(edge), gap: PopoverShape.arrowHeight, in: area,
        pixelGrid)
    case .dialog:
      // Above a button of the newer look's phones, its edge 14.25 from it (swiftui-web, iOS.md, "Confirmation dialog"); the
      // order of the others is our choice.
      card = bubble(
        beside: source, sides: world.look == .ios26 ? [.top, .bottom] : [.bottom, .top, .right, .left], gap: 14.25,
        in: area, pixelGrid)
    case .menu: card = floating(in: area, pixelGrid) { self.origin(of: $0, beside: source, in: area) }
    }
    let backNode = PlacedNode(element: back, frame: screen)
    return PlacedNode(element: self, frame: screen, children: [backNode, card])
  }

  /// Below what it belongs to, then above it, then beside it, unless the author says where the arrow is to be.
  @MainActor private func sides(_ edge: Edge?) -> [PopoverShape.Side] {
    let isMirrored = presentation.direction == .rightToLeft
    let first: PopoverShape.Side? =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      case nil: nil
      }
    return (first.map { [$0] } ?? []) + [.bottom, .top, .right, .left]
  }

  /// Whether the screen behind is not dimmed and takes touches.
  @MainActor private func freesBackground(in area: SafeArea) -> Bool {
    guard case .sheet(let traits) = presentation.kind, !world.device.isPad else { return false }
    switch traits.backgroundInteraction.extent {
    case .automatic, .disabled: return false
    case .enabled: return true
    case .upThrough(let detent):
      let screen = area.full, bottom = screen.maxY - area.safe.maxY
      let largest = screen.maxY - area.safe.minY - (world.look == .ios26 ? 0 : 10)
      return traits.height(largest: largest, screen: screen.height, bottom: bottom)
        <= detent.height(largest: largest, screen: screen.height, bottom: bottom)
    }
  }

  /// A popover: as large as its content is by itself, as far as there is room beside what it belongs to.
  @MainActor private func bubble(
    beside source: CGRect, sides: [PopoverShape.Side], gap: CGFloat, in area: SafeArea, _ pixelGrid: PixelGrid
  ) -> PlacedNode {
    let side = max(0, min(8, area.safe.width / 2))  // Our choice.
    let room = CGRect(
      x: area.safe.minX + side, y: area.safe.minY, width: max(0, area.safe.width - 2 * side),
      height: max(0, area.safe.height))
    let ideal = presentation.content.sizeThatFits(.unspecified)
    // Of content that has no size, as Color: our choice.
    let width = min(ideal.width <= 10 ? 320 : ideal.width, room.width)
    var size = presentation.content.sizeThatFits(ProposedViewSize(width: width, height: nil))
    size.width = min(size.width, room.width)
    size.height = min(size.height <= 10 ? 480 : size.height, room.height)
    let wanted = PopoverShape.frame(of: size, beside: source, sides: sides, gap: gap, in: room)
    let frame = CGRect(
      x: pixelGrid.round(wanted.minX), y: pixelGrid.round(wanted.minY), width: wanted.width, height: wanted.height)
    (presentation.content as? BubbleElement)?.point(at: source, from: frame)
    let context = PlacementContext(safeArea: SafeArea(full: frame, safe: frame), pixelGrid: pixelGrid)
    let card = CardElement(corners: .none, ground: nil, hasIndicator: false, indicator: .clear)
    return PlacedNode(
      element: card, frame: frame,
      children: [presentation.content.placed(in: frame, proposal: ProposedViewSize(frame.size), context: context)])
  }

  /// Whether what is behind loses its accent colour.
  @MainActor func dimsAccent(in area: SafeArea) -> Bool { dim != nil && !freesBackground(in: area) }

  /// Black of 20 % behind alerts and sheets, of 48 % in the dark (facts: controls §9, measured §4).
  private var dim: ResolvedColor? {
    MainActor.assumeIsolated {
      switch presentation.kind {
      case .cover, .menu, .popover, .dialog: nil
      case .sheet, .alert, .choices: SystemColor.dimming.resolved(look: world.look, isDark: presentation.isDark)
      }
    }
  }

  @MainActor private func sheet(_ traits: SheetTraits, in area: SafeArea, _ pixelGrid: PixelGrid) -> PlacedNode {
    let screen = area.full, bottom = screen.maxY - area.safe.maxY
    guard !world.device.isPad else {
      let wanted = traits.size(of: presentation.content, on: screen.size)
      let size = CGSize(width: min(wanted.width, screen.width), height: min(wanted.height, screen.height))
      let frame = CGRect(
        x: pixelGrid.round(screen.midX - size.width / 2), y: pixelGrid.round(screen.midY - size.height / 2),
        width: size.width, height: size.height)
      // Radii: facts, controls §9.
      return placedCard(
        frame, corners: .all(traits.cornerRadius ?? (world.look == .ios26 ? 38 : 10)),
        area: SafeArea(full: frame, safe: frame), pixelGrid, hasIndicator: traits.indicator == .visible)
    }
    // On a phone on its side there is no room for less than the whole screen.
    if world.device.verticalSizeClass(world.orientation) == .compact {
      return placedCard(screen, corners: .none, area: area, pixelGrid)
    }
    let isGlass = world.look == .ios26
    // Large sheets begin 10 points below the safe area (facts: measured §4); at its top on iOS 26 (controls §9).
    let top = area.safe.minY + (isGlass ? 0 : 10)
    let largest = screen.maxY - top
    let height = min(largest, traits.height(largest: largest, screen: screen.height, bottom: bottom))
    var frame = CGRect(x: screen.minX, y: pixelGrid.round(screen.maxY - height), width: screen.width, height: height)
    frame.size.height = screen.maxY - frame.minY
    // Smaller ones float on iOS 26, 8 points from the edges (facts: controls §9: 6 to 8).
    let floats = isGlass && height < largest
    if floats { frame = CGRect(x: 8, y: frame.minY - 8, width: screen.width - 16, height: height) }
    let radius = traits.cornerRadius ?? (isGlass ? 38 : 10)
    let left = max(frame.minX, area.safe.minX), right = min(frame.maxX, area.safe.maxX)
    let safe = CGRect(
      x: left, y: frame.minY, width: max(0, right - left), height: max(0, frame.height - (floats ? 0 : bottom)))
    return placedCard(
      frame, corners: floats ? .all(radius) : .top(radius), area: SafeArea(full: frame, safe: safe), pixelGrid,
      hasIndicator: traits.showsIndicator)
  }

  @MainActor private func placedCard(
    _ frame: CGRect, corners: CardElement.Corners, area: SafeArea, _ pixelGrid: PixelGrid, hasIndicator: Bool = false
  ) -> PlacedNode {
    let context = PlacementContext(safeArea: area, pixelGrid: pixelGrid)
    // As the root of a screen: proposed what is safe, in the middle of it.
    let safe = area.safe, proposal = ProposedViewSize(safe.size)
    let size = presentation.content.sizeThatFits(proposal)
    let origin = CGPoint(
      x: pixelGrid.round(safe.midX - size.width / 2), y: pixelGrid.round(safe.midY - size.height / 2))
    var children: [PlacedNode] = []
    if let background = presentation.background {
      children.append(background.placed(in: frame, proposal: ProposedViewSize(frame.size), context: context))
    }
    children.append(
      presentation.content.placed(in: CGRect(origin: origin, size: size), proposal: proposal, context: context))
    let ground = SystemColor.systemBackground.resolved(
      look: world.look, isDark: presentation.isDark, isHighContrast: false, isElevated: corners != .none)
    let card = CardElement(
      corners: corners, ground: presentation.background == nil ? ground : nil, hasIndicator: hasIndicator,
      indicator: SystemColor.tertiaryLabel.resolved(
        look: world.look, isDark: presentation.isDark, isHighContrast: false, isElevated: true))
    return PlacedNode(element: card, frame: frame, children: children)
  }

  /// Something as large as it wants to be, that draws its own ground.
  @MainActor private func floating(
    in area: SafeArea, _ pixelGrid: PixelGrid, origin: (CGSize) -> CGPoint
  ) -> PlacedNode {
    let screen = area.full
    let proposal = ProposedViewSize(
      width: max(0, screen.width - 16), height: max(0, area.safe.height - 16))
    let size = presentation.content.sizeThatFits(proposal)
    let corner = origin(size)
    let frame = CGRect(
      x: pixelGrid.round(corner.x), y: pixelGrid.round(corner.y), width: size.width, height: size.height)
    let context = PlacementContext(safeArea: SafeArea(full: frame, safe: frame), pixelGrid: pixelGrid)
    let card = CardElement(corners: .none, ground: nil, hasIndicator: false, indicator: .clear)
    return PlacedNode(
      element: card, frame: frame,
      children: [presentation.content.placed(in: frame, proposal: proposal, context: context)])
  }

  /// Below the view that it belongs to, above it where there is more room; 8 points from the screen's sides.
  private func origin(of size: CGSize, beside source: CGRect, in area: SafeArea) -> CGPoint {
    let safe = area.safe, side: CGFloat = 8, gap: CGFloat = 8  // Our choice.
    let x = min(
      max(source.midX - size.width / 2, safe.minX + side), max(safe.minX + side, safe.maxX - side - size.width))
    let below = source.maxY + gap
    if below + size.height <= safe.maxY || safe.maxY - source.maxY >= source.minY - safe.minY {
      return CGPoint(x: x, y: min(below, max(safe.minY, safe.maxY - size.height)))
    }
    return CGPoint(x: x, y: max(safe.minY, source.minY - gap - size.height))
  }
}

/// What lies between a presentation and the screen behind it: takes all touches there.
private final class BackdropElement: ViewElement {
  private let dim: ResolvedColor?
  private let dismiss: (@MainActor () -> Void)?
  /// Lets touches through.
  private let isFree: Bool

  init(dim: ResolvedColor?, dismiss: (@MainActor () -> Void)?, isFree: Bool) {
    (self.dim, self.dismiss, self.isFree) = (dim, dismiss, isFree)
    super.init(kind: "backdrop")
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    if let dim { painter.fill(Path(node.frame), with: .color(dim)) }
  }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    guard !isFree else { return nil }
    var target = TouchTarget(role: .backdrop)
    if let dismiss { target.tap = { _ in dismiss() } }
    return target
  }
}

/// The card of a presentation: its ground in its shape, the content clipped by it, and what it can be dragged by.
private final class CardElement: ViewElement {
  enum Corners: Equatable {
    case none
    case top(CGFloat)
    case all(CGFloat)
  }

  private let corners: Corners
  private let ground: ResolvedColor?
  private let hasIndicator: Bool
  private let indicator: ResolvedColor

  init(corners: Corners, ground: ResolvedColor?, hasIndicator: Bool, indicator: ResolvedColor) {
    (self.corners, self.ground) = (corners, ground)
    (self.hasIndicator, self.indicator) = (hasIndicator, indicator)
    super.init(kind: "card")
  }

  private func outline(_ frame: CGRect) -> Path? {
    switch corners {
    case .none: nil
    case .all(let radius): RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: frame)
    case .top(let radius):
      UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous).path(in: frame)
    }
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    guard let outline = outline(frame) else {
      if let ground { painter.fill(Path(frame), with: .color(ground)) }
      return painter.paintChildren(of: node)
    }
    var group = DisplayGroup(commands: [])
    group.clip = outline
    painter.group(group) { painter in
      if let ground { painter.fill(Path(frame), with: .color(ground)) }
      painter.paintChildren(of: node)
    }
    guard hasIndicator else { return }
    // 36 × 5, 5 points below the edge (facts: controls §9, "grabber").
    let bar = CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    painter.fill(Capsule(style: .circular).path(in: bar), with: .color(indicator))
  }

  /// Nothing behind the card is touched through it.
  override func touchInk(of node: PlacedNode, at point: CGPoint) -> Bool { node.frame.contains(point) }
}
