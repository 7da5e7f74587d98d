import Foundation

/// What a button is for, as far as it changes its look.
nonisolated public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }
  private let kind: Kind

  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  public static let close = ButtonRole(kind: .close)
  public static let confirm = ButtonRole(kind: .confirm)
}
