import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// Takes all the room it is offered, places the chosen screen in the middle of what the bar leaves of it, and the bar, or
/// the dots, over it.
///
/// Screens that were shown before are placed, too, and not drawn: their state stays.
final class TabsElement: ViewElement {
  private let tabs: [ViewElement]
  private let index: Int
  private let look: TabLook
  private let memory: TabMemory
  private let choose: @MainActor (Int) -> Void
  private let accessory: TabAccessoryElement?
  /// In place of a tab that has none in the bar; what leads there.
  private let more: ViewElement?
  private let showMore: @MainActor () -> Void
  private let environment: EnvironmentValues
  private let context: ViewContext

  @MainActor init(
    tabs: [ViewElement], index: Int, look: TabLook, memory: TabMemory, choose: @escaping @MainActor (Int) -> Void,
    accessory: TabAccessoryElement?, more: ViewElement?, showMore: @escaping @MainActor () -> Void,
    environment: EnvironmentValues, context: ViewContext
  ) {
    (self.more, self.showMore) = (more, showMore)
    (self.tabs, self.index, self.look, self.memory) = (tabs, index, look, memory)
    self.accessory = accessory
    (self.choose, self.environment, self.context) = (choose, environment, context)
    super.init(kind: "TabView")
  }

  private var chosen: ViewElement? { more ?? (tabs.indices.contains(index) ? tabs[index] : nil) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var ideal = chosen?.sizeThatFits(proposal) ?? .zero
    // Pages have no size of their own along a scroll view around, which offers none: they need a frame.
    if look != .bar {
      if environment.scrollAxes.contains(.vertical) { ideal.height = 0 }
      if environment.scrollAxes.contains(.horizontal) { ideal.width = 0 }
    }
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    // What has bars is UIKit's, which knows of the safe area where SwiftUI ignores it; pages are SwiftUI's own.
    let area = look == .bar ? context.coveredSafeArea : context.safeArea
    let space = BarSpace(frame: frame, in: area, pixelLength: 1 / context.pixelGrid.scale)
    let nodes = MainActor.assumeIsolated { self.nodes(in: space, context: context) }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    for child in node.children { painter.paint(child) }
  }

  override var children: [ViewElement] { chosen.map { [$0] } ?? [] }

  /// Pages are turned by a finger that moves across, and chosen by their tags or the words that they show.
  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    guard look != .bar, tabs.count > 1 else { return nil }
    let (tabs, index, choose) = (tabs, index, choose)
    var target = TouchTarget(role: .tab)
    target.choices = tabs.indices.flatMap { page -> [(name: String, choose: @MainActor () -> Void)] in
      let tag = TagElement.tag(of: tabs[page]).map { ["\($0.base)"] } ?? []
      return (tag + [tabs[page].allWords]).filter { !$0.isEmpty }.map { (name: $0, choose: { choose(page) }) }
    }
    target.reactions = [.turningPages(from: index, count: tabs.count, choose: choose)]
    return target
  }
}

// MARK: - Placing

@MainActor extension TabsElement {
  private func nodes(in space: BarSpace, context: PlacementContext) -> [PlacedNode] {
    for other in tabs.indices where other != index && memory.visited.contains(other) {
      _ = tabs[other].placed(in: space, context: context)
    }
    guard let chosen else { return [] }
    guard look == .bar else {
      let content = chosen.placed(in: space, context: context)
      return [content] + (look == .dots ? [dots(in: space, context: context)].compactMap { $0 } : [])
    }
    var request = chosen.preference(TabBarRequest.Key.self)
    var free = contentSpace(request, in: space)
    var content = chosen.placed(in: free, context: context)
    request = content.preference(TabBarRequest.Key.self)
    let wanted = contentSpace(request, in: space)
    if wanted != free {
      free = wanted
      content = chosen.placed(in: free, context: context)
    }
    if look == .bar, BarTraits(environment).isGlass, !BarTraits(environment).isPad {
      let offset = content.scrollOffset(above: free.safe)
      if memory.scrolled(to: offset, in: index, environment.tabMinimizing), accessory != nil {
        // What is inline is told so.
        let graph = self.context.graph
        graph.enqueue { graph.setNeedsResolve() }
      }
    }
    let above = accessory.map { [placed($0, request, in: space, context: context)] } ?? []
    guard let bar = bar(request) else { return [content] + above }
    let scroll = content.barScroll(under: free.safe) ?? BarScroll()
    let traits = BarTraits(environment, scheme: request.colorScheme)
    return [content] + above
      + [TabBarElement(bar, traits: traits, space: space, scroll: scroll).placed(context: context)]
  }

  /// Above the bar where that is at the bottom.
  private func accessoryFrame(
    _ accessory: TabAccessoryElement, _ request: BarRequest, in space: BarSpace, isExpanded: Bool = false
  ) -> CGRect {
    var whole = bar(request)
    if isExpanded { whole?.isMinimized = false }
    let bar = whole?.extent(BarTraits(environment), space: space)
    if let bar, bar.isMinimized {
      return accessory.frame(
        beside: bar, in: space, isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
    let bottom = bar.flatMap { $0.bottomInset > 0 ? $0.frame.minY : nil } ?? min(space.safe.maxY, space.full.maxY - 13)
    return accessory.frame(above: bottom, in: space)
  }

  private func placed(
    _ accessory: TabAccessoryElement, _ request: BarRequest, in space: BarSpace, context: PlacementContext
  ) -> PlacedNode {
    let frame = accessoryFrame(accessory, request, in: space)
    return accessory.placed(in: frame, proposal: ProposedViewSize(frame.size), context: context)
  }

  private func contentSpace(_ request: BarRequest, in space: BarSpace) -> BarSpace {
    var free = BarArrangement(tabBar: bar(request)).contentSpace(in: space, traits: BarTraits(environment))
    // Content keeps its room when the bar makes way.
    if let accessory {
      let frame = accessoryFrame(accessory, request, in: space, isExpanded: true)
      free.safe.size.height = max(0, frame.minY - free.safe.minY)
    }
    return free
  }

  /// In the middle of the lower edge of what is safe.
  private func dots(in space: BarSpace, context: PlacementContext) -> PlacedNode? {
    guard tabs.count > 1 else { return nil }
    let element = PageDotsElement(
      count: tabs.count, selectedIndex: index, hasGround: environment.pageDotsHaveGround,
      traits: BarTraits(environment))
    let size = element.sizeThatFits(.unspecified)
    let frame = CGRect(
      x: space.safe.midX - size.width / 2, y: space.safe.maxY - size.height, width: size.width, height: size.height)
    return element.placed(in: frame, proposal: .unspecified, context: context)
  }
}

// MARK: - Bar

@MainActor extension TabsElement {
  private func bar(_ request: BarRequest) -> TabBar? {
    guard request.isHidden != true, !tabs.isEmpty else { return nil }
    let traits = BarTraits(environment, scheme: request.colorScheme)
    let style = memory.style ?? BarStyle()
    var bar = TabBar(
      items: [], selectedIndex: index,
      appearance: request.appearance(over: style, in: environment, traits: traits))
    (bar.tint, bar.unselectedItemTint) = (style.tint, style.unselectedItemTint)
    bar.showMore = showMore
    bar.isMinimized = memory.isMinimized
    let (memory, graph) = (memory, context.graph)
    bar.expand = {
      memory.expand()
      graph.setNeedsResolve()
    }
    let appearance = bar.appearance.chosen(isAtEdge: false, isCompact: false)
    bar.items = tabs.enumerated().map { position, tab in
      let color = bar.iconColor(isSelected: position == index, traits: traits, appearance: appearance)
      return item(tab, position, color: color)
    }
    // Whatever was chosen before, the list behind the last item is.
    if more != nil, let first = bar.hidden(traits).first { bar.selectedIndex = first }
    return bar
  }

  private func item(_ tab: ViewElement, _ position: Int, color: ResolvedColor) -> TabBarItem {
    let choose = choose
    let own = TabItemElement.of(tab)
    let parts = own.map { labelParts($0.label, position, color: color) }
    var item = TabBarItem(title: parts?.title, icon: parts?.icon.map { .element($0) }) { choose(position) }
    item.isSearch = own?.isSearch == true
    item.badge = BadgeElement.badge(of: tab)
    item.identifier = TabIdentifierElement.identifier(of: tab)
    return item
  }

  /// Bars take of what stands for a tab the first picture and the first text. Symbols are filled, at the size of bars.
  private func labelParts(
    _ label: ControlPart, _ position: Int, color: ResolvedColor
  ) -> (title: String?, icon: ViewElement?) {
    let place = context.child(.secondary).child(.index(position)).container(axis: .horizontal)
    let elements = label.resolve(
      in: place.setting {
        $0.isInTabs = false
        $0.text = TextEnvironment()
        $0.text.dynamicTypeSize = .large
        $0.text.font = .system(size: TabBarItemElement.symbolSize)
        $0.imageScale = .large
        $0.symbolVariants = .fill
        $0.labelStyle = nil
        $0.setForeground([AnyShapeStyle(Color(resolved: color))])
      })
    return (elements.lazy.compactMap(\.firstString).first, elements.lazy.compactMap(\.firstPicture).first)
  }
}

extension ViewElement {
  fileprivate var firstString: String? {
    (self as? TextElement)?.string ?? children.lazy.compactMap(\.firstString).first
  }
}

extension TabItemElement {
  /// The tab in an element, however many modifiers are around it.
  static func of(_ element: ViewElement) -> TabItemElement? {
    if let item = element as? TabItemElement { return item }
    return element.children.lazy.compactMap { of($0) }.first
  }
}
