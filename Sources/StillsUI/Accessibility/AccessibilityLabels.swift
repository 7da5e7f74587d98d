import Foundation
import StillsCore

// What assistive technologies read aloud: other spellings of labels, values and hints. Only labels and identifiers leave
// a trace, in the names of groups.

nonisolated extension View {
  /// The label, unless it is switched off: then what the view says of itself.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityLabel(isEnabled ? label : Text(verbatim: ""))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(resource))
  }

  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(
      ElementModifier { content, _ in
        isEnabled ? AccessibilityElement(identifier: identifier, content: content) : content
      })
  }

  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View { self }
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload public func accessibilityValue(_ resource: LocalizedStringResource) -> some View { self }
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  @_disfavoredOverload public func accessibilityHint(_ resource: LocalizedStringResource) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }

  public func accessibility(value: Text) -> some View { self }
  public func accessibility(hint: Text) -> some View { self }
  public func accessibility(inputLabels: [Text]) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
  public func accessibility(activationPoint: CGPoint) -> some View { self }
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
}

nonisolated extension Text {
  // Where a text must stay one, to be joined with others: else the view's own, which keep the label.
  @_disfavoredOverload public func accessibilityLabel(_ label: Text) -> Text { self }
  @_disfavoredOverload public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}

/// What kind of text is read.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The name of a fact that is read on demand.
nonisolated public struct AccessibilityCustomContentKey: Hashable, Sendable {
  private let id: String
  public init(_ label: Text, id: String) { self.id = id }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
}

/// Whether a fact is read at once or when asked for.
nonisolated public enum AccessibilityCustomContentImportance: UInt, Sendable { case `default`, high }
