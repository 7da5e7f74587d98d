import Foundation

// Linux's Foundation has no presentation intents.

/// What a part of an attributed string is meant to be: strong, code and so on.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}
