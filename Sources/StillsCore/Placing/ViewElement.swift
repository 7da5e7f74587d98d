import Foundation
import StillsDisplay
import StillsGeometry
import StillsLayout

/// What a view is once everything about it is known: it can be measured, placed and painted.
///
/// Elements are measured as often as their container likes, placed once a pass, and painted from where they were placed.
/// They serve in further passes while nothing that their view depends on changes; so what an element is made of never
/// changes, and what it remembers follows from that and from what it is asked.
open class ViewElement: LayoutItem {
  /// What dumps call it: `Text`, `padding`.
  package let kind: String
  /// The author's own views this element is all of, outermost first.
  package var viewNames: [String] = []
  /// What the author calls the element: the `id`s, or a collection's identities, that scroll views find it by.
  package var identities: [AnyHashable] = []
  /// What assistive technologies, and steps, call it.
  package var labels: [String] = []
  /// Where the layout around wants it.
  package private(set) var placement: Placement?
  private var measurements = MeasurementCache()
  private var lastPlace: LastPlace?

  public init(kind: String) { self.kind = kind }

  // MARK: Measuring

  /// How big the element is for `proposal`; asked once for each proposal.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  open func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  open var spacing: ViewSpacing { .plain }
  open var layoutPriority: Double { 0 }
  open var zIndex: Double { 0 }
  open func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  // MARK: Placing

  /// The element's place in the tree of places. `frame` is in screen points and as big as `proposal` made the element.
  open func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    PlacedNode(element: self, frame: frame)
  }

  // MARK: Moving

  /// Where the element comes from.
  package var identity: ElementIdentity?
  /// Whether the elements inside move along when this one moves, instead of each by itself.
  open var movesAsOne: Bool { false }
  /// Whether this one moves the elements inside by itself, as a scroll view does.
  open var movesContent: Bool { false }
  /// Whether elements that have left may still be drawn among its children.
  open var keepsDepartures: Bool { true }
  /// The place of an element that has left and is still drawn; unless told otherwise the one it had.
  @MainActor open func placedAgain(_ node: PlacedNode) -> PlacedNode { node }

  // MARK: Painting

  open func paint(_ node: PlacedNode, into painter: inout Painter) { painter.paintChildren(of: node) }

  /// Whether the views inside cast shadows each by itself, where a shadow is asked for around this one: containers, and
  /// what draws nothing and changes nothing of how things are drawn.
  open var castsShadowsByParts: Bool { false }

  // MARK: Touching

  /// What a touch inside `node`'s frame does; nil lets it through.
  @MainActor open func touchTarget(of node: PlacedNode) -> TouchTarget? { nil }

  /// False where neither the element nor anything inside takes touches: hidden and wholly transparent views.
  @MainActor open func letsTouchesIn(_ node: PlacedNode) -> Bool { true }

  /// How what is inside is drawn elsewhere than where the layout has it, in screen points; nil: just there.
  @MainActor open func touchTransform(of node: PlacedNode) -> CGAffineTransform? { nil }

  /// The area outside of which nothing inside takes touches; nil: everywhere.
  @MainActor open func touchWindow(of node: PlacedNode) -> CGRect? { nil }

  /// The outline that takes touches instead of what is drawn inside.
  @MainActor open func touchShape(of node: PlacedNode) -> Path? { nil }

  /// Whether the element itself draws something at the point; what is inside is asked on its own. Elements with
  /// children draw nothing unless they say so.
  @MainActor open func touchInk(of node: PlacedNode, at point: CGPoint) -> Bool {
    guard node.children.isEmpty else { return false }
    return kind == "Image" ? node.frame.holds(point) : drawsSomething(in: node, at: point)
  }

  /// The children from back to front.
  @MainActor open func touchOrder(of node: PlacedNode) -> [Int] {
    let children = node.children
    guard children.contains(where: { $0.element.zIndex != 0 }) else { return Array(children.indices) }
    return children.indices.sorted { (children[$0].element.zIndex, $0) < (children[$1].element.zIndex, $1) }
  }

  /// The words that the element shows, for steps that name it.
  open var touchText: String? { nil }

  /// Where the view with the identity is in `node`; nil where it is not. Scroll views ask for it.
  @MainActor open func frame(ofIdentity id: AnyHashable, in node: PlacedNode) -> CGRect? {
    if identities.contains(id) { return node.frame }
    return node.children.lazy.compactMap { $0.element.frame(ofIdentity: id, in: $0) }.first
  }

  // MARK: Dumping

  /// The elements inside, as far as they are known before placing.
  open var children: [ViewElement] { [] }
  /// What tells this element from others of its kind, for dumps: `"Hello" 17pt`.
  open var details: String { "" }
  /// What the view was given, for comparing scenes: `alignment leading, spacing 8`. Nothing that layout decides.
  open var sceneDetails: String { details }
  /// What the layout dump tells beside the frame: baselines, lines.
  open func placementFacts(in frame: CGRect) -> [(name: String, value: String)] { [] }
  open var accessibilityIdentifier: String? { nil }
  /// What it is called where scenes are compared.
  open var sceneKind: String { kind }
}

extension ViewElement {
  /// Elements serve again, and are named again then.
  package func name(_ id: AnyHashable) { if !identities.contains(id) { identities.append(id) } }

  package struct Placement {
    package var origin: CGPoint
    package var proposal: ProposedViewSize
  }

  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measurements.size(for: proposal) { return known }
    guard StackRoom.isLeft else { return .zero }
    let size = measure(proposal)
    measurements.store(size, for: proposal)
    return size
  }

  /// Places the element, or gives the place it had when it would be the same. Containers use it for children that may serve
  /// in several passes.
  package final func placedIfMoved(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    if let last = lastPlace, last.frame == frame, last.proposal == proposal, last.context == context {
      return PlacedNode(element: self, frame: frame, children: last.children)
    }
    guard StackRoom.isLeft else { return PlacedNode(element: self, frame: frame) }
    let effects = PlacingEffects.count
    let node = placed(in: frame, proposal: proposal, context: context)
    // Leaves are placed as quickly as they are found again.
    let canServe =
      effects == PlacingEffects.count && !node.children.isEmpty && node.frame == frame && node.element === self
    lastPlace =
      canServe ? LastPlace(frame: frame, proposal: proposal, context: context, children: node.children) : nil
    return node
  }

  /// Forgets where the layout around wanted the element.
  package final func clearPlacement() { placement = nil }

  public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = Placement(origin: origin, proposal: proposal)
  }

  /// Places the element where its container has put it, or in the middle of `bounds` when the container did not say.
  package final func placed(wanted bounds: CGRect, context: PlacementContext) -> PlacedNode {
    if let placement {
      let size = sizeThatFits(placement.proposal)
      return placedIfMoved(
        in: CGRect(origin: placement.origin, size: size), proposal: placement.proposal, context: context)
    }
    let proposal = ProposedViewSize(bounds.size)
    let size = sizeThatFits(proposal)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return placedIfMoved(in: CGRect(origin: origin, size: size), proposal: proposal, context: context)
  }
}

/// Where an element was placed last, and for what. Not its node, which holds the element.
private struct LastPlace {
  let frame: CGRect
  let proposal: ProposedViewSize
  let context: PlacementContext
  let children: [PlacedNode]
}
