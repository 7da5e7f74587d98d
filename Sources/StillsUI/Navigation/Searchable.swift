import Foundation
import StillsCore

nonisolated extension View {
  /// A field to search in, in the bar of the navigation container around, or of the one that it is put on. It shows at
  /// rest, and makes way as content scrolls; while somebody searches (`isPresented`, or after a tap) it stands in place of
  /// the title, with a button to cancel, its scopes below it and its suggestions over the content.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(SearchableModifier(text: text, placement: placement, prompt: prompt)) }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt, isPresented: isPresented))
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// Suggestions show while somebody searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    let parts = tokens.wrappedValue.map { ControlPart(token($0)) }
    return modifier(SearchableModifier(text: text, placement: placement, prompt: prompt, tokens: parts))
  }

  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions) }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions) }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    let parts = tokens.wrappedValue.map { ControlPart(token($0)) }
    return modifier(
      SearchableModifier(text: text, placement: placement, prompt: prompt, isPresented: isPresented, tokens: parts))
  }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt, token: token)
  }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    modifier(EnvironmentModifier { $0.searchHidesTitle = !behavior.keepsContent })
  }

  /// Rows over the content while somebody searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let part = ControlPart(suggestions())
    return modifier(SearchExtrasModifier { $0.suggestions = part })
  }

  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented)
    let part = ControlPart(picker)
    return modifier(SearchExtrasModifier { $0.scopes = part })
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// A touch on the view, among suggestions, searches for the text.
  public func searchCompletion(_ completion: String) -> some View {
    touchable(kind: "suggestion") { _, environment in
      guard let state = environment.searchState else { return nil }
      return TouchTarget(role: .button) { _ in state.text?.wrappedValue = completion }
    }
  }

  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EnvironmentModifier { $0.minimizesSearch = behavior.minimizes })
  }
}

public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement(isDrawer: true)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(isDrawer: true)
  }

  /// Below the title, even where the newer look has the field at the bottom.
  let isDrawer: Bool

  init(isDrawer: Bool = false) { self.isDrawer = isDrawer }
}

public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

public struct TextInputDictationBehavior: Sendable {
  public static let automatic = TextInputDictationBehavior()
  public static let preventDictation = TextInputDictationBehavior()
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { .init() }
}

public struct TextInputDictationActivation: Sendable {
  public static let onSelect = TextInputDictationActivation()
  public static let onLook = TextInputDictationActivation()
}

public struct SearchPresentationToolbarBehavior: Sendable {
  var keepsContent = false
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(keepsContent: true)
}

public struct SearchToolbarBehavior: Sendable {
  var minimizes = false
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior(minimizes: true)
}

/// Ends searching.
public struct DismissSearchAction {
  let state: SearchState?

  @MainActor public func callAsFunction() { state?.setActive(false) }
}

extension EnvironmentValues {
  private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether somebody searches in the field of the views around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}
