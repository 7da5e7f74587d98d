import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// An item as it stands in a bar: drawn, and touched.
package final class BarItemElement: UnaryElement {
  private let item: BarItem

  package init(_ item: BarItem, content: ViewElement) {
    self.item = item
    super.init(kind: "BarItem", content: content)
  }

  package override var accessibilityIdentifier: String? { item.identifier }

  @MainActor package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    guard let action = item.action else { return nil }
    var target = TouchTarget(role: .button, label: item.label, isEnabled: item.isEnabled) { _ in action() }
    if !item.isEnabled { target.tap = nil }
    return target
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    var group = DisplayGroup(role: .button, commands: [])
    group.identifier = item.identifier
    painter.group(group) { $0.paintChildren(of: node) }
  }
}

extension BarItem {
  /// What stands for the item; nil for room between items. `color` is the bar's for items without a tint.
  func element(_ appearance: BarAppearance, color: ResolvedColor, traits: BarTraits) -> ViewElement? {
    let style = isProminent ? appearance.doneButton : appearance.button
    // About the strength of tertiary labels (facts: uikit-bars §3).
    let ink = isEnabled ? tint ?? color : style.disabled.color ?? traits.color(.tertiaryLabel)
    let content: ViewElement
    switch self.content {
    case .text(let text):
      // Regular in the newer look, too (home-assistant/form-rows-toolbar-button-ios26: “Clear”).
      let weight: Double = isProminent ? 600 : 400
      let font = FontRequest(family: .system(.standard), size: 17, weight: weight)
      var textStyle = style.normal
      if !isEnabled { textStyle.color = ink }
      if let tint, isEnabled { textStyle.color = style.normal.color ?? tint }
      content = BarLabelElement(text, font: font, color: ink, style: textStyle, traits: traits)
    case .symbol(let name):
      let weight: Double = isProminent ? 600 : traits.isGlass ? 500 : 400
      guard let image = BarImage.symbol(name, size: 17, weight: weight, traits: traits) else { return nil }
      content = BarImageElement(image, color: ink)
    case .image(let image): content = BarImageElement(image, color: ink)
    case .element(let element): content = element
    case .fixedSpace, .flexibleSpace: return nil
    }
    return BarItemElement(self, content: content)
  }
}
