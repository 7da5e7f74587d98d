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
  /// Whether the newer look's phones show it as small as it gets: the chosen one alone, and the one that searches.
  package var isMinimized = false
  /// What a touch on the chosen one does then.
  package var expand: (@MainActor () -> Void)?
  /// What a touch on the one that stands for the rest does.
  package var showMore: (@MainActor () -> Void)?

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
  /// It searches: the newer look's phones show it by itself.
  package var isSearch = false
  package var identifier: String?
  /// What the item says of its own look, over the bar's.
  package var adjust: ((inout TabItemStyle) -> Void)?
  /// What a touch does: choose it.
  package var action: (@MainActor () -> Void)?

  package init(title: String?, icon: Icon?, action: (@MainActor () -> Void)? = nil) {
    (self.title, self.icon, self.action) = (title, icon, action)
  }
}

extension TabBar {
  /// More than five do not fit on a phone: the fifth stands for the rest (facts: uikit-bars §6). The newer look's phones
  /// have the one that searches last, and four at most beside it.
  package func shown(_ traits: BarTraits) -> (items: [TabBarItem], selectedIndex: Int) {
    guard !traits.isPad else { return (items, selectedIndex) }
    var others = items, selected = selectedIndex
    var search: TabBarItem?
    if traits.isGlass, items.count > 1, let place = items.firstIndex(where: \.isSearch) {
      search = others.remove(at: place)
      selected = selected == place ? Int.max : selected > place ? selected - 1 : selected
    }
    let most = search == nil ? 5 : 4
    if others.count > most {
      let more = TabBarItem(title: "More", icon: .symbol("ellipsis"), action: showMore)
      others = Array(others.prefix(most - 1)) + [more]
      if selected != Int.max { selected = min(selected, most - 1) }
    }
    return (others + (search.map { [$0] } ?? []), min(selected, others.count))
  }

  /// Which of the items stand behind the one for the rest.
  package func hidden(_ traits: BarTraits) -> [Int] {
    guard !traits.isPad else { return [] }
    let search = traits.isGlass && items.count > 1 ? items.firstIndex(where: \.isSearch) : nil
    let others = items.indices.filter { $0 != search }, most = search == nil ? 5 : 4
    return others.count > most ? Array(others[(most - 1)...]) : []
  }

  /// Where it is on a screen.
  package func extent(_ traits: BarTraits, space: BarSpace) -> TabBarExtent {
    let (items, selected) = shown(traits)
    let hasSearch = items.count > 1 && items.last?.isSearch == true
    // While somebody is where one searches, the bar is whole.
    let isSearching = hasSearch && selected == items.count - 1
    return TabBarExtent(
      traits, space: space, itemCount: items.count, hasSearch: hasSearch, isMinimized: isMinimized && !isSearching)
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
