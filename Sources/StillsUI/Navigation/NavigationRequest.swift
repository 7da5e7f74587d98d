import Foundation
import StillsBars
import StillsCore

/// What a screen says about the bars around it. Screens without a navigation container say it to nobody.
struct NavigationRequest {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBackButtonHidden: Bool?
  /// Whether the system's own title and its button for the sidebar are left out.
  var isTitleRemoved = false
  var isSidebarToggleRemoved = false
  var bar = BarRequest()
  var bottomBar = BarRequest()
  /// How content looks where it goes under the newer look's navigation bar.
  var edgeEffect: TopEdgeEffect?
  var role: ToolbarRole?
  var search: SearchRequest?
  var searchExtras = SearchExtras()
  /// Items of the bars, in order.
  var toolbarItems: [_ToolbarEntry] = []

  /// What `other` says wins.
  mutating func merge(_ other: NavigationRequest) {
    title = other.title ?? title
    subtitle = other.subtitle ?? subtitle
    displayMode = other.displayMode ?? displayMode
    isBackButtonHidden = other.isBackButtonHidden ?? isBackButtonHidden
    isTitleRemoved = other.isTitleRemoved || isTitleRemoved
    isSidebarToggleRemoved = other.isSidebarToggleRemoved || isSidebarToggleRemoved
    bar.merge(other.bar)
    bottomBar.merge(other.bottomBar)
    edgeEffect = other.edgeEffect ?? edgeEffect
    role = other.role ?? role
    search = other.search ?? search
    searchExtras.suggestions = other.searchExtras.suggestions ?? searchExtras.suggestions
    searchExtras.scopes = other.searchExtras.scopes ?? searchExtras.scopes
    toolbarItems += other.toolbarItems
  }

  enum Key: PreferenceKey {
    static var defaultValue: NavigationRequest { NavigationRequest() }
    static func reduce(value: inout NavigationRequest, nextValue: () -> NavigationRequest) {
      value.merge(nextValue())
    }
  }
}

enum TopEdgeEffect { case soft, hard, hidden }

/// A field to search in.
struct SearchRequest {
  var text: Binding<String>
  var prompt: Text?
  /// Whether the author wants it below the title.
  var isInDrawer = false
  /// Whether somebody searches.
  var isActive = false
  /// Whether the title makes way then.
  var hidesTitle = true
  /// Whether the newer look's field is a button until then.
  var isMinimized = false
  var tokens: [ViewElement] = []
  var state: SearchState?
}
