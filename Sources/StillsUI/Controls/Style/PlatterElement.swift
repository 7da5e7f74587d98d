import Foundation
import StillsDisplay

/// A ground under a control's label, a fixed distance larger on every side.
///
/// *Proposes* what it is proposed less the insets; *reports* its content and the insets; *places* the content within
/// them. A circle's ground is as wide as it is high.
final class PlatterElement: UnaryElement {
  enum Outline {
    case capsule
    case rounded(CGFloat)
  }

  private let insets: EdgeInsets
  private let style: ResolvedStyle
  /// A line along the edge.
  private let rim: ResolvedStyle?
  private let outline: Outline
  private let isSquare: Bool
  /// As wide as it may be.
  private let fillsWidth: Bool

  init(
    _ content: ViewElement, insets: EdgeInsets, style: ResolvedStyle, rim: ResolvedStyle? = nil, outline: Outline,
    isSquare: Bool = false, fillsWidth: Bool = false
  ) {
    (self.insets, self.style, self.rim, self.outline, self.isSquare) = (insets, style, rim, outline, isSquare)
    self.fillsWidth = fillsWidth
    super.init(kind: "platter", content: content)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    var outer = CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    if fillsWidth, let width = proposal.width { outer.width = max(outer.width, width) }
    let side = max(outer.width, outer.height)
    return isSquare ? CGSize(width: side, height: side) : outer
  }

  private func contentFrame(in frame: CGRect, proposal: ProposedViewSize) -> CGRect {
    let size = content.sizeThatFits(inner(proposal))
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let frame = contentFrame(in: CGRect(origin: .zero, size: size), proposal: proposal)
    let guide = content.explicitAlignment(key, size: frame.size, proposal: inner(proposal))
    return guide.map { $0 + (key.isVertical ? frame.minY : frame.minX) }
  }

  override var spacing: ViewSpacing { .plain }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let inside = contentFrame(in: frame, proposal: proposal)
    return PlacedNode(
      element: self, frame: frame,
      children: [content.placed(in: inside, proposal: inner(proposal), context: context)])
  }

  override var sceneDetails: String {
    switch outline {
    case .capsule: "capsule"
    case .rounded(let radius): "cornerRadius \(NumberText.string(radius))"
    }
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    let edge = path(in: frame)
    painter.fill(edge, with: style, in: frame)
    if let rim { painter.stroke(edge, with: rim, in: frame, style: StrokeStyle()) }
    painter.paintChildren(of: node)
  }

  private func path(in frame: CGRect) -> Path {
    switch outline {
    case .capsule: Capsule().path(in: frame)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: frame)
    }
  }
}
