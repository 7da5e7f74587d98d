import Foundation
import StillsCore
import StillsGeometry

/// The heights and margins of navigation bars (facts: uikit-bars §1, controls §7, measured §5).
package struct NavigationBarMetrics {
  /// Of the row that items stand in.
  package let rowHeight: CGFloat
  /// From the bar's top to where content starts under a bar without a large title.
  package let height: CGFloat
  package let largeTitleHeight: CGFloat
  /// From the large title's baseline to the bar's lower edge.
  package let largeTitleBaseline: CGFloat
  package let largeTitleFontSize: CGFloat
  /// What a line below the large title adds: the leading of its 15 points, chosen.
  package let subtitleHeight: CGFloat = 20
  package let promptHeight: CGFloat
  package let searchFieldHeight, searchHeight: CGFloat
  /// Of the field's zone while it stands in place of the title.
  package let activeSearchHeight: CGFloat
  /// Of items from the bar's sides.
  package let margin: CGFloat
  /// Between items, and from items to the title.
  package let spacing: CGFloat = 8
  /// Between the newer look's grounds.
  package let groupSpacing: CGFloat = 12
  private let traits: BarTraits

  package init(_ traits: BarTraits, width: CGFloat) {
    self.traits = traits
    margin = traits.margin(width: width)
    let large = TextStyleMetrics.of(.largeTitle, traits.typeSize)
    largeTitleFontSize = large.size
    // 52 at Large: the letters' leading of 41 and 11 more; 51 at M, by which the newer look's first header stands at
    // 10 below it (home-assistant/large-title-list).
    largeTitleHeight = large.leading + 11
    if traits.isGlass {
      (rowHeight, height, promptHeight) = (44, 54, 32)
      // home-assistant/large-title-*: the baseline is 98.67 below the top of a bar whose zone is 51 at M.
      largeTitleBaseline = 6.33
    } else {
      // Phones on their side have 32, the largest ones, whose width is regular then, 44. In sheets rows are 56 high, as
      // view hierarchies of iOS 13 to 18 print them; no picture was measured.
      let isLow = traits.isCompactHeight && !traits.isRegularWidth
      rowHeight = isLow ? 32 : traits.isInSheet && !traits.isCompactHeight ? 56 : traits.isPad ? 50 : 44
      height = rowHeight
      promptHeight = 30
      largeTitleBaseline = 15.67
    }
    // 1 above and 15 below a field of 36; of 44 in the newer look (facts: controls §10).
    searchFieldHeight = traits.isGlass ? 44 : 36
    searchHeight = searchFieldHeight + 16
    // As a search bar's own (facts: controls §10, "UISearchBar").
    activeSearchHeight = traits.isGlass ? 64 : 56
  }

  /// Choices 32 high and 12 below them: chosen.
  package let scopesHeight: CGFloat = 44

  /// Where the bar begins. In the older look it overlaps the unsafe part beside an island by 5.33 points, by 5.67 where
  /// the island is lower (measured §5: 53.67 of 59, 56.33 of 62); the Air's was not measured. In the newer look it keeps
  /// 10 from an edge without a status bar.
  package func top(in space: BarSpace) -> CGFloat {
    let unsafe = space.safe.minY - space.full.minY
    if traits.isGlass { return unsafe > 0 ? space.safe.minY : space.safe.minY + 10 }
    guard traits.hasDeviceSafeArea, traits.device.cutout == .island, traits.orientation == .portrait,
      space.full.minY == 0, unsafe == traits.device.portraitSafeArea.top
    else { return space.safe.minY }
    return space.safe.minY - (unsafe < 60 ? 16.0 / 3 : 17.0 / 3)
  }
}

/// Where a navigation bar's edges are, at rest and as far as its content has scrolled.
package struct NavigationBarExtent {
  package let top: CGFloat
  /// The row, from side to side of what is safe.
  package let row: CGRect
  /// The lower edge of the bar without what collapses.
  package let inlineBottom: CGFloat
  /// What is there to collapse, and what of it still shows.
  package let largeTitle, search: CGFloat
  /// What of the large title's zone its second line takes.
  package let subtitle: CGFloat
  package let shownLargeTitle, shownSearch: CGFloat
  /// How far the content was pulled down with the bar.
  package let pull: CGFloat
  /// Where content begins at rest: the safe area's edge.
  package let restingBottom: CGFloat
  /// The lower edge now.
  package let bottom: CGFloat
  /// Whether nothing has gone under the bar: what collapses makes way for content first.
  package let isAtEdge: Bool
  /// The inline title of a bar with a large one shows once about 36 of the 52 points have gone.
  package let showsInlineTitle: Bool
  /// Whether somebody searches, and the field stands in place of everything else.
  package let isSearching: Bool

  package init(_ bar: NavigationBar, traits: BarTraits, space: BarSpace, scroll: BarScroll = BarScroll()) {
    let metrics = NavigationBarMetrics(traits, width: space.full.width)
    top = metrics.top(in: space)
    isSearching = bar.searchField.map { $0.isActive && $0.hidesTitle } == true && !traits.isPad
    let prompt = bar.prompt == nil || isSearching ? 0 : metrics.promptHeight
    row = CGRect(x: space.safe.minX, y: top + prompt, width: space.safe.width, height: metrics.rowHeight)
    inlineBottom = isSearching ? top : top + prompt + metrics.height
    // Phones on their side have no room for large titles.
    let isLarge = bar.isLarge && bar.title != nil && !traits.isCompactHeight && !isSearching
    subtitle = isLarge && traits.isGlass && bar.subtitle?.isEmpty == false ? metrics.subtitleHeight : 0
    largeTitle = isLarge ? metrics.largeTitleHeight + subtitle : 0
    let field = bar.searchField == nil ? 0 : isSearching ? metrics.activeSearchHeight : metrics.searchHeight
    // A field that is searched in stays.
    let stays = bar.searchField?.isActive == true || bar.searchScopes != nil
    search = field + (bar.searchScopes == nil ? 0 : metrics.scopesHeight)
    restingBottom = inlineBottom + largeTitle + search
    let moved = max(0, scroll.offset)
    shownSearch = stays ? search : max(0, search - moved)
    let collapsing = stays ? 0 : search
    shownLargeTitle = max(0, largeTitle - max(0, moved - collapsing))
    pull = max(0, -scroll.offset)
    bottom = inlineBottom + shownLargeTitle + shownSearch + pull
    isAtEdge = scroll.offset <= largeTitle + collapsing
    showsInlineTitle = largeTitle == 0 || largeTitle - shownLargeTitle > largeTitle * 36.5 / 52
  }
}
