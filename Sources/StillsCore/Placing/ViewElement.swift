import Foundation
import StillsDisplay
import StillsGeometry
import StillsLayout

/// What a view is once everything about it is known: it can be measured, placed and painted.
///
/// Elements live for one pass. They are measured as often as their container likes, placed once, and painted from
/// where they were placed.
open class ViewElement: LayoutItem {
  /// What dumps call it: `Text`, `padding`.
  package let kind: String
  /// The author's own views this element is all of, outermost first.
  package var viewNames: [String] = []
  /// Where the layout around wants it.
  package private(set) var placement: Placement?
  private var measurements = MeasurementCache()

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

  // MARK: Painting

  open func paint(_ node: PlacedNode, into painter: inout Painter) { painter.paintChildren(of: node) }

  // MARK: Touching

  /// What a touch inside `node`'s frame does; nil lets it through.
  @MainActor open func touchTarget(of node: PlacedNode) -> TouchTarget? { nil }

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
}

extension ViewElement {
  package struct Placement {
    package var origin: CGPoint
    package var proposal: ProposedViewSize
  }

  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measurements.size(for: proposal) { return known }
    let size = measure(proposal)
    measurements.store(size, for: proposal)
    return size
  }

  public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    placement = Placement(origin: origin, proposal: proposal)
  }

  /// Places the element where its container has put it, or in the middle of `bounds` when the container did not say.
  package final func placed(wanted bounds: CGRect, context: PlacementContext) -> PlacedNode {
    if let placement {
      let size = sizeThatFits(placement.proposal)
      return placed(in: CGRect(origin: placement.origin, size: size), proposal: placement.proposal, context: context)
    }
    let proposal = ProposedViewSize(bounds.size)
    let size = sizeThatFits(proposal)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return placed(in: CGRect(origin: origin, size: size), proposal: proposal, context: context)
  }
}
