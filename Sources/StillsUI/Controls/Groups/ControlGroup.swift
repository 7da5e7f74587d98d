import Foundation

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// In menus the label names the group; beside one another the controls speak for themselves.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  public var body: some View { HStack(spacing: 8) { content } }
}

nonisolated extension ControlGroup {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
}
