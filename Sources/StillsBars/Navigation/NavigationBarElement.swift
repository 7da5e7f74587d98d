import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// A navigation bar as it is drawn and touched: a ground that reaches to the top of its space, a row of items around a
/// title, and below it what collapses as content scrolls.
///
/// Build one a pass, give it the space and the scroll, and place it over the content: `placed(in:)`.
package final class NavigationBarElement: ViewElement {
  private let bar: NavigationBar
  private let traits: BarTraits
  private let appearance: BarAppearance
  package let space: BarSpace
  package let extent: NavigationBarExtent
  private var grounds: [Platter] = []
  /// The newer look's ground of one item or several.
  struct Platter {
    var frame: CGRect
    var fill: ResolvedColor?
  }

  package init(_ bar: NavigationBar, traits: BarTraits, space: BarSpace, scroll: BarScroll = BarScroll()) {
    (self.bar, self.traits, self.space) = (bar, traits, space)
    extent = NavigationBarExtent(bar, traits: traits, space: space, scroll: scroll)
    appearance = bar.appearance.chosen(
      isAtEdge: extent.isAtEdge, isCompact: traits.isCompactHeight && extent.row.height < 44)
    super.init(kind: "NavigationBar")
  }

  /// From the edge above it to its lower edge.
  package var frame: CGRect {
    CGRect(
      x: space.full.minX, y: space.full.minY, width: space.full.width, height: extent.bottom - space.full.minY)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { frame.size }

  /// Where it stands is decided by its space.
  package func placed(context: PlacementContext) -> PlacedNode {
    placed(in: frame, proposal: ProposedViewSize(frame.size), context: context)
  }

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    var row = NavigationBarRow(bar, appearance: appearance, traits: traits, extent: extent)
    if !extent.isSearching { row.arrange() }
    grounds = row.grounds.map { Platter(frame: directed($0.frame), fill: $0.fill) }
    let nodes = (row.parts + lowerParts).map { part in
      part.placed(in: directed(part.frame), context: context)
    }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  private func directed(_ frame: CGRect) -> CGRect {
    guard traits.isRightToLeft else { return frame }
    return CGRect(
      x: space.full.minX + space.full.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Painting

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.group(DisplayGroup(name: "NavigationBar", role: .navigationBar, commands: [])) { painter in
      painter.append(appearance.backgroundCommands(in: frame, traits: traits))
      painter.append(appearance.shadowCommands(at: extent.bottom, in: frame, isBelow: true, traits: traits))
      for ground in grounds {
        painter.append(Glass.commands(in: ground.frame, fill: ground.fill, traits: traits))
      }
      painter.paintChildren(of: node)
    }
  }
}

/// An element with its place in a bar, as if text ran to the right.
struct BarPart {
  var element: ViewElement
  var frame: CGRect

  /// Keeps to its place: what reaches to the edges of the screen elsewhere, as grounds do, ends with it.
  func placed(in frame: CGRect, context: PlacementContext) -> PlacedNode {
    var inside = context
    inside.safeArea = SafeArea(full: frame, safe: frame)
    return element.placed(in: frame, proposal: ProposedViewSize(frame.size), context: inside)
  }
}

// MARK: - Prompt, large title, search field

extension NavigationBarElement {
  private var lowerParts: [BarPart] {
    [promptPart, largeTitlePart, subtitlePart].compactMap { $0 } + searchParts
  }

  private var metrics: NavigationBarMetrics { NavigationBarMetrics(traits, width: space.full.width) }

  private var promptPart: BarPart? {
    guard let prompt = bar.prompt, !extent.isSearching else { return nil }
    let label = BarLabelElement(
      prompt, font: FontRequest(family: .system(.standard), size: 13, weight: 400), color: traits.color(.label),
      style: BarTextStyle(color: appearance.title.color), traits: traits)
    let size = label.sizeThatFits(ProposedViewSize(width: extent.row.width - 2 * metrics.margin, height: nil))
    let middle = extent.top + metrics.promptHeight / 2
    let y = traits.pixelGrid.round(middle - label.capitalCenter(width: size.width))
    return BarPart(
      element: label, frame: CGRect(origin: CGPoint(x: extent.row.midX - size.width / 2, y: y), size: size))
  }

  /// Its baseline keeps its distance from the lower edge, also while the bar collapses; what comes to lie under the row
  /// is cut off.
  private var largeTitlePart: BarPart? {
    guard extent.largeTitle > 0, extent.shownLargeTitle > 0, let title = bar.title else { return nil }
    let font = FontRequest(family: .system(.standard), size: metrics.largeTitleFontSize, weight: 700)
    let label = BarLabelElement(
      title, font: font, color: traits.color(.label), style: appearance.largeTitle, traits: traits)
    let x = extent.row.minX + metrics.margin
    let size = label.sizeThatFits(ProposedViewSize(width: extent.row.maxX - metrics.margin - x, height: nil))
    let baseline = traits.pixelGrid.round(zoneBottom - extent.subtitle - metrics.largeTitleBaseline)
    let frame = CGRect(origin: CGPoint(x: x, y: baseline - label.baseline(width: size.width)), size: size)
    return inZone(label, frame)
  }

  /// Where what collapses before content goes under the bar ends, apart from the search field.
  private var zoneBottom: CGFloat { extent.bottom - extent.shownSearch }

  private func inZone(_ label: BarLabelElement, _ frame: CGRect) -> BarPart {
    guard extent.shownLargeTitle < extent.largeTitle else { return BarPart(element: label, frame: frame) }
    let zone = CGRect(
      x: space.full.minX, y: extent.inlineBottom, width: space.full.width, height: zoneBottom - extent.inlineBottom)
    return BarPart(element: ClippedElement(label, clip: zone), frame: frame)
  }

  /// As far from the zone's end as the title is without it.
  private var subtitlePart: BarPart? {
    guard extent.subtitle > 0, extent.shownLargeTitle > 0, let subtitle = bar.subtitle else { return nil }
    let label = BarLabelElement.subtitle(subtitle, size: 15, traits: traits)
    let x = extent.row.minX + metrics.margin
    let size = label.sizeThatFits(ProposedViewSize(width: extent.row.maxX - metrics.margin - x, height: nil))
    let baseline = traits.pixelGrid.round(zoneBottom - metrics.largeTitleBaseline)
    return inZone(
      label, CGRect(origin: CGPoint(x: x, y: baseline - label.baseline(width: size.width)), size: size))
  }

  private var searchParts: [BarPart] {
    guard extent.shownSearch > 0 else { return [] }
    let left = extent.row.minX + metrics.margin, width = extent.row.width - 2 * metrics.margin
    let scopes: CGFloat = bar.searchScopes == nil ? 0 : metrics.scopesHeight
    var parts: [BarPart] = []
    if let choices = bar.searchScopes {
      parts.append(
        BarPart(element: choices, frame: CGRect(x: left, y: extent.bottom - scopes, width: width, height: 32)))
    }
    guard let field = bar.searchField, extent.shownSearch - scopes > 16 else { return parts }
    var frame = CGRect(x: left, y: 0, width: width, height: metrics.searchFieldHeight)
    if extent.isSearching {
      frame.origin.y = extent.inlineBottom + (metrics.activeSearchHeight - frame.height) / 2
    } else {
      // While the zone collapses the field gets lower, its margins stay.
      frame.size.height = min(frame.height, extent.shownSearch - scopes - 16)
      frame.origin.y = extent.bottom - scopes - 15 - frame.height
    }
    if field.isActive, let cancel = cancelPart(of: field, in: frame) {
      frame.size.width = max(0, cancel.frame.minX - 10 - left)
      parts.append(cancel)
    }
    parts.append(BarPart(element: BarSearchFieldElement(field, traits: traits), frame: frame))
    return parts
  }

  /// At the field's end: a word, in the newer look a cross on a ground of its own. 10 points before it are our choice.
  private func cancelPart(of field: BarSearchField, in frame: CGRect) -> BarPart? {
    var item = BarItem(traits.isGlass ? .symbol("xmark") : .text("Cancel")) { field.setActive?(false) }
    item.label = "Cancel"
    let color = traits.isGlass ? traits.color(.label) : bar.tint ?? traits.tint
    guard let element = item.element(appearance, color: color, traits: traits) else { return nil }
    let size = element.sizeThatFits(.unspecified)
    guard !traits.isGlass else {
      let ground = CGRect(x: frame.maxX - frame.height, y: frame.minY, width: frame.height, height: frame.height)
      return BarPart(element: GroundedElement(element, traits: traits), frame: ground)
    }
    return BarPart(
      element: element,
      frame: CGRect(
        x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height))
  }
}

/// Something in the middle of a ground of the newer look.
final class GroundedElement: UnaryElement {
  private let traits: BarTraits

  init(_ content: ViewElement, traits: BarTraits) {
    self.traits = traits
    super.init(kind: "ground", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let size = content.sizeThatFits(.unspecified)
    let place = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    return PlacedNode(
      element: self, frame: frame, children: [content.placed(in: place, proposal: .unspecified, context: context)])
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.append(Glass.commands(in: node.frame, traits: traits))
    painter.paintChildren(of: node)
  }
}

/// Content that shows only inside a rectangle of the screen.
final class ClippedElement: UnaryElement {
  private let clip: CGRect

  init(_ content: ViewElement, clip: CGRect) {
    self.clip = clip
    super.init(kind: "clip", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var group = DisplayGroup(commands: [])
    group.clip = Path(painter.pixelGrid.snap(clip))
    painter.group(group) { $0.paintChildren(of: node) }
  }
}
