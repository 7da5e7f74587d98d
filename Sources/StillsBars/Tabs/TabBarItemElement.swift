import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// A tab in its bar: icon and title, upright or side by side, and a badge.
package final class TabBarItemElement: ViewElement {
  private let item: TabBarItem
  private let isSelected: Bool
  private let kind_: TabBarExtent.Kind
  /// Shows its icon only, in the middle.
  private let isAlone: Bool
  private let traits: BarTraits
  private let style: TabItemStyle
  private let icon: ViewElement?
  private let label: BarLabelElement?
  private let badge: BarLabelElement?

  init(
    _ item: TabBarItem, isSelected: Bool, kind: TabBarExtent.Kind, isAlone: Bool, bar: TabBar,
    appearance: BarAppearance, traits: BarTraits
  ) {
    let isAlone = isAlone && item.icon != nil
    (self.item, self.isSelected, kind_, self.isAlone, self.traits) = (item, isSelected, kind, isAlone, traits)
    var appearance = appearance
    item.adjust?(&appearance.tabItems)
    let style = appearance.tabItems
    self.style = style
    var iconColor = bar.iconColor(isSelected: isSelected, traits: traits, appearance: appearance)
    var titleColor = bar.titleColor(isSelected: isSelected, traits: traits, appearance: appearance)
    if !item.isEnabled { (iconColor, titleColor) = (traits.color(.tertiaryLabel), traits.color(.tertiaryLabel)) }
    icon = kind != .top || isAlone ? Self.icon(of: item, isSelected: isSelected, color: iconColor, traits: traits) : nil
    label = item.title.flatMap { title in
      title.isEmpty || isAlone
        ? nil
        : BarLabelElement(
          title, font: Self.font(kind, isSelected: isSelected), color: titleColor,
          style: isSelected ? style.selectedTitle : style.normalTitle, traits: traits)
    }
    badge = item.badge.map {
      BarLabelElement(
        $0, font: FontRequest(family: .system(.standard), size: 13, weight: 400), color: .white,
        style: style.badgeText, traits: traits)
    }
    super.init(kind: "TabItem")
  }

  /// 10 points, medium (semibold where it is chosen in the newer look); 13 beside an icon; 17 on tablets.
  private static func font(_ kind: TabBarExtent.Kind, isSelected: Bool) -> FontRequest {
    switch kind {
    case .stacked: FontRequest(family: .system(.standard), size: 10, weight: 500)
    case .inline: FontRequest(family: .system(.standard), size: 13, weight: 400)
    case .platter: FontRequest(family: .system(.standard), size: 10, weight: isSelected ? 600 : 500)
    case .top: FontRequest(family: .system(.standard), size: 17, weight: isSelected ? 600 : 400)
    }
  }

  private static func icon(
    of item: TabBarItem, isSelected: Bool, color: ResolvedColor, traits: BarTraits
  ) -> ViewElement? {
    guard let icon = (isSelected ? item.selectedIcon : nil) ?? item.icon else { return nil }
    switch icon {
    case .symbol(let name):
      // Bars show the filled form where there is one.
      let size: CGFloat = TabBarItemElement.symbolSize
      return
        (BarImage.symbol(name + ".fill", size: size, traits: traits)
        ?? BarImage.symbol(name, size: size, traits: traits)).map { BarImageElement($0, color: color) }
    case .image(let image): return BarImageElement(image, color: color)
    case .element(let element): return element
    }
  }

  /// A calendar's ink 23 × 21 points is measured (why-not/tabbar-four-items): symbols of 18 points at the large scale.
  package static let symbolSize: CGFloat = 18

  package override var accessibilityIdentifier: String? { item.identifier }

  /// With 16 points at both sides; a badge that is wider than its room there has its own, which is our choice.
  var inlineWidth: CGFloat {
    let shown: ViewElement? = label ?? icon
    return (shown?.sizeThatFits(.unspecified).width ?? 0) + 32 + (kind_ == .top ? 2 * max(0, badgeWidth - 18) : 0)
  }

  private var badgeWidth: CGFloat { badge.map { max(18, $0.sizeThatFits(.unspecified).width + 10) } ?? 0 }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: inlineWidth, height: 49))
  }

  // MARK: Placing

  private var badgeFrame: CGRect?

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    var nodes: [PlacedNode] = []
    func put(_ element: ViewElement, _ size: CGSize, x: CGFloat, y: CGFloat) {
      let place = CGRect(x: x, y: y, width: size.width, height: size.height)
      nodes.append(element.placed(in: place, proposal: ProposedViewSize(size), context: context))
    }
    let iconSize = icon?.sizeThatFits(.unspecified) ?? .zero
    var iconCenter = CGPoint(x: frame.midX, y: frame.midY)
    switch kind_ {
    case .stacked, .platter:
      // Measured: icons' middles 18.8 below the bar's top, baselines 45. Platters: facts, uikit-bars §6, less the 4
      // that items stand below its top.
      let isStacked = kind_ == .stacked
      if !isAlone { iconCenter.y = frame.minY + (isStacked ? 18.8 : 24 - 4) }
      if let icon { put(icon, iconSize, x: frame.midX - iconSize.width / 2, y: iconCenter.y - iconSize.height / 2) }
      if let label {
        let size = label.sizeThatFits(ProposedViewSize(width: frame.width, height: nil))
        let y =
          isStacked
          ? traits.pixelGrid.round(frame.minY + 45) - label.baseline(width: size.width)
          : traits.pixelGrid.round(frame.minY + 45 - 4 - size.height / 2)
        put(
          label, size, x: frame.midX - size.width / 2 + style.titleOffset.width, y: y + style.titleOffset.height)
      }
    case .inline, .top:
      let size = label?.sizeThatFits(ProposedViewSize(width: frame.width, height: nil)) ?? .zero
      // 5 between icon and title: chosen.
      let gap: CGFloat = icon == nil || label == nil ? 0 : 5
      let start = frame.midX - (iconSize.width + gap + size.width) / 2
      let isMirrored = traits.isRightToLeft
      let iconX = isMirrored ? start + size.width + gap : start
      iconCenter.x = iconX + iconSize.width / 2
      if let icon { put(icon, iconSize, x: iconX, y: frame.midY - iconSize.height / 2) }
      if let label {
        put(
          label, size, x: isMirrored ? start : start + iconSize.width + gap,
          y: traits.pixelGrid.round(frame.midY - label.capitalCenter(width: size.width)))
      }
      // Without an icon the badge stands at the title's end.
      if icon == nil { iconCenter.x = frame.midX + (isMirrored ? -1 : 1) * size.width / 2 }
    }
    if let badge { nodes.append(placed(badge, beside: iconCenter, in: frame, context: context)) }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  /// A capsule of 18 points, at the icon's upper trailing corner; where it is exactly was chosen.
  private func placed(
    _ badge: BarLabelElement, beside center: CGPoint, in frame: CGRect, context: PlacementContext
  ) -> PlacedNode {
    let size = badge.sizeThatFits(.unspecified)
    let width = max(18, size.width + 10)
    let x = traits.isRightToLeft ? center.x - 4 - width : center.x + 4
    let capsule = CGRect(x: x, y: kind_ == .stacked ? frame.minY + 2 : center.y - 16, width: width, height: 18)
    badgeFrame = capsule
    let origin = CGPoint(
      x: capsule.midX - size.width / 2,
      y: traits.pixelGrid.round(capsule.midY - badge.capitalCenter(width: nil)))
    return badge.placed(in: CGRect(origin: origin, size: size), proposal: .unspecified, context: context)
  }

  // MARK: Painting and touching

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var group = DisplayGroup(role: .button, commands: [])
    group.identifier = item.identifier
    painter.group(group) { painter in
      let children = badge == nil ? node.children[...] : node.children.dropLast()
      for child in children { painter.paint(child) }
      guard badge != nil, let badgeFrame, let last = node.children.last else { return }
      painter.fill(
        Path(roundedRect: painter.pixelGrid.snap(badgeFrame), cornerRadius: 9),
        with: .color(item.badgeColor ?? style.badgeColor ?? traits.color(.systemRed)))
      painter.paint(last)
    }
  }

  @MainActor package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    TouchTarget(
      role: .tab, label: item.title, isEnabled: item.isEnabled, tap: item.action.map { act in { _ in act() } })
  }

  package override var details: String { "“\(item.title ?? "")”" + (isSelected ? " selected" : "") }
  /// The title is a view of its own.
  package override var sceneDetails: String { isSelected ? "selected" : "" }
}
