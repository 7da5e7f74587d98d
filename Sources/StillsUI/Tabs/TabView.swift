import Foundation
import StillsBars
import StillsCore
import StillsLayout

/// Screens of which one shows: the chosen one, above a bar of what stands for each, or as one of several pages.
nonisolated public struct TabView<SelectionValue: Hashable, Content> {
  private let selection: AnyHashable?
  /// Tells the author what was chosen.
  private let select: (@MainActor (AnyHashable) -> Void)?
  private let resolveTabs: @MainActor (ViewContext) -> [ViewElement]
}

extension TabView: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: TabView, in context: ViewContext) -> [ViewElement] {
    let place = context.child(.content).container(axis: nil)
    let look = context.environment.tabStyle
    let graph = context.graph
    let memory = context.child(.type(ObjectIdentifier(TabMemory.self))).node
      .object(in: 0, of: ObjectIdentifier(TabMemory.self)) { TabMemory() }
    let tabs = view.resolveTabs(
      place.setting {
        $0.tabStyle = .bar
        $0.isInTabs = true
        $0.tabAccessory = nil
        $0.tabMinimizing = .automatic
        $0.joinsContainer = false
      })
    let chosen = view.selection.flatMap { selection in
      tabs.firstIndex { TagElement.matches(TagElement.tag(of: $0), selection) }
    }
    let index = min(chosen ?? (view.selection == nil ? memory.index : 0), max(0, tabs.count - 1))
    let choose: @MainActor (Int) -> Void = { index in
      memory.showsMore = false
      graph.setNeedsResolve()
      if view.selection == nil {
        memory.index = index
        graph.setNeedsResolve()
      } else if tabs.indices.contains(index), let tag = TagElement.tag(of: tabs[index]) {
        view.select?(tag)
      }
    }
    let traits = BarTraits(context.environment)
    memory.style = memory.style ?? BarProxies.tabBar?(traits)
    memory.visited.insert(index)
    let accessory =
      look == .bar
      ? TabAccessoryElement.made(in: context.child(.modifier), traits: traits, isInline: memory.isMinimized) : nil
    let more = look == .bar ? Self.more(tabs, index: index, memory, choose: choose, traits, in: context) : nil
    let element = TabsElement(
      tabs: tabs, index: index, look: look, memory: memory, choose: choose, accessory: accessory, more: more,
      showMore: {
        memory.showsMore = true
        graph.setNeedsResolve()
      }, environment: context.environment, context: place)
    if look == .bar, traits.isGlass, !tabs.isEmpty { context.report(GlassReport.text) }
    // What screens say about the tab bar ends here.
    return [
      PreferenceElement(
        key: ObjectIdentifier(TabBarRequest.Key.self), kind: "bars", content: element
      ) { _, _ in BarRequest() }
    ]
  }
}

extension TabView {
  /// The list of tabs that have no place in the bar, with the chosen one on it; nil where one in the bar is chosen.
  @MainActor private static func more(
    _ tabs: [ViewElement], index: Int, _ memory: TabMemory, choose: @escaping @MainActor (Int) -> Void,
    _ traits: BarTraits, in context: ViewContext
  ) -> ViewElement? {
    var bar = TabBar(items: [], appearance: BarAppearanceChoice(fallback: BarAppearance()))
    bar.items = tabs.map { tab in
      var item = TabBarItem(title: nil, icon: nil)
      item.isSearch = TabItemElement.of(tab)?.isSearch == true
      return item
    }
    let hidden = bar.hidden(traits), graph = context.graph
    guard !hidden.isEmpty, memory.showsMore || hidden.contains(index) else { return nil }
    let isOpen = !memory.showsMore
    let path = Binding<[Int]>(
      get: { isOpen ? [index] : [] },
      set: { path in
        MainActor.assumeIsolated {
          if let tab = path.last { return choose(tab) }
          memory.showsMore = true
          graph.setNeedsResolve()
        }
      })
    let place = context.child(.body).container(axis: nil).setting { $0.isInTabs = false }
    return implicitStack(of: MoreTabs._resolve(MoreTabs(indices: hidden, tabs: tabs, path: path), in: place))
  }
}

/// What a tab view keeps from pass to pass.
final class TabMemory {
  /// Whether the list of tabs that have no place in the bar shows.
  var showsMore = false
  /// The chosen one, where the author does not say.
  var index = 0
  /// Screens that have been shown stay.
  var visited: Set<Int> = []
  /// What the app's proxy said when the bar came on the screen.
  var style: BarStyle?
  /// Whether scrolling has made the bar small, and from where it was told last, in which tab.
  private(set) var isMinimized = false
  private var lastScroll: (tab: Int, offset: CGFloat)?

  /// Told after each placement; whether that changed anything.
  func scrolled(to offset: CGFloat?, in tab: Int, _ behavior: TabBarMinimizeBehavior) -> Bool {
    let before = isMinimized
    guard let offset, behavior == .onScrollDown || behavior == .onScrollUp else {
      (isMinimized, lastScroll) = (false, nil)
      return before
    }
    if let last = lastScroll, last.tab == tab {
      guard abs(offset - last.offset) > 0.5 else { return false }
      let isDown = offset > last.offset
      isMinimized = behavior == .onScrollDown ? isDown && offset > 0 : !isDown && offset > 0
    } else {
      isMinimized = false
    }
    lastScroll = (tab, offset)
    return isMinimized != before
  }

  func expand() { isMinimized = false }
}

// MARK: - Creating

extension TabView where Content: View {
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    select = selection.map { selection in
      { tag in if let value = TagElement.selection(tag, as: SelectionValue.self) { selection.wrappedValue = value } }
    }
    resolveTabs = { Content._resolve(content, in: $0) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    let content = content()
    (selection, select) = (nil, nil)
    resolveTabs = { Content._resolve(content, in: $0) }
  }
}

extension TabView where Content: TabContent {
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    let content = content()
    self.selection = AnyHashable(selection.wrappedValue)
    select = { tag in
      if let value = TagElement.selection(tag, as: SelectionValue.self) { selection.wrappedValue = value }
    }
    resolveTabs = { Content._tabs(of: content, in: $0) }
  }
}

extension TabView where SelectionValue == Never, Content: TabContent {
  @_disfavoredOverload
  public nonisolated init(@TabContentBuilder<Never> content: () -> Content) {
    let content = content()
    (selection, select) = (nil, nil)
    resolveTabs = { Content._tabs(of: content, in: $0) }
  }
}

// MARK: - Items and badges

nonisolated extension View {
  /// What stands for the view in a tab bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: ControlPart(label())))
  }

  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Whether the newer look's phones show the chosen tab alone once content has scrolled.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(EnvironmentModifier { $0.tabMinimizing = behavior })
  }
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

public struct TabViewCustomization: Codable, Sendable { public init() {} }

nonisolated struct TabItemModifier: PrimitiveViewModifier {
  let label: ControlPart

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    guard context.environment.isInTabs else { return content(context) }
    return [TabItemElement(label: modifier.label, in: context, content: content)]
  }
}

/// A screen in a tab view: made only when it is the chosen one, or its tag is asked for.
package final class TabItemElement: UnaryElement {
  package let label: ControlPart
  let isSearch: Bool

  @MainActor init(
    label: ControlPart, isSearch: Bool = false, in context: ViewContext,
    content: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) {
    (self.label, self.isSearch) = (label, isSearch)
    let inside = context.setting {
      $0.isInTabs = false
      // A field that is put on all tabs is that of the one that searches.
      if !isSearch { $0.outerSearch = nil }
    }
    super.init(kind: "tabItem", content: DeferredElement(context: { inside.child(.content) }, resolve: content))
  }

  /// What the bar asks for is no reason to make a screen that has not been shown.
  package override func layoutValue(for key: ObjectIdentifier) -> Any? {
    let isForBar = BadgeElement.isKey(key) || TabIdentifierElement.isKey(key)
    return isForBar && content.children.isEmpty ? nil : super.layoutValue(for: key)
  }
}

nonisolated extension EnvironmentValues {
  private struct IsInTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct MinimizingKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }

  var tabMinimizing: TabBarMinimizeBehavior {
    get { self[MinimizingKey.self] }
    set { self[MinimizingKey.self] = newValue }
  }

  private struct TabStyleKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }

  var isInTabs: Bool {
    get { self[IsInTabsKey.self] }
    set { self[IsInTabsKey.self] = newValue }
  }

  var tabStyle: TabLook {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue == .none ? .bar : newValue }
  }
}

nonisolated public enum TabLook: Sendable { case bar, dots, pages, none }
