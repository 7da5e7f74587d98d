import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// The arrow back, and the title beside it.
///
/// Its frame begins at the bar's edge: a touch at the very side goes back too.
package final class BackButtonElement: ViewElement {
  /// Where the title's frame begins: its letters' ink was measured at 30.33 points, that of an A at 29.33.
  static let labelStart: CGFloat = 29

  private let button: BackButton
  private let label: BarLabelElement?
  private let color: ResolvedColor
  private let indicator: BarImage?
  private let traits: BarTraits
  private let offset: CGSize

  init(
    _ button: BackButton, label: BarLabelElement?, color: ResolvedColor, indicator: BarImage?, traits: BarTraits,
    offset: CGSize = .zero
  ) {
    (self.button, self.label, self.color) = (button, label, color)
    (self.indicator, self.traits, self.offset) = (indicator, traits, offset)
    super.init(kind: "BackButton")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 44, height: 44))
  }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    guard let label else { return PlacedNode(element: self, frame: frame) }
    let size = label.sizeThatFits(.unspecified)
    let x =
      traits.isRightToLeft ? frame.maxX - Self.labelStart - size.width : frame.minX + Self.labelStart
    let y = traits.pixelGrid.round(frame.midY - label.capitalCenter(width: nil))
    let place = CGRect(origin: CGPoint(x: x + offset.width, y: y + offset.height), size: size)
    return PlacedNode(
      element: self, frame: frame, children: [label.placed(in: place, proposal: .unspecified, context: context)])
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.group(DisplayGroup(name: "BackButton", role: .button, commands: [])) { painter in
      painter.append(arrow(in: node.frame))
      painter.paintChildren(of: node)
    }
  }

  @MainActor package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    TouchTarget(role: .backButton, label: button.title ?? "Back") { [button] _ in button.action?() }
  }

  package override var details: String { label?.details ?? "arrow" }

  // MARK: The arrow

  /// 11 × 19 points of ink beginning 9.33 from the edge in the older look (measured §5); 9 × 18, 2.5 thick and in the
  /// middle of its circle in the newer one (facts: uikit-bars §1).
  private func arrow(in frame: CGRect) -> [DisplayCommand] {
    let ink: CGRect
    if traits.isGlass {
      ink = CGRect(x: frame.midX - 5, y: frame.midY - 9, width: 9, height: 18)
    } else {
      // The ink's middle is 0.2 above the row's: 12.33 to 31.33 of 44.
      let left = traits.isRightToLeft ? frame.maxX - 20.33 : frame.minX + 9.33
      ink = CGRect(x: left, y: frame.midY - 9.67, width: 11, height: 19)
    }
    if let indicator {
      // In the place of the system's, whose frame begins 8 points from the edge.
      let size = indicator.size
      let left = (traits.isGlass ? ink.midX - size.width / 2 : frame.minX + 8) - indicator.alignmentInsets.leading
      let place = CGRect(
        x: traits.isRightToLeft && !traits.isGlass ? frame.maxX - 8 - size.width : left,
        y: frame.midY - size.height / 2, width: size.width, height: size.height)
      return indicator.draw(place, color)
    }
    let line: CGFloat = traits.isGlass ? 2.5 : 2.67
    let inner = ink.insetBy(dx: line / 2, dy: line / 2)
    let (tip, ends) = traits.isRightToLeft ? (inner.maxX, inner.minX) : (inner.minX, inner.maxX)
    let path = Path { path in
      path.move(to: CGPoint(x: ends, y: inner.minY))
      path.addLine(to: CGPoint(x: tip, y: inner.midY))
      path.addLine(to: CGPoint(x: ends, y: inner.maxY))
    }
    return [.stroke(path, .color(color), StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round))]
  }
}
