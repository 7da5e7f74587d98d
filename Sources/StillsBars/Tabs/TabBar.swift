import Foundation
import StillsCore
import StillsDisplay

/// What a tab bar shows.
package struct TabBar {
  package var items: [TabBarItem] = []
  package var selectedIndex = 0
  package var appearance: BarAppearanceChoice
  /// Of the chosen item; nil: that of the traits.
  package var tint: ResolvedColor?
  package var unselectedItemTint: ResolvedColor?

  package init(items: [TabBarItem], selectedIndex: Int = 0, appearance: BarAppearanceChoice) {
    (self.items, self.selectedIndex, self.appearance) = (items, selectedIndex, appearance)
  }
}

/// A tab: its icon, its title, and how many things wait behind it.
package struct TabBarItem {
  package enum Icon {
    case symbol(String)
    case image(BarImage)
    /// A view, already in the colour of its state (`TabBar.iconColor`).
    case element(ViewElement)
  }

  package var title: String?
  package var icon: Icon?
  /// While it is chosen; nil: the same.
  package var selectedIcon: Icon?
  package var badge: String?
  package var badgeColor: ResolvedColor?
  package var isEnabled = true
  package var identifier: String?
  /// What a touch does: choose it.
  package var action: (@MainActor () -> Void)?

  package init(title: String?, icon: Icon?, action: (@MainActor () -> Void)? = nil) {
    (self.title, self.icon, self.action) = (title, icon, action)
  }
}

extension TabBar {
  /// More than five do not fit on a phone: the fifth stands for the rest (facts: uikit-bars §6).
  package func shown(_ traits: BarTraits) -> (items: [TabBarItem], selectedIndex: Int) {
    guard items.count > 5, !traits.isPad else { return (items, selectedIndex) }
    let more = TabBarItem(title: "More", icon: .symbol("ellipsis"))
    return (Array(items.prefix(4)) + [more], min(selectedIndex, 4))
  }

  /// Of an icon in its state, where its look has none of its own.
  package func iconColor(isSelected: Bool, traits: BarTraits, appearance: BarAppearance) -> ResolvedColor {
    let style = appearance.tabItems
    if isSelected { return style.selectedIcon ?? tint ?? traits.tint }
    return style.normalIcon ?? unselectedItemTint ?? Self.unselectedColor(traits)
  }

  func titleColor(isSelected: Bool, traits: BarTraits, appearance: BarAppearance) -> ResolvedColor {
    let style = appearance.tabItems
    if isSelected {
      return style.selectedTitle.color ?? style.selectedTitleColor ?? tint ?? traits.tint
    }
    return style.normalTitle.color ?? style.normalTitleColor ?? unselectedItemTint ?? Self.unselectedColor(traits)
  }

  /// (153, 153, 153) measured; on dark bars (117, 117, 117), as Flutter's copy of the look has it. Text's colour in the
  /// newer look.
  private static func unselectedColor(_ traits: BarTraits) -> ResolvedColor {
    if traits.isGlass || traits.isPad { return traits.color(.label) }
    let grey: Double = traits.isDark ? 117.0 / 255 : 153.0 / 255
    return ResolvedColor(red: grey, green: grey, blue: grey)
  }
}
