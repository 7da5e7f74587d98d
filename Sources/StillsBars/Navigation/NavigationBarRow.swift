import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// The row of a navigation bar: places the back button and the items at both sides, and the title between them, as if
/// text ran to the right.
///
/// 1. The trailing items end at the margin; the leading ones begin there, after the back button.
/// 2. The back button shows the title of the screen below where there is room, else `Back`, else the arrow alone.
/// 3. The title is centred in the bar, moved off the items by 8 points, and cut when that is not enough.
struct NavigationBarRow {
  private let bar: NavigationBar
  private let appearance: BarAppearance
  private let traits: BarTraits
  private let row: CGRect
  private let showsTitle: Bool
  private let metrics: NavigationBarMetrics
  private(set) var parts: [BarPart] = []
  private(set) var grounds: [NavigationBarElement.Platter] = []

  init(_ bar: NavigationBar, appearance: BarAppearance, traits: BarTraits, extent: NavigationBarExtent) {
    (self.bar, self.appearance, self.traits, row) = (bar, appearance, traits, extent.row)
    showsTitle = extent.showsInlineTitle
    metrics = NavigationBarMetrics(traits, width: extent.row.width)
  }

  /// Of items without one: the newer look draws them as text (facts: uikit-bars §3).
  private var itemColor: ResolvedColor {
    traits.isGlass ? traits.color(.label) : bar.tint ?? traits.tint
  }

  mutating func arrange() {
    let trailing = group(bar.trailing)
    let trailingStart = row.maxX - (trailing.isEmpty ? 0 : metrics.margin + trailing.width)
    place(trailing, at: trailingStart)
    let title = titleElement
    let titleWidth = title?.sizeThatFits(titleOffer(row.width)).width ?? 0
    let leading = group(bar.leading)
    var start = row.minX + metrics.margin
    if let button = bar.backButton {
      let room = leading.isEmpty ? 0 : leading.width + spacing
      let most = min(row.midX, trailingStart - titleWidth - 2 * metrics.spacing) - room
      start = placeBackButton(button, upTo: most) + spacing
    }
    place(leading, at: start)
    let leadingEnd =
      leading.isEmpty ? (bar.backButton == nil ? row.minX : start - spacing) : start + leading.width
    if let title { place(title, between: leadingEnd, and: trailingStart, hasTrailing: !trailing.isEmpty) }
  }

  private var spacing: CGFloat { traits.isGlass ? metrics.groupSpacing : metrics.spacing }
}

// MARK: - Items

extension NavigationBarRow {
  private struct Group {
    /// From the group's leading edge.
    var slots: [(element: ViewElement, x: CGFloat, size: CGSize)] = []
    var platters: [(x: CGFloat, width: CGFloat, fill: ResolvedColor?)] = []
    var width: CGFloat = 0
    var isEmpty: Bool { slots.isEmpty }
  }

  private func group(_ items: [BarItem]) -> Group { traits.isGlass ? glassGroup(items) : plainGroup(items) }

  private func sized(_ item: BarItem, color: ResolvedColor) -> (element: ViewElement, size: CGSize)? {
    guard let element = item.element(appearance, color: color, traits: traits) else { return nil }
    var size = element.sizeThatFits(ProposedViewSize(width: nil, height: row.height))
    size = CGSize(width: size.width.finiteOrZero, height: size.height.finiteOrZero)
    if item.width > 0, item.width.isFinite { size.width = item.width }
    return (element, size)
  }

  /// 8 points between items; fixed spaces add theirs.
  private func plainGroup(_ items: [BarItem]) -> Group {
    var group = Group(), x: CGFloat = 0
    for item in items {
      if case .fixedSpace(let length) = item.content { x += length.finiteOrZero }
      guard let (element, size) = sized(item, color: itemColor) else { continue }
      if !group.isEmpty { x += metrics.spacing }
      group.slots.append((element, x, size))
      x += size.width
      group.width = x
    }
    return group
  }

  /// Neighbours share a ground of 44 points' height; spaces, and items with a ground of their own, split it. The room
  /// around contents, 12 points, is measured at a text; that between two items on one ground was chosen.
  private func glassGroup(_ items: [BarItem]) -> Group {
    var group = Group(), x: CGFloat = 0
    var shared: [(element: ViewElement, size: CGSize)] = []
    var fill: ResolvedColor?
    func close() {
      guard !shared.isEmpty else { return }
      if !group.isEmpty { x += metrics.groupSpacing }
      let start = x, inner = shared.reduce(0) { $0 + $1.size.width } + 16 * CGFloat(shared.count - 1)
      let width = max(44, inner + 24)
      x += (width - inner) / 2
      for (element, size) in shared {
        group.slots.append((element, x, size))
        x += size.width + 16
      }
      group.platters.append((start, width, fill))
      x = start + width
      group.width = x
      (shared, fill) = ([], nil)
    }
    for item in items {
      if item.isSpace {
        close()
        continue
      }
      // Disabled, it is filled no more.
      let isFilled = item.isProminent && item.isEnabled
      let ink = isFilled ? ResolvedColor.white : itemColor
      guard let part = sized(item, color: ink) else { continue }
      if !item.sharesGround {
        close()
        if !group.isEmpty { x += metrics.groupSpacing }
        group.slots.append((part.element, x, part.size))
        x += part.size.width
        group.width = x
      } else if item.isProminent {
        close()
        fill = isFilled ? item.tint ?? bar.tint ?? traits.tint : nil
        shared = [part]
        close()
      } else {
        shared.append(part)
      }
    }
    close()
    return group
  }

  private mutating func place(_ group: Group, at start: CGFloat) {
    for platter in group.platters {
      grounds.append(
        .init(
          frame: CGRect(x: start + platter.x, y: row.minY, width: platter.width, height: row.height),
          fill: platter.fill))
    }
    for slot in group.slots { parts.append(centered(slot.element, x: start + slot.x, size: slot.size)) }
  }

  /// Texts by the middle of their capitals, everything else by its frame.
  private func centered(_ element: ViewElement, x: CGFloat, size: CGSize) -> BarPart {
    var y = row.midY - size.height / 2
    if let label = (element as? BarItemElement)?.content as? BarLabelElement {
      y = traits.pixelGrid.round(row.midY - label.capitalCenter(width: size.width))
    }
    return BarPart(element: element, frame: CGRect(x: x, y: y, width: size.width, height: size.height))
  }
}

// MARK: - Back button

extension NavigationBarRow {
  /// Where it ends.
  private mutating func placeBackButton(_ button: BackButton, upTo end: CGFloat) -> CGFloat {
    let color = button.tint ?? itemColor
    if traits.isGlass {
      let frame = CGRect(x: row.minX + metrics.margin, y: row.minY, width: 44, height: 44)
      grounds.append(.init(frame: frame, fill: nil))
      let element = BackButtonElement(
        button, label: nil, color: color, indicator: appearance.backIndicator, traits: traits)
      parts.append(BarPart(element: element, frame: frame))
      return frame.maxX
    }
    let start = row.minX + BackButtonElement.labelStart
    let label = backTitles(of: button).map { backLabel($0, color: color) }
      .first { start + $0.sizeThatFits(.unspecified).width <= end }
    let element = BackButtonElement(
      button, label: label, color: color, indicator: appearance.backIndicator, traits: traits,
      offset: appearance.backButton.titleOffset)
    let width = BackButtonElement.labelStart + (label?.sizeThatFits(.unspecified).width ?? -5)
    let frame = CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
    parts.append(BarPart(element: element, frame: frame))
    return frame.maxX
  }

  private func backLabel(_ title: String, color: ResolvedColor) -> BarLabelElement {
    BarLabelElement(
      title, font: FontRequest(family: .system(.standard), size: 17, weight: 400), color: color,
      style: appearance.backButton.normal, traits: traits)
  }

  private func backTitles(of button: BackButton) -> [String] {
    switch button.mode {
    case .automatic: [button.title ?? "Back", "Back"]
    case .generic: ["Back"]
    case .minimal: []
    }
  }
}

// MARK: - Title

extension NavigationBarRow {
  private var titleElement: ViewElement? {
    if let view = bar.titleView { return view }
    guard showsTitle, let title = bar.title, !title.isEmpty else { return nil }
    let label = BarLabelElement(
      title, font: FontRequest(family: .system(.standard), size: 17, weight: 600), color: traits.color(.label),
      style: appearance.title, traits: traits)
    if bar.showsTitleMenu {
      let title = TitleMenuElement(label, traits: traits)
      return bar.titleMenu?(title) ?? title
    }
    guard let subtitle = bar.subtitle, !subtitle.isEmpty, traits.isGlass else { return label }
    return SubtitledElement(label, subtitle: .subtitle(subtitle, size: 12, traits: traits), traits: traits)
  }

  private func titleOffer(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(0, width), height: bar.titleView == nil ? nil : row.height)
  }

  private mutating func place(_ title: ViewElement, between left: CGFloat, and right: CGFloat, hasTrailing: Bool) {
    // Beside an empty side only the margin is kept.
    let from = max(left + metrics.spacing, row.minX + metrics.margin)
    let to = hasTrailing ? right - metrics.spacing : row.maxX - metrics.margin
    let offer = titleOffer(to - from)
    var size = title.sizeThatFits(offer)
    size.width = min(size.width.finiteOrZero, max(0, to - from))
    let wanted = row.midX - size.width / 2
    let x =
      (bar.hasLeadingTitle ? from : min(max(wanted, from), max(from, to - size.width))) + appearance.titleOffset.width
    var y = row.midY - size.height.finiteOrZero / 2
    if bar.titleView == nil, let label = title.capitalCentered {
      y = traits.pixelGrid.round(row.midY - label.capitalCenter(width: size.width))
    }
    y += appearance.titleOffset.height
    parts.append(BarPart(element: title, frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
  }
}

/// What stands in a row by the middle of its capitals.
package protocol CapitalCentered: ViewElement {
  func capitalCenter(width: CGFloat?) -> CGFloat
}

extension ViewElement {
  /// Itself or what it is put around.
  fileprivate var capitalCentered: (any CapitalCentered)? {
    self as? any CapitalCentered ?? (self as? UnaryElement)?.content.capitalCentered
  }
}

extension BarLabelElement: CapitalCentered {}

extension CGFloat {
  var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
