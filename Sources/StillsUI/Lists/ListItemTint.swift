import StillsCore

/// The colour of icons in a list's rows.
nonisolated public struct ListItemTint: Sendable {
  fileprivate let color: Color
  /// Whatever the system prefers otherwise.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// On iOS as a fixed one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .primary)
}

nonisolated extension View {
  /// The colour of the icons of labels in rows; nil: the tint.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.color) }
}

nonisolated extension EnvironmentValues {
  private struct ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}
