import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// Takes all the room it is offered, places its top screen in the middle of what the bars leave of it, and the bars over
/// it.
///
/// How large the bars are follows from what the screen says, which is known for certain only once it is placed: if that
/// differs from what was known before, it is placed again. Screens below are placed, too, and not drawn, so that what is
/// made while placing stays.
final class NavigationElement: ViewElement {
  private let screens: NavigationScreens
  private let environment: EnvironmentValues
  private let memory: NavigationMemory
  private let barItems: [BarItem]
  private let graph: ViewGraph
  private let outerSearch: OuterSearch?
  /// What was made for the search field, once it was needed.
  private var scopes, suggestions: ViewElement?
  /// What the bar on top asks for, once it is placed.
  private(set) var statusBarScheme: ColorScheme?

  init(
    kind: String, screens: NavigationScreens, environment: EnvironmentValues, memory: NavigationMemory,
    barItems: [BarItem], outerSearch: OuterSearch? = nil, graph: ViewGraph
  ) {
    self.outerSearch = outerSearch
    (self.screens, self.environment, self.memory) = (screens, environment, memory)
    (self.barItems, self.graph) = (barItems, graph)
    super.init(kind: kind)
  }

  private var top: ViewElement { MainActor.assumeIsolated { screens.top.element } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: top.sizeThatFits(proposal))
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    // UIKit's, which knows of the safe area where SwiftUI ignores it.
    let space = BarSpace(frame: frame, in: context.coveredSafeArea, pixelLength: 1 / context.pixelGrid.scale)
    let nodes = MainActor.assumeIsolated { self.nodes(in: space, context: context) }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  /// The bars over the screen, whatever its views say about their order.
  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    for child in node.children { painter.paint(child) }
  }

  override var children: [ViewElement] { [top] }
}

// MARK: - Placing

@MainActor extension NavigationElement {
  private func nodes(in space: BarSpace, context: PlacementContext) -> [PlacedNode] {
    for screen in screens.all.dropLast() { _ = screen.element.placed(in: space, context: context) }
    // A screen that is made while it is placed may push another.
    if screens.takePushed() { return nodes(in: space, context: context) }
    var bars = bars()
    var free = bars.contentSpace(in: space)
    memory.titleState.isLarge = bars.hasLargeTitle
    var content = place(top, in: free, under: bars, in: space, context: context)
    if screens.takePushed() { return nodes(in: space, context: context) }
    bars = self.bars(top: content.preference(NavigationRequest.Key.self))
    let wanted = bars.contentSpace(in: space)
    if wanted != free {
      free = wanted
      memory.titleState.isLarge = bars.hasLargeTitle
      content = place(top, in: free, under: bars, in: space, context: context)
    }
    for message in bars.reports { graph.reports.add(message) }
    statusBarScheme = bars.statusBarScheme
    let scroll = content.barScroll(under: free.safe) ?? BarScroll()
    var over = bars.placed(in: space, scroll: scroll, context: context)
    if let list = suggestionList(bars) {
      over.insert(list.placed(in: free, context: context), at: 0)
    }
    let shown = NavigationMotion.Shown(content: content, bars: over, free: free)
    return moving(shown, in: space, context: context)
  }

  private func bars(top: NavigationRequest? = nil) -> NavigationBars {
    NavigationBars(
      screens.all, top: top, environment: environment, memory: memory, items: barItems, outerSearch: outerSearch
    ) { part, state in
      if let scopes = self.scopes { return scopes }
      let place = self.searchContext(state).child(.index(0))
      self.scopes = implicitStack(of: part.resolve(in: place))
      return self.scopes
    }
  }

  private func searchContext(_ state: SearchState?) -> ViewContext {
    screens.context.child(.modifier).container(axis: nil).setting {
      $0.searchState = state
      $0.navigationPushes = nil
      $0.listLook = .plain
    }
  }

  /// A list of what may be meant, over the content; nil where there is nothing.
  private func suggestionList(_ bars: NavigationBars) -> ViewElement? {
    guard let part = bars.suggestions else { return nil }
    if suggestions == nil {
      let place = searchContext(bars.searchState).child(.index(1))
      let rows = ElementsView { part.resolve(in: $0) }
      suggestions = ListElement(rows, style: .plain, in: place)
    }
    return suggestions.flatMap { $0.children.isEmpty ? nil : $0 }
  }

  /// With the screen that comes or goes, while it does.
  private func moving(_ shown: NavigationMotion.Shown, in space: BarSpace, context: PlacementContext) -> [PlacedNode] {
    let motion = memory.motion
    motion.update(shown, keys: screens.all.map(\.key), on: graph)
    var below: PlacedNode?
    if let free = motion.spaceBelow, screens.all.count > 1 {
      below = screens.all[screens.all.count - 2].element.placed(in: free, context: context)
    }
    return motion.nodes(
      shown, below: below, in: space.full, ground: Color(uiColor: .systemBackground).resolvedColor(in: environment),
      isMirrored: environment.layoutDirection == .rightToLeft, on: graph)
  }

  private func place(
    _ screen: ViewElement, in free: BarSpace, under bars: NavigationBars, in space: BarSpace, context: PlacementContext
  ) -> PlacedNode {
    var inner = context
    inner.barCollapse = bars.collapse(in: space)
    return screen.placed(in: free, context: inner)
  }
}
