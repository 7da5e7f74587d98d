import Foundation
import StillsBars
import StillsCore

/// What the views of a hosting controller say about UIKit's bars around them, in what tells one from another.
struct HostedBars: Equatable {
  var title: String?
  var isHidden: Bool?
  var isBackButtonHidden: Bool?
  var items = 0
  var isSearching = false
  var offset, below: CGFloat?
}

extension HostingView: HostedScreen {
  private var request: NavigationRequest { content().preference(NavigationRequest.Key.self) }

  /// Of a title in the language of the content.
  private func title(of request: NavigationRequest) -> String? {
    guard let environment, let title = request.title else { return nil }
    return ResolvedText(title, in: environment).text.string
  }

  private func words(_ request: NavigationRequest) -> HostedBars {
    let scroll = barScroll
    return HostedBars(
      title: title(of: request), isHidden: request.bar.isHidden, isBackButtonHidden: request.isBackButtonHidden,
      items: request.toolbarItems.count, isSearching: request.search?.isActive == true, offset: scroll?.offset,
      below: scroll?.below)
  }

  var isOnScreen: Bool { window != nil }

  var hidesNavigationBar: Bool? { request.bar.isHidden }

  func adjusting(_ bar: NavigationBar, traits: BarTraits) -> NavigationBar {
    let request = request
    told = words(request)
    guard let environment else { return bar }
    var bar = bar
    if let title = title(of: request) {
      bar.title = title
      // The next screen's back button shows it.
      if owner?.navigationItem.title != title { owner?.navigationItem.title = title }
    }
    if request.isTitleRemoved { bar.title = nil }
    if traits.isGlass, let subtitle = request.subtitle {
      bar.subtitle = ResolvedText(subtitle, in: environment).text.string
    }
    bar.hasLeadingTitle = bar.hasLeadingTitle || request.role == .editor || request.role == .browser
    switch request.displayMode {
    case .inline: bar.isLarge = false
    case .large, .inlineLarge: bar.isLarge = owner?.navigationController?.navigationBar.prefersLargeTitles == true
    case .automatic, nil: break
    }
    let items = ToolbarItems(request, scheme: request.bar.colorScheme)
    bar.leading += items.leading
    bar.trailing = items.trailing + bar.trailing
    bar.titleView = items.principal ?? bar.titleView
    bar.showsTitleMenu = bar.showsTitleMenu || items.titleMenu != nil
    if let menu = items.titleMenu { bar.titleMenu = { menu.around($0) } }
    if request.isBackButtonHidden == true { bar.backButton = nil }
    if request.bar.background != nil || request.bar.backgroundVisibility != nil {
      var style = BarStyle()
      style.slots = bar.appearance.bar
      bar.appearance = request.bar.appearance(over: style, in: environment, traits: traits)
    }
    if let search = request.search { bar.searchField = NavigationBars.field(search, in: environment) }
    titleState.isLarge = bar.isLarge && bar.title != nil && !traits.isCompactHeight
    return bar
  }

  func toolbarItems(_ traits: BarTraits) -> [BarItem] {
    let request = request
    return request.bottomBar.isHidden == true
      ? [] : ToolbarItems(request, scheme: request.bottomBar.colorScheme).bottom
  }

  var barScroll: BarScroll? { node?.barScroll(under: placedSafe) }

  /// Once the content is placed: bars that were told something else are laid out again.
  func tellBars() {
    let around = [owner?.navigationController?.viewIfLoaded, owner?.tabBarController?.viewIfLoaded].compactMap { $0 }
    guard !around.isEmpty else { return }
    let now = words(request)
    guard now != told else { return }
    told = now
    for view in around { view.setNeedsLayout() }
  }
}
