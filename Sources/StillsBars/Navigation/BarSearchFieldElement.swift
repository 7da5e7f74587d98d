import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// A search field: a grey ground of 10 points' radius (a capsule of glass in the newer look), a magnifying glass, and
/// what is searched for or the prompt (facts: controls §10).
package final class BarSearchFieldElement: ViewElement {
  private let field: BarSearchField
  private let traits: BarTraits
  private let label: BarLabelElement

  package init(_ field: BarSearchField, traits: BarTraits) {
    (self.field, self.traits) = (field, traits)
    label = BarLabelElement(
      field.text.isEmpty ? field.prompt : field.text,
      font: FontRequest(family: .system(.standard), size: 17, weight: 400),
      color: traits.color(field.text.isEmpty ? .secondaryLabel : .label), traits: traits)
    super.init(kind: "SearchField")
  }

  package override var accessibilityIdentifier: String? { field.identifier }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: traits.isGlass ? 44 : 36))
  }

  /// Icon and text begin 13 and 41.5 from the newer look's edge; in the older one at 8 and 30, which was chosen.
  private var iconCenter: CGFloat { traits.isGlass ? 13 + 9 : 8 + 9.5 }
  private var textStart: CGFloat { traits.isGlass ? 41.5 : 30 }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    let offer = ProposedViewSize(width: max(0, frame.width - textStart - 8), height: nil)
    let size = label.sizeThatFits(offer)
    let x = traits.isRightToLeft ? frame.maxX - textStart - size.width : frame.minX + textStart
    let y = traits.pixelGrid.round(frame.midY - label.capitalCenter(width: size.width))
    return PlacedNode(
      element: self, frame: frame,
      children: [label.placed(in: CGRect(origin: CGPoint(x: x, y: y), size: size), proposal: offer, context: context)])
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.pixelGrid.snap(node.frame)
    var group = DisplayGroup(name: "SearchField", commands: [])
    group.identifier = field.identifier
    group.clip = traits.isGlass ? nil : Path(frame)
    painter.group(group) { painter in
      if traits.isGlass {
        painter.append(Glass.commands(in: frame, traits: traits))
      } else {
        painter.fill(
          Path(roundedRect: frame, cornerRadius: 10), with: .color(traits.color(.tertiarySystemFill)))
      }
      if let icon = BarImage.symbol("magnifyingglass", size: 17, scale: .medium, traits: traits) {
        let middle = traits.isRightToLeft ? frame.maxX - iconCenter : frame.minX + iconCenter
        let place = CGRect(
          x: middle - icon.size.width / 2, y: frame.midY - icon.size.height / 2, width: icon.size.width,
          height: icon.size.height)
        painter.append(icon.draw(place, traits.color(.secondaryLabel)))
      }
      painter.paintChildren(of: node)
    }
  }

  @MainActor package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    var target = TouchTarget(role: .field, label: field.prompt)
    target.type = field.type
    return target
  }
}
