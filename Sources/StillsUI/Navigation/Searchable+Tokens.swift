import StillsCore

nonisolated extension View {
  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  @_disfavoredOverload
  public func searchable<C, T: Identifiable, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }

  public func searchable<C, T: Identifiable>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == T {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
}
