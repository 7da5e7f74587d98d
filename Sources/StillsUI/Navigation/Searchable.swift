import Foundation
import StillsCore

nonisolated extension View {
  /// A field to search in, in the bar of the navigation container around. It shows at rest, and makes way as content
  /// scrolls; without a container it is not drawn.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    navigation { $0.search = SearchRequest(text: text, prompt: prompt, isInDrawer: placement.isDrawer) }
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Suggestions show while somebody types.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(text: text, placement: placement, prompt: prompt)
      .modifier(ReportModifier("searchable(tokens:): tokens are not drawn"))
  }

  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
  }

  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    self
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
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
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

/// Ends searching.
public struct DismissSearchAction: Sendable { @MainActor public func callAsFunction() {} }

extension EnvironmentValues {
  /// Nobody searches in a still.
  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
