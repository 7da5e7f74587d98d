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
      part.placed(in: directed(part.frame), context: context)
    }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  private func directed(_ frame: CGRect) -> CGRect {
    guard traits.isRightToLeft else { return frame }
    return CGRect(
      x: space.full.minX + space.full.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Arranging

  /// Items that stand together: on one ground, where they have one.
  private struct Run {
    var parts: [(element: ViewElement, size: CGSize)]
    var fill: ResolvedColor?
    var hasGround = false
    /// Whether the next item may stand on the same ground.
    var isOpen = false

    /// From one item on a ground to the next, and from items to its ends: as in navigation bars.
    static let spacing: CGFloat = 16, padding: CGFloat = 12

    var inner: CGFloat { parts.reduce(0) { $0 + $1.size.width } + Self.spacing * CGFloat(parts.count - 1) }
    var width: CGFloat { hasGround ? max(48, inner + 2 * Self.padding) : inner }
  }

  private enum Piece {
    case run(Run)
    case fixed(CGFloat)
    case flexible
  }

  /// Room that is left is shared equally by flexible spaces; without one items stand at the leading side, in the newer
  /// look in the middle.
  private func arranged() -> [BarPart] {
    let pieces = pieces()
    let row = extent.row.insetBy(dx: extent.margin, dy: 0)
    let gap: CGFloat = traits.isGlass ? 12 : 8
    var used: CGFloat = 0, flexible: CGFloat = 0, previousIsRun = false
    for piece in pieces {
      switch piece {
      case .run(let run):
        used += run.width + (previousIsRun ? gap : 0)
        previousIsRun = true
      case .fixed(let length): used += length
      case .flexible:
        flexible += 1
        previousIsRun = false
      }
    }
    let rest = max(0, row.width - used)
    let share = flexible > 0 ? rest / flexible : 0
    var x = row.minX + (flexible == 0 && traits.isGlass ? rest / 2 : 0)
    var parts: [BarPart] = []
    grounds = []
    previousIsRun = false
    for piece in pieces {
      switch piece {
      case .fixed(let length): x += length
      case .flexible:
        x += share
        previousIsRun = false
      case .run(let run):
        if previousIsRun { x += gap }
        place(run, at: traits.pixelGrid.round(x), into: &parts)
        x += run.width
        previousIsRun = true
      }
    }
    return parts
  }

  private func place(_ run: Run, at x: CGFloat, into parts: inout [BarPart]) {
    let slot = CGRect(x: x, y: extent.row.minY, width: run.width, height: extent.row.height)
    if run.hasGround { grounds.append(.init(frame: directed(slot), fill: run.fill)) }
    var left = x + (run.width - run.inner) / 2
    for (element, size) in run.parts {
      let own = CGRect(x: left, y: slot.minY, width: size.width, height: slot.height)
      parts.append(BarPart(element: element, frame: centered(element, in: own)))
      left += size.width + Run.spacing
    }
  }

  /// A field to search in that would be narrower is a button until somebody searches: our choice.
  private static let leastField: CGFloat = 100

  private func roomForField(beside pieces: [Piece]) -> CGFloat {
    pieces.reduce(extent.row.width - 2 * extent.margin) { room, piece in
      if case .run(let run) = piece { room - run.width - 12 } else { room }
    }
  }

  private func pieces() -> [Piece] {
    let color = traits.isGlass ? traits.color(.label) : bar.tint ?? traits.tint
    var pieces: [Piece] = []
    var fieldIndex: Int?
    for (index, item) in bar.items.enumerated() {
      if index == bar.searchIndex { fieldIndex = pieces.count }
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
        var run = Run(parts: [(element, size)])
        run.hasGround = traits.isGlass && item.sharesGround
        run.isOpen = run.hasGround && !item.isProminent
        run.fill = isFilled ? item.tint ?? bar.tint ?? traits.tint : nil
        // Neighbours share a ground, as in navigation bars; spaces split it.
        if run.isOpen, fieldIndex != pieces.count, case .run(var last)? = pieces.last, last.isOpen {
          last.parts += run.parts
          pieces[pieces.count - 1] = .run(last)
        } else {
          pieces.append(.run(run))
        }
      }
    }
    if let field = bar.searchField, !field.isActive, roomForField(beside: pieces) < Self.leastField {
      var button = BarItem(.symbol("magnifyingglass")) { field.setActive?(true) }
      button.label = field.prompt
      if let element = button.element(appearance, color: color, traits: traits) {
        let run = Run(parts: [(element, element.sizeThatFits(.unspecified))], hasGround: true)
        pieces.insert(.run(run), at: min(fieldIndex ?? pieces.count, pieces.count))
      }
    } else if let field = bar.searchField {
      // It takes what spaces would: nothing but the usual distance is left between it and items.
      var before: [Piece] = [], after: [Piece] = []
      for (index, piece) in pieces.enumerated() {
        guard case .run = piece else { continue }
        if index < fieldIndex ?? pieces.count { before.append(piece) } else { after.append(piece) }
      }
      pieces = before + after
      // While somebody searches a cross to cancel stands beside it.
      var cancel = BarItem(.symbol("xmark")) { field.setActive?(false) }
      cancel.label = "Cancel"
      let end = field.isActive ? cancel.element(appearance, color: color, traits: traits) : nil
      let width = max(Self.leastField, roomForField(beside: pieces) - (end == nil ? 0 : 60))
      let size = CGSize(width: width, height: extent.row.height)
      var own: [Piece] = [.run(Run(parts: [(BarSearchFieldElement(field, traits: traits), size)]))]
      if let end { own.append(.run(Run(parts: [(end, end.sizeThatFits(.unspecified))], hasGround: true))) }
      pieces = before + own + after
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
