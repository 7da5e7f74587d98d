import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// The root of a screen: its views, and what they present in front of them.
nonisolated package struct PresentationRoot<Content: View>: PrimitiveView {
  let content: Content

  package init(content: Content) { self.content = content }

  @MainActor package static func _resolve(_ view: PresentationRoot, in context: ViewContext) -> [ViewElement] {
    let dimmed = context.graph.memory { DimmedScreens() }
    let inner = context.child(.content).setting { dimmed.tell(&$0) }
    let elements = inner.identified(inner.resolvePlace(view.content))
    return [
      PresentationHost(
        content: implicitStack(of: elements), graph: context.graph, world: context.environment.world)
    ]
  }
}

/// Collects what views present while they are placed.
@MainActor final class PresentationStage {
  private var waiting: [(presentation: Presentation, source: CGRect)] = []

  nonisolated init() {}

  func present(_ presentation: Presentation, from source: CGRect) { waiting.append((presentation, source)) }

  func take() -> [(presentation: Presentation, source: CGRect)] {
    defer { waiting = [] }
    return waiting
  }
}

/// Something shown in front of a screen.
@MainActor final class Presentation {
  enum Kind {
    case sheet(SheetTraits)
    case cover
    case alert
    case choices
    /// What the arrow's side is to be, where the author says.
    case popover(Edge?)
    /// Choices that come out of what they belong to.
    case dialog
    case menu
  }

  let name: String
  let kind: Kind
  let content: ViewElement
  let background: ViewElement?
  /// Takes it away; nil where nothing but the author's code does.
  let dismiss: (@MainActor () -> Void)?
  /// What of the presenting view a popover points at.
  let anchor: PopoverAttachmentAnchor
  let isDark: Bool
  let direction: LayoutDirection
  /// Where it is resolved: what tells it from others.
  let place: IdentityNode

  init(
    name: String, kind: Kind, content: ViewElement, background: ViewElement? = nil,
    dismiss: (@MainActor () -> Void)?, anchor: PopoverAttachmentAnchor = .rect(.bounds), in context: ViewContext
  ) {
    self.anchor = anchor
    (self.name, self.kind, self.content, self.background) = (name, kind, content, background)
    (self.dismiss, place) = (dismiss, context.node)
    isDark = context.environment.colorScheme == .dark
    direction = context.environment.layoutDirection
  }
}

/// Where something is presented: places its content as usual and tells the screen.
final class PresentingElement: UnaryElement {
  private let presentation: Presentation
  private let graph: ViewGraph

  init(content: ViewElement, presentation: Presentation, graph: ViewGraph) {
    (self.presentation, self.graph) = (presentation, graph)
    super.init(kind: "presenting", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let node = super.placed(in: frame, proposal: proposal, context: context)
    // Asked for each time: what is placed by the graph's memory is placed again in every pass.
    MainActor.assumeIsolated { graph.memory { PresentationStage() }.present(presentation, from: frame) }
    return node
  }

  override var details: String { MainActor.assumeIsolated { presentation.name } }
}

/// Lays what is presented over the screen, each in front of what presented it. Where nothing is, it leaves no trace.
package final class PresentationHost: UnaryElement {
  private let graph: ViewGraph
  private let world: World

  /// A limit of our own: no screen shows more in front of each other.
  private static let limit = 128

  init(content: ViewElement, graph: ViewGraph, world: World) {
    (self.graph, self.world) = (graph, world)
    super.init(kind: "screen", content: content)
  }

  @MainActor private var stage: PresentationStage { graph.memory { PresentationStage() } }

  /// What is presented, or the screen alone.
  package var views: ViewElement { content }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    MainActor.assumeIsolated {
      _ = stage.take()
      let base = content.placed(in: frame, proposal: proposal, context: context)
      var presented: [(place: IdentityNode, element: PresentationLayer, node: PlacedNode)] = []
      while let next = take(), presented.count < Self.limit {
        let layer = PresentationLayer(next.presentation, world: world)
        let node = layer.placed(in: context.safeArea, source: next.source, pixelGrid: context.pixelGrid)
        presented.append((next.presentation.place, layer, node))
      }
      let dimming = presented.lastIndex { $0.element.dimsAccent(in: context.safeArea) }
      graph.memory { DimmedScreens() }.set(dimming.map { $0 + 1 } ?? 0, on: graph)
      let layers = graph.memory { PresentationMotion() }.update(presented, on: graph)
      guard !layers.isEmpty else { return base }
      return PlacedNode(
        element: self, frame: frame, children: [pushedBack(base, by: layers.first, context)] + pushed(layers, context))
    }
  }

  /// One thing at a time is presented from one screen, as on iOS.
  @MainActor private func take() -> (presentation: Presentation, source: CGRect)? {
    let waiting = stage.take()
    for other in waiting.dropFirst() {
      graph.reports.add("\(other.presentation.name): it is not shown, for something else is presented there already")
    }
    return waiting.first
  }

  @MainActor private func pushed(_ layers: [PresentationMotion.Layer], _ context: PlacementContext) -> [PlacedNode] {
    layers.indices.map { index in
      pushedBack(
        layers[index].element.moved(layers[index]), by: index + 1 < layers.count ? layers[index + 1] : nil, context)
    }
  }

  /// A screen behind a large sheet stands back (facts: measured §4, "Page sheet": on a screen 414 wide it is 372 wide, its
  /// top at the safe area's).
  @MainActor private func pushedBack(
    _ node: PlacedNode, by next: PresentationMotion.Layer?, _ context: PlacementContext
  ) -> PlacedNode {
    guard let next, next.element.pushesBack, world.look == .ios18 else { return node }
    let screen = context.safeArea.full
    let card = (node.element as? PresentationLayer)?.cardFrame(of: node) ?? screen
    return PlacedNode(
      element: PushedBackElement(
        content: node.element, card: card, screen: screen, top: context.safeArea.safe.minY,
        ground: node.element is PresentationLayer
          ? nil : SystemColor.systemBackground.resolved(look: world.look, isDark: world.appearance == .dark),
        part: CGFloat(min(max(next.part, 0), 1))),
      frame: node.frame, children: [node])
  }

  /// What lies behind something that covers the whole screen need not be drawn, nor what is three sheets deep.
  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let layers = node.children
    let covered = layers.lastIndex { ($0.element as? PresentationLayer)?.coversAll == true && $0.isAtRest } ?? 0
    let deep = layers.count > 4 ? layers.count - 3 : 0
    for layer in layers[max(covered, deep)...] { painter.paint(layer) }
  }
}

/// A screen that stands back behind a sheet.
private final class PushedBackElement: UnaryElement {
  private let card: CGRect
  private let screen: CGRect
  private let transform: CGAffineTransform
  /// What is under the screen's views; nil: they bring their own.
  private let ground: ResolvedColor?

  private let radius: CGFloat

  /// `part`: how far it stands back, from 0 to 1.
  init(content: ViewElement, card: CGRect, screen: CGRect, top: CGFloat, ground: ResolvedColor?, part: CGFloat) {
    (self.card, self.screen, self.ground) = (card, screen, ground)
    let scale = part == 1 ? 372.0 / 414 : 1 - (1 - 372.0 / 414) * part, top = card.minY + (top - card.minY) * part
    radius = 10 * part / scale
    transform = CGAffineTransform(translationX: -card.midX, y: -card.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: card.midX, y: top))
    super.init(kind: "pushedBack", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.fill(Path(screen), with: .color(.black))
    var group = DisplayGroup(commands: [])
    group.transform = transform
    group.clip = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: card)
    painter.group(group) { painter in
      if let ground { painter.fill(Path(card), with: .color(ground)) }
      painter.paintChildren(of: node)
    }
  }

  override func touchTransform(of node: PlacedNode) -> CGAffineTransform? { transform }
}

extension PlacedNode {
  /// Whether a presentation is where it is going to be.
  fileprivate var isAtRest: Bool { !children.contains { $0.element is MovedElement } }
}
