import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// The bars around the top screen of a navigation container, made of what its screens say.
@MainActor struct NavigationBars {
  private var navigationBar: NavigationBar?
  private var toolbar: Toolbar?
  private let traits: BarTraits
  private let toolbarTraits: BarTraits
  private(set) var statusBarScheme: ColorScheme?
  private(set) var reports: [String] = []
  /// What shows over the content while somebody searches.
  private(set) var suggestions: ControlPart?
  private(set) var searchState: SearchState?

  /// `top`: what the top screen says, where that is known better than from its elements.
  init(
    _ screens: [NavigationScreens.Screen], top: NavigationRequest? = nil, environment: EnvironmentValues,
    memory: NavigationMemory, items extraItems: [BarItem], outerSearch: OuterSearch? = nil,
    scopes: @MainActor (ControlPart, SearchState?) -> ViewElement? = { _, _ in nil }
  ) {
    var requests = screens.map { $0.element.preference(NavigationRequest.Key.self) }
    if let top { requests[requests.count - 1] = top }
    var request = requests[requests.count - 1]
    // A field that is put on the container belongs to its first screen.
    if screens.count == 1, let outerSearch, request.search == nil {
      request.search = outerSearch.request
      request.searchExtras.suggestions = request.searchExtras.suggestions ?? outerSearch.extras.suggestions
      request.searchExtras.scopes = request.searchExtras.scopes ?? outerSearch.extras.scopes
    }
    let style = memory.navigationBar ?? BarStyle()
    let scheme = request.bar.colorScheme ?? (style.isBlack ? .dark : nil)
    traits = BarTraits(environment, scheme: scheme)
    toolbarTraits = BarTraits(environment, scheme: request.bottomBar.colorScheme)
    let items = ToolbarItems(request, scheme: scheme)
    reports = items.reports
    let isPushed = screens.count > 1

    var bar = NavigationBar(
      appearance: request.bar.appearance(over: style, in: environment, traits: traits, edge: request.edgeEffect))
    bar.title = request.isTitleRemoved ? nil : request.title.map { Self.string($0, in: environment) }
    bar.isLarge = Self.isLarge(requests)
    bar.titleView = items.principal
    bar.showsTitleMenu = items.titleMenu != nil
    if let menu = items.titleMenu { bar.titleMenu = { menu.around($0) } }
    let toggle = request.isSidebarToggleRemoved ? [] : extraItems
    bar.leading = (items.hasTrailingToggle ? [] : toggle) + items.leading
    bar.trailing = items.trailing + (items.hasTrailingToggle ? toggle : [])
    bar.tint = style.tint
    if isPushed, request.isBackButtonHidden != true, let dismiss = screens.last?.dismiss {
      let below = requests[requests.count - 2].title.map { Self.string($0, in: environment) }
      bar.backButton = BackButton(title: below, action: dismiss)
      if request.role == .editor { bar.backButton?.mode = .minimal }
    }
    bar.hasLeadingTitle = request.role == .editor || request.role == .browser
    if traits.isGlass { bar.subtitle = request.subtitle.map { Self.string($0, in: environment) } }
    if !traits.isGlass, request.subtitle != nil {
      reports.append("navigationSubtitle: subtitles are drawn in the look ios26 alone")
    }
    var bottom = Toolbar(
      items: items.bottom,
      appearance: request.bottomBar.appearance(
        over: memory.toolbar ?? BarStyle(), in: environment, traits: toolbarTraits))
    if let search = request.search {
      let field = Self.field(search, in: environment)
      // On phones the newer look has it at the bottom, unless the author says otherwise.
      let isAtTop = search.isInDrawer || items.searchInBar != nil
      let isAtBottom = traits.isGlass && !traits.isPad && !isAtTop
      // The author's item in the bar itself has room for a button only.
      if search.isMinimized || (items.searchInBar != nil && !traits.isPad), traits.isGlass, !search.isActive {
        var button = BarItem(.symbol("magnifyingglass")) { field.setActive?(true) }
        button.label = field.prompt
        if isAtBottom {
          bottom.items.insert(button, at: items.searchAtBottom ?? bottom.items.count)
        } else {
          bar.trailing.insert(button, at: min(items.searchInBar ?? bar.trailing.count, bar.trailing.count))
        }
      } else if isAtBottom {
        bottom.searchField = field
        bottom.searchIndex = items.searchAtBottom
      } else if traits.isPad, environment.horizontalSizeClass == .regular, !search.isInDrawer {
        // Tablets have it at the end of the row; how wide is our choice.
        var item = BarItem(.element(BarSearchFieldElement(field, traits: traits)))
        (item.width, item.sharesGround) = (240, false)
        bar.trailing.insert(item, at: min(items.searchInBar ?? bar.trailing.count, bar.trailing.count))
      } else {
        bar.searchField = field
      }
      if search.isActive {
        bar.searchScopes = request.searchExtras.scopes.flatMap { scopes($0, search.state) }
        suggestions = request.searchExtras.suggestions
        searchState = search.state
      }
    }
    if request.bar.isHidden != true, !bar.isEmpty { navigationBar = bar }
    if request.bottomBar.isHidden != true, !bottom.isEmpty { toolbar = bottom }
    if navigationBar != nil { statusBarScheme = scheme }
    if traits.isGlass, navigationBar != nil || toolbar != nil { reports.append(GlassReport.text) }
  }

  private static func string(_ text: Text, in environment: EnvironmentValues) -> String {
    ResolvedText(text, in: environment).text.string
  }

  /// The first screen's title is large unless it says otherwise; the others are like the one below them.
  private static func isLarge(_ requests: [NavigationRequest]) -> Bool {
    requests.reduce(true) { below, request in
      switch request.displayMode {
      case .large, .inlineLarge: true
      case .inline: false
      case .automatic, nil: below
      }
    }
  }

  static func field(_ search: SearchRequest, in environment: EnvironmentValues) -> BarSearchField {
    var field = BarSearchField(
      prompt: search.prompt.map { string($0, in: environment) } ?? "Search", text: search.text.wrappedValue
    ) { search.text.wrappedValue = $0 }
    (field.tokens, field.isActive, field.hidesTitle) = (search.tokens, search.isActive, search.hidesTitle)
    field.setActive = { [state = search.state] in state?.setActive($0) }
    return field
  }
}

/// What pictures say once that have bars of the newer look.
enum GlassReport {
  static let text = "look ios26: the glass of bars is drawn as flat, translucent shapes"
}

// MARK: - Placing

extension NavigationBars {
  private var arrangement: BarArrangement { BarArrangement(navigationBar: navigationBar, toolbar: toolbar) }

  /// Whether there is a large title to collapse.
  var hasLargeTitle: Bool {
    navigationBar.map { $0.isLarge && $0.title != nil && !traits.isCompactHeight } ?? false
  }

  /// How much of the navigation bar makes way as content scrolls.
  func collapse(in space: BarSpace) -> CGFloat {
    guard let navigationBar else { return 0 }
    let extent = NavigationBarExtent(navigationBar, traits: traits, space: space)
    let stays = navigationBar.searchField?.isActive == true || navigationBar.searchScopes != nil
    return extent.largeTitle + (stays ? 0 : extent.search)
  }

  func contentSpace(in space: BarSpace) -> BarSpace { arrangement.contentSpace(in: space, traits: traits) }

  func placed(in space: BarSpace, scroll: BarScroll, context: PlacementContext) -> [PlacedNode] {
    var nodes: [PlacedNode] = []
    if let toolbar {
      nodes.append(
        ToolbarElement(toolbar, traits: toolbarTraits, space: space, scroll: scroll).placed(context: context))
    }
    if let navigationBar {
      nodes.append(
        NavigationBarElement(navigationBar, traits: traits, space: space, scroll: scroll).placed(context: context))
    }
    return nodes
  }
}

// MARK: - Items by placement

/// A screen's toolbar items, sorted into their bars.
@MainActor struct ToolbarItems {
  private(set) var leading: [BarItem] = [], trailing: [BarItem] = [], bottom: [BarItem] = []
  private(set) var principal: ViewElement?
  private(set) var titleMenu: TitleMenu?
  /// Where among the items the author has the field to search in.
  private(set) var searchAtBottom: Int?
  private(set) var searchInBar: Int?
  /// Whether he has the button for the sidebar at the trailing side.
  private(set) var hasTrailingToggle = false
  private(set) var reports: [String] = []

  init(_ request: NavigationRequest, scheme: ColorScheme?) {
    var bottomScheme: ColorScheme? { request.bottomBar.colorScheme }
    var confirming: [BarItem] = [], more = false
    var status: Set<Int> = []
    for entry in request.toolbarItems {
      if let item = entry.systemItem {
        place(item, entry.placement)
        continue
      }
      switch entry.placement {
      case .topBarLeading, .navigation, .cancellationAction: leading += entry.content.items(scheme: scheme)
      case .automatic, .topBarTrailing, .primaryAction, .destructiveAction:
        trailing += entry.content.items(scheme: scheme)
      case .confirmationAction: confirming += entry.content.items(scheme: scheme)
      case .principal, .title: principal = implicitRow(of: entry.content.elements(scheme)) ?? principal
      case .bottomBar: bottom += entry.content.items(scheme: bottomScheme)
      case .status:
        let items = entry.content.items(scheme: bottomScheme)
        status.formUnion(bottom.count..<bottom.count + items.count)
        bottom += items
      case .titleMenu: titleMenu = entry.titleMenu ?? titleMenu
      case .secondaryAction: more = true
      case .keyboard: reports.append("toolbar: items on the keyboard are not drawn; no keyboard shows at rest")
      default: reports.append("toolbar: items in the place “\(entry.placement.name)” are not drawn")
      }
    }
    trailing += confirming
    if more { trailing.insert(BarItem(.symbol("ellipsis.circle")), at: 0) }
    spreadBottom(status: status)
  }

  /// The system's own items stand where the author has put them among his.
  private mutating func place(_ item: ToolbarDefaultItemKind, _ placement: ToolbarItemPlacement) {
    switch (item, placement) {
    case (.search, .bottomBar), (.search, .status): searchAtBottom = bottom.count
    case (.search, .automatic): break
    case (.search, _): searchInBar = trailing.count
    case (.sidebarToggle, .topBarTrailing), (.sidebarToggle, .primaryAction): hasTrailingToggle = true
    default: break
    }
  }

  /// Items at the bottom stand evenly spaced where no space says otherwise, one alone in the middle. What tells a
  /// status, by its index, stands at neither end.
  private mutating func spreadBottom(status: Set<Int>) {
    guard !bottom.isEmpty, !bottom.contains(where: \.isSpace), searchAtBottom == nil else { return }
    let space = BarItem(.flexibleSpace)
    let isAlone = bottom.count == 1
    let opens = isAlone || status.contains(0), closes = isAlone || status.contains(bottom.count - 1)
    let spread = Array(bottom.map { [$0] }.joined(separator: [space]))
    bottom = (opens ? [space] : []) + spread + (closes ? [space] : [])
  }

  private func implicitRow(of elements: [ViewElement]) -> ViewElement? {
    elements.isEmpty ? nil : implicitStack(of: elements)
  }
}
