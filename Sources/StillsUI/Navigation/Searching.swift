import Foundation
import StillsCore

/// Whether somebody searches in the field of a navigation container.
final class SearchState {
  /// Where the author does not say.
  var isActive = false
  var text: Binding<String>?
  /// Tells the author, where he keeps it.
  fileprivate var isPresented: Binding<Bool>?
  private let graph: ViewGraph

  init(graph: ViewGraph) { self.graph = graph }

  @MainActor func setActive(_ isActive: Bool) {
    self.isActive = isActive
    isPresented?.wrappedValue = isActive
    // Who cancels searches for nothing.
    if !isActive { text?.wrappedValue = "" }
    graph.setNeedsResolve()
  }
}

/// What belongs to a search field: made where it is written, shown by the container.
struct SearchExtras {
  var suggestions: ControlPart?
  var scopes: ControlPart?
}

/// What a container is told that a field is put on, not one of its screens. It lives for one pass.
final class OuterSearch {
  var request: SearchRequest?
  var extras = SearchExtras()
  /// Whether a container has taken it.
  var isTaken = false
}

nonisolated struct SearchableModifier: PrimitiveViewModifier {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  var isPresented: Binding<Bool>?
  var tokens: [ControlPart] = []

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.child(.type(ObjectIdentifier(SearchState.self))).node
      .object(in: 0, of: ObjectIdentifier(SearchState.self)) { SearchState(graph: context.graph) }
    memory.text = modifier.text
    memory.isPresented = modifier.isPresented
    var request = SearchRequest(text: modifier.text, prompt: modifier.prompt, isInDrawer: modifier.placement.isDrawer)
    request.isActive = modifier.isPresented?.wrappedValue ?? memory.isActive
    request.hidesTitle = context.environment.searchHidesTitle
    request.isMinimized = context.environment.minimizesSearch
    request.state = memory
    let place = context.child(.secondary).container(axis: .horizontal).setting { $0.setSearchToken() }
    request.tokens = modifier.tokens.enumerated().flatMap { $1.resolve(in: place.child(.index($0))) }
    // Modifiers around that say more come first.
    let outer = OuterSearch()
    outer.request = request
    outer.extras = context.environment.outerSearch?.extras ?? SearchExtras()
    let elements = content(
      context.child(.content).setting {
        $0.isSearching = request.isActive
        $0.searchState = memory
        $0.outerSearch = outer
      })
    guard !outer.isTaken else { return elements }
    return elements.map { element in
      PreferenceElement(key: ObjectIdentifier(NavigationRequest.Key.self), kind: "searchable", content: element) {
        inner, _ in
        var all = inner as? NavigationRequest ?? NavigationRequest()
        all.search = all.search ?? request
        return all
      }
    }
  }
}

nonisolated struct SearchExtrasModifier: PrimitiveViewModifier {
  let change: (inout SearchExtras) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let outer = OuterSearch()
    outer.request = context.environment.outerSearch?.request
    outer.extras = context.environment.outerSearch?.extras ?? SearchExtras()
    modifier.change(&outer.extras)
    let elements = content(context.child(.content).setting { $0.outerSearch = outer })
    if outer.isTaken { context.environment.outerSearch?.isTaken = true }
    return elements.map { element in
      PreferenceElement(key: ObjectIdentifier(NavigationRequest.Key.self), kind: "searchable", content: element) {
        inner, _ in
        var all = inner as? NavigationRequest ?? NavigationRequest()
        modifier.change(&all.searchExtras)
        return all
      }
    }
  }
}

nonisolated extension EnvironmentValues {
  private struct SearchStateKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }
  private struct OuterSearchKey: EnvironmentKey { static var defaultValue: OuterSearch? { nil } }
  private struct HidesTitleKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct MinimizesKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var searchState: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  var outerSearch: OuterSearch? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// Whether the title makes way while somebody searches.
  var searchHidesTitle: Bool {
    get { self[HidesTitleKey.self] }
    set { self[HidesTitleKey.self] = newValue }
  }

  /// Whether the newer look's field is a button until somebody searches.
  var minimizesSearch: Bool {
    get { self[MinimizesKey.self] }
    set { self[MinimizesKey.self] = newValue }
  }

  /// White on the grey of a token, at the size of the field's text.
  fileprivate mutating func setSearchToken() {
    text = TextEnvironment()
    text.dynamicTypeSize = .large
    text.font = .system(size: 17)
    setForeground([AnyShapeStyle(Color.white)])
  }
}
