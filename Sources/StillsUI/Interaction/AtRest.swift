import Foundation

// What is heard, or happens while a finger rests: a still is the same with it.

nonisolated extension Text {
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

nonisolated extension View {
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button that is held acts again and again.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Behavior { case automatic, enabled, disabled }

  private let behavior: Behavior

  public static let automatic = ButtonRepeatBehavior(behavior: .automatic)
  public static let enabled = ButtonRepeatBehavior(behavior: .enabled)
  public static let disabled = ButtonRepeatBehavior(behavior: .disabled)
}
