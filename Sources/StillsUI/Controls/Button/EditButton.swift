import Foundation

/// Whether lists show what it takes to change them.
nonisolated public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

nonisolated extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// Nil where nothing can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Turns the edit mode around on and off: “Edit”, or “Done” while it is on.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var own = EditMode.inactive

  public init() {}

  public var body: some View {
    let mode = editMode ?? $own
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
