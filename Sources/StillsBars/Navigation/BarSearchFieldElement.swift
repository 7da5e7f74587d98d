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
    let height: CGFloat = traits.isGlass ? 44 : 36
    return CGSize(width: proposal.width ?? 200, height: min(proposal.height ?? height, height))
  }

  /// Icon and text begin 13 and 41.5 from the newer look's edge; in the older one at 8 and 30, which was chosen.
  private var iconCenter: CGFloat { traits.isGlass ? 13 + 9 : 8 + 9.5 }
  private var textStart: CGFloat { traits.isGlass ? 41.5 : 30 }
  /// What clears the text is as far from the other edge as the icon from the first; our choice.
  private var clearCenter: CGFloat { iconCenter }
  private var showsClear: Bool { field.isActive && !field.text.isEmpty }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    var nodes: [PlacedNode] = [], start = textStart
    func put(_ element: ViewElement, _ size: CGSize, y: CGFloat, _ offer: ProposedViewSize) {
      let x = traits.isRightToLeft ? frame.maxX - start - size.width : frame.minX + start
      nodes.append(
        element.placed(in: CGRect(origin: CGPoint(x: x, y: y), size: size), proposal: offer, context: context))
    }
    for token in field.tokens {
      let size = token.sizeThatFits(.unspecified)
      start += Self.tokenPadding
      put(token, size, y: frame.midY - size.height / 2, .unspecified)
      start += size.width + Self.tokenPadding + 4
    }
    // Beside tokens the prompt is gone.
    let end = showsClear ? 2 * clearCenter : 8
    let offer = ProposedViewSize(width: max(0, frame.width - start - end), height: nil)
    if field.tokens.isEmpty || !field.text.isEmpty {
      let size = label.sizeThatFits(offer)
      put(label, size, y: traits.pixelGrid.round(frame.midY - label.capitalCenter(width: size.width)), offer)
    }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  /// Tokens stand on grey, 6 points wider at both ends and 26 high, 4 apart: chosen.
  private static let tokenPadding: CGFloat = 6, tokenHeight: CGFloat = 26

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
      if showsClear, let cross = BarImage.symbol("xmark.circle.fill", size: 17, scale: .medium, traits: traits) {
        let middle = traits.isRightToLeft ? frame.minX + clearCenter : frame.maxX - clearCenter
        let place = CGRect(
          x: middle - cross.size.width / 2, y: frame.midY - cross.size.height / 2, width: cross.size.width,
          height: cross.size.height)
        painter.append(cross.draw(place, traits.color(.secondaryLabel)))
      }
      for token in node.children.prefix(field.tokens.count) {
        let ground = CGRect(
          x: token.frame.minX - Self.tokenPadding, y: frame.midY - Self.tokenHeight / 2,
          width: token.frame.width + 2 * Self.tokenPadding, height: Self.tokenHeight)
        painter.fill(
          Path(roundedRect: painter.pixelGrid.snap(ground), cornerRadius: 6), with: .color(traits.color(.systemGray)))
      }
      painter.paintChildren(of: node)
    }
  }

  @MainActor package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    var target = TouchTarget(role: .field, label: field.prompt)
    target.type = field.type
    // A tap begins to search.
    if let setActive = field.setActive, !field.isActive { target.tap = { _ in setActive(true) } }
    if showsClear, let type = field.type {
      let reach = 2 * clearCenter, isRightToLeft = traits.isRightToLeft, width = node.frame.width
      target.tap = { point in
        let fromEnd = isRightToLeft ? point.x : width - point.x
        if fromEnd < reach { type("") }
      }
    }
    return target
  }
}
