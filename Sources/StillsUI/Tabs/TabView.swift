import Foundation
import StillsCore
import StillsLayout

/// Screens of which one shows. The chosen one is drawn and fills the view; bar and dots are not drawn yet.
nonisolated public struct TabView<SelectionValue: Hashable, Content> {
  private let selection: AnyHashable?
  private let resolveTabs: @MainActor (ViewContext) -> [ViewElement]
}

extension TabView: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: TabView, in context: ViewContext) -> [ViewElement] {
    var inside = context.child(.content).container(axis: nil)
    let style = context.environment.tabStyle
    inside.environment.tabStyle = .none
    inside.environment.isInTabs = true
    let tabs = view.resolveTabs(inside)
    if style == .bar { context.report("TabView: the tab bar is not drawn yet") }
    if style == .dots, tabs.count > 1 { context.report("TabView: the dots of the page style are not drawn yet") }
    let chosen =
      view.selection.flatMap { selection in tabs.first { TagElement.matches(TagElement.tag(of: $0), selection) } }
      ?? tabs.first
    guard let chosen else { return [TabsElement(content: implicitStack(of: []))] }
    return [TabsElement(content: chosen)]
  }
}

/// Takes all the room it is offered and places its screen in the middle of it.
final class TabsElement: UnaryElement {
  init(content: ViewElement) { super.init(kind: "TabView", content: content) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let offered = ProposedViewSize(frame.size)
    let size = content.sizeThatFits(offered)
    let place = CGRect(
      x: context.pixelGrid.round(frame.midX - size.width / 2), y: context.pixelGrid.round(frame.midY - size.height / 2),
      width: size.width, height: size.height)
    return PlacedNode(
      element: self, frame: frame, children: [content.placed(in: place, proposal: offered, context: context)])
  }
}

// MARK: - Creating

extension TabView where Content: View {
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    resolveTabs = { Content._resolve(content, in: $0) }
  }
}

extension TabView where SelectionValue == Int, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    let content = content()
    selection = nil
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
    resolveTabs = { Content._tabs(of: content, in: $0) }
  }
}

extension TabView where SelectionValue == Never, Content: TabContent {
  @_disfavoredOverload
  public nonisolated init(@TabContentBuilder<Never> content: () -> Content) {
    let content = content()
    selection = nil
    resolveTabs = { Content._tabs(of: content, in: $0) }
  }
}

// MARK: - Items and badges

nonisolated extension View {
  /// What stands for the view in a tab bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: ControlPart(label())))
  }

  public func badge(_ count: Int) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
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

  @MainActor init(
    label: ControlPart, in context: ViewContext, content: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) {
    self.label = label
    let inside = context.setting { $0.isInTabs = false }
    super.init(kind: "tabItem", content: DeferredElement(context: { inside.child(.content) }, resolve: content))
  }
}

nonisolated extension EnvironmentValues {
  private struct IsInTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
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
