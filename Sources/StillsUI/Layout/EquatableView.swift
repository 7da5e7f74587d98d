import StillsCore

/// A view that says itself whether it has changed. It is always looked at, which draws the same.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
