import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A tab bar as it is drawn and touched.
package final class TabBarElement: ViewElement {
  private let bar: TabBar
  private let traits: BarTraits
  private let appearance: BarAppearance
  private let space: BarSpace
  package let extent: TabBarExtent

  package init(_ bar: TabBar, traits: BarTraits, space: BarSpace, scroll: BarScroll = BarScroll()) {
    (self.bar, self.traits, self.space) = (bar, traits, space)
    extent = bar.extent(traits, space: space)
    appearance = bar.appearance.chosen(isAtEdge: scroll.below <= 0.5, isCompact: extent.kind == .inline)
    super.init(kind: "TabBar")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { extent.frame.size }

  package func placed(context: PlacementContext) -> PlacedNode {
    placed(in: extent.frame, proposal: ProposedViewSize(extent.frame.size), context: context)
  }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    if extent.isMinimized { return minimized(in: frame, context: context) }
    let (items, selected) = bar.shown(traits)
    let elements = items.enumerated().map { index, item in
      TabBarItemElement(
        item, isSelected: index == selected, kind: extent.kind, isAlone: isAlone(index, of: items), bar: bar,
        appearance: appearance, traits: traits)
    }
    var nodes = zip(elements, itemFrames(elements)).map { element, place in
      element.placed(in: directed(place), proposal: ProposedViewSize(place.size), context: context)
    }
    // Grounds of chosen items lie under all items: neighbours overlap.
    if nodes.indices.contains(selected), extent.kind != .stacked, extent.circle == nil || !isAlone(selected, of: items)
    {
      lens = nodes[selected].frame
    }
    if extent.kind == .top, let first = nodes.first, let last = nodes.last {
      platter = first.frame.union(last.frame).insetBy(dx: -4, dy: -4)
    }
    nodes.sort { $0.frame.minX < $1.frame.minX }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  /// The chosen item, whose touch brings the others back, and the one that searches, both without their titles.
  private func minimized(in frame: CGRect, context: PlacementContext) -> PlacedNode {
    let (items, selected) = bar.shown(traits)
    var nodes: [PlacedNode] = []
    func put(_ item: TabBarItem, isSelected: Bool, in place: CGRect) {
      let element = TabBarItemElement(
        item, isSelected: isSelected, kind: extent.kind, isAlone: true, bar: bar, appearance: appearance,
        traits: traits)
      nodes.append(
        element.placed(in: directed(place), proposal: ProposedViewSize(place.size), context: context))
    }
    if items.indices.contains(selected) {
      var item = items[selected]
      item.action = bar.expand ?? item.action
      put(item, isSelected: true, in: extent.row)
    }
    if let circle = extent.circle, let last = items.last { put(last, isSelected: false, in: circle) }
    (lens, platter) = (nil, nil)
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  /// Whether it stands without its title: the one that searches, in its circle or among a tablet's.
  private func isAlone(_ index: Int, of items: [TabBarItem]) -> Bool {
    guard items.indices.contains(index), items[index].isSearch else { return false }
    return extent.kind == .top || extent.circle != nil
  }

  private var lens: CGRect?
  private var platter: CGRect?

  private func itemFrames(_ elements: [TabBarItemElement]) -> [CGRect] {
    let row = extent.row, count = CGFloat(max(1, elements.count - (extent.circle == nil ? 0 : 1)))
    switch extent.kind {
    case .stacked, .inline:
      let width = row.width / count
      return elements.indices.map {
        CGRect(x: row.minX + width * CGFloat($0), y: row.minY, width: width, height: row.height)
      }
    case .platter:
      // Items of 94 × 54, 4 from the platter's edges, overlap by 8.
      let pitch = (row.width - 16) / count
      return elements.indices.map { index in
        if let circle = extent.circle, index == elements.count - 1 { return circle }
        return CGRect(x: row.minX + 4 + pitch * CGFloat(index), y: row.minY + 4, width: pitch + 8, height: 54)
      }
    case .top:
      // Titles with 16 at both sides, 36 high, in a platter 4 larger, in the middle.
      let widths = elements.map(\.inlineWidth)
      var x = row.midX - widths.reduce(0, +) / 2
      return widths.map { width in
        defer { x += width }
        return CGRect(x: x, y: row.minY + 4, width: width, height: 36)
      }
    }
  }

  private func directed(_ frame: CGRect) -> CGRect {
    guard traits.isRightToLeft else { return frame }
    return CGRect(
      x: space.full.minX + space.full.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Painting

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.group(DisplayGroup(name: "TabBar", role: .tabBar, commands: [])) { painter in
      switch extent.kind {
      case .stacked, .inline:
        painter.append(appearance.backgroundCommands(in: node.frame, traits: traits))
        painter.append(appearance.shadowCommands(at: node.frame.minY, in: node.frame, isBelow: false, traits: traits))
      case .platter:
        for ground in [extent.row, extent.circle].compactMap({ $0 }) {
          painter.append(Glass.commands(in: directed(ground), traits: traits))
        }
        if let lens { paintLens(lens, into: &painter) }
      case .top:
        if let platter { painter.append(Glass.commands(in: platter, traits: traits)) }
        if let lens { paintLens(lens, into: &painter) }
      }
      painter.paintChildren(of: node)
    }
  }

  /// Greys of 233 to 237 are measured on white (facts: controls §8); the dark one was chosen.
  private func paintLens(_ frame: CGRect, into painter: inout Painter) {
    let grey: Double = traits.isDark ? 60.0 / 255 : 235.0 / 255
    painter.fill(
      Path(roundedRect: painter.pixelGrid.snap(frame), cornerRadius: frame.height / 2),
      with: .color(ResolvedColor(red: grey, green: grey, blue: grey)))
  }
}
