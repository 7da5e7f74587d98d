import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A toolbar as it is drawn and touched.
package final class ToolbarElement: ViewElement {
  private let bar: Toolbar
  private let traits: BarTraits
  private let appearance: BarAppearance
  private let space: BarSpace
  package let extent: ToolbarExtent
  private var grounds: [NavigationBarElement.Platter] = []

  package init(_ bar: Toolbar, traits: BarTraits, space: BarSpace, scroll: BarScroll = BarScroll()) {
    (self.bar, self.traits, self.space) = (bar, traits, space)
    extent = ToolbarExtent(traits, space: space)
    appearance = bar.appearance.chosen(isAtEdge: scroll.below <= 0.5, isCompact: extent.row.height < 44)
    super.init(kind: "Toolbar")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { extent.frame.size }

  package func placed(context: PlacementContext) -> PlacedNode {
    placed(in: extent.frame, proposal: ProposedViewSize(extent.frame.size), context: context)
  }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    let parts = arranged()
    let nodes = parts.map { part in
      part.element.placed(in: directed(part.frame), proposal: ProposedViewSize(part.frame.size), context: context)
    }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  private func directed(_ frame: CGRect) -> CGRect {
    guard traits.isRightToLeft else { return frame }
    return CGRect(
      x: space.full.minX + space.full.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Arranging

  private enum Piece {
    case part(ViewElement, CGSize, fill: ResolvedColor?, hasGround: Bool)
    case fixed(CGFloat)
    case flexible
  }

  /// Room that is left is shared equally by flexible spaces; without one items stand at the leading side, in the newer
  /// look in the middle.
  private func arranged() -> [BarPart] {
    let pieces = pieces()
    let row = extent.row.insetBy(dx: extent.margin, dy: 0)
    let gap: CGFloat = traits.isGlass ? 12 : 8
    var used: CGFloat = 0, flexible: CGFloat = 0, previousIsPart = false
    for piece in pieces {
      switch piece {
      case .part(_, let size, _, _):
        used += size.width + (previousIsPart ? gap : 0)
        previousIsPart = true
      case .fixed(let length): used += length
      case .flexible:
        flexible += 1
        previousIsPart = false
      }
    }
    let rest = max(0, row.width - used)
    let share = flexible > 0 ? rest / flexible : 0
    var x = row.minX + (flexible == 0 && traits.isGlass ? rest / 2 : 0)
    var parts: [BarPart] = []
    grounds = []
    previousIsPart = false
    for piece in pieces {
      switch piece {
      case .fixed(let length): x += length
      case .flexible:
        x += share
        previousIsPart = false
      case .part(let element, let size, let fill, let hasGround):
        if previousIsPart { x += gap }
        let slot = CGRect(
          x: traits.pixelGrid.round(x), y: extent.row.minY, width: size.width, height: extent.row.height)
        if hasGround { grounds.append(.init(frame: directed(slot), fill: fill)) }
        parts.append(BarPart(element: element, frame: centered(element, in: slot)))
        x += size.width
        previousIsPart = true
      }
    }
    return parts
  }

  private func pieces() -> [Piece] {
    let color = traits.isGlass ? traits.color(.label) : bar.tint ?? traits.tint
    var pieces: [Piece] = []
    for item in bar.items {
      switch item.content {
      case .fixedSpace(let length): pieces.append(.fixed(length.finiteOrZero))
      case .flexibleSpace: pieces.append(.flexible)
      case .text, .symbol, .image, .element:
        let isFilled = item.isProminent && item.isEnabled
        let ink = traits.isGlass && isFilled ? ResolvedColor.white : color
        guard let element = item.element(appearance, color: ink, traits: traits) else { continue }
        var size = element.sizeThatFits(ProposedViewSize(width: nil, height: extent.row.height))
        size = CGSize(width: size.width.finiteOrZero, height: size.height.finiteOrZero)
        if item.width > 0, item.width.isFinite { size.width = item.width }
        let hasGround = traits.isGlass && item.sharesGround
        if hasGround { size.width = max(48, size.width + 24) }
        let fill = isFilled ? item.tint ?? bar.tint ?? traits.tint : nil
        pieces.append(.part(element, size, fill: fill, hasGround: hasGround))
      }
    }
    if let field = bar.searchField {
      let taken = pieces.reduce(CGFloat(0)) { sum, piece in
        if case .part(_, let size, _, _) = piece { sum + size.width + 12 } else { sum }
      }
      let width = max(100, extent.row.width - 2 * extent.margin - taken)
      pieces.append(
        .part(
          BarSearchFieldElement(field, traits: traits), CGSize(width: width, height: extent.row.height), fill: nil,
          hasGround: false))
    }
    return pieces
  }

  private func centered(_ element: ViewElement, in slot: CGRect) -> CGRect {
    if element is BarSearchFieldElement { return slot }
    let inner = element.sizeThatFits(ProposedViewSize(width: nil, height: slot.height))
    let size = CGSize(width: inner.width.finiteOrZero, height: inner.height.finiteOrZero)
    var y = slot.midY - size.height / 2
    if let label = (element as? BarItemElement)?.content as? BarLabelElement {
      y = traits.pixelGrid.round(slot.midY - label.capitalCenter(width: size.width))
    }
    return CGRect(x: slot.midX - size.width / 2, y: y, width: size.width, height: size.height)
  }

  // MARK: Painting

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.group(DisplayGroup(name: "Toolbar", commands: [])) { painter in
      if !traits.isGlass {
        painter.append(appearance.backgroundCommands(in: node.frame, traits: traits))
        painter.append(appearance.shadowCommands(at: node.frame.minY, in: node.frame, isBelow: false, traits: traits))
      }
      for ground in grounds { painter.append(Glass.commands(in: ground.frame, fill: ground.fill, traits: traits)) }
      painter.paintChildren(of: node)
    }
  }
}
