import Foundation
import StillsCore

/// The tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  static func _tabs(of content: Self, in context: ViewContext) -> [ViewElement]
}

/// A tab: what stands for it, and its screen.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  @MainActor public static func _tabs(of tab: Tab, in context: ViewContext) -> [ViewElement] {
    let content = tab.content
    let element = TabItemElement(label: ControlPart(tab.label), isSearch: tab.role == .search, in: context) {
      Content._resolve(content, in: $0)
    }
    return [tab.value.map { TagElement(element, tag: $0) } ?? element]
  }
}

/// What the system calls a tab by.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

nonisolated extension Tab {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

nonisolated extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

/// Tabs that nothing is written under.
nonisolated extension Tab where Label == EmptyView {
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage))
    )
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass")))
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(Text("Search"), Image(systemName: "magnifyingglass")))
  }
}

nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let image: Image
  init(_ title: Text, _ image: Image) { (self.title, self.image) = (title, image) }
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// Tabs under a heading.
nonisolated public struct TabSection<Content: TabContent, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  let content: Content

  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
  public init<Header: View>(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }

  @MainActor public static func _tabs(of section: TabSection, in context: ViewContext) -> [ViewElement] {
    Content._tabs(of: section.content, in: context)
  }
}

/// Several tabs.
nonisolated public struct _TabList<TabValue: Hashable>: TabContent {
  let parts: [@MainActor (ViewContext) -> [ViewElement]]

  @MainActor public static func _tabs(of list: _TabList, in context: ViewContext) -> [ViewElement] {
    list.parts.enumerated().flatMap { $1(context.child(.index($0))) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public static func _tabs(of loop: ForEach, in context: ViewContext) -> [ViewElement] {
    loop.data.flatMap { Content._tabs(of: loop.content($0), in: context.child(.id(AnyHashable(loop.id($0))))) }
  }
}

extension ForEach where Content: TabContent {
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] })
  }

  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0.id })
  }
}

@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<T: TabContent>(_ tab: T) -> T where T.TabValue == TabValue { tab }
  public static func buildBlock<T: TabContent>(_ tab: T) -> T where T.TabValue == TabValue { tab }
  @_disfavoredOverload
  public static func buildBlock<each T: TabContent>(_ tabs: repeat each T) -> _TabList<TabValue> {
    var parts: [@MainActor (ViewContext) -> [ViewElement]] = []
    repeat parts.append(part(each tabs))
    return _TabList(parts: parts)
  }
  /// The result names the kind of tab, so that it is known where there is none.
  public static func buildIf<T: TabContent>(_ tab: T?) -> _OptionalTab<T> { _OptionalTab(tab: tab) }
  public static func buildEither<T: TabContent>(first: T) -> _TabList<TabValue> { _TabList(parts: [part(first)]) }
  public static func buildEither<T: TabContent>(second: T) -> _TabList<TabValue> { _TabList(parts: [part(second)]) }

  private static func part<T: TabContent>(_ tab: T) -> @MainActor (ViewContext) -> [ViewElement] {
    { T._tabs(of: tab, in: $0) }
  }
}

/// A tab, or none.
nonisolated public struct _OptionalTab<Tab: TabContent>: TabContent {
  public typealias TabValue = Tab.TabValue
  let tab: Tab?

  @MainActor public static func _tabs(of content: Self, in context: ViewContext) -> [ViewElement] {
    content.tab.map { Tab._tabs(of: $0, in: context) } ?? []
  }
}

extension TabContent {
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ChangedTab(base: self) { tab, context in BadgeElement(content: tab, badge: label, in: context) }
  }
  @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ChangedTab(base: self) { tab, _ in hidden ? nil : tab }
  }
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    _ChangedTab(base: self) { tab, _ in TabIdentifierElement(content: tab, identifier: identifier) }
  }
}

/// A tab with something around its element, or without it.
nonisolated public struct _ChangedTab<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  let base: Base
  let change: @MainActor (ViewElement, ViewContext) -> ViewElement?

  @MainActor public static func _tabs(of tab: Self, in context: ViewContext) -> [ViewElement] {
    Base._tabs(of: tab.base, in: context).compactMap { tab.change($0, context) }
  }
}

public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
