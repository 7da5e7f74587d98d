import Foundation
import StillsCore
import StillsDisplay

// Only what a picture can carry is kept: the identifier and the label name groups; the rest is for assistive
// technologies alone and changes nothing that is drawn.

nonisolated extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(ElementModifier { content, _ in AccessibilityElement(identifier: identifier, content: content) })
  }

  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  public func accessibilityLabel(_ label: Text) -> some View { modifier(LabelModifier(label: label)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibilityValue(_ value: Text) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let rank: Int
  public static let ignore = AccessibilityChildBehavior(rank: 0)
  public static let contain = AccessibilityChildBehavior(rank: 1)
  public static let combine = AccessibilityChildBehavior(rank: 2)
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public init(named name: Text) { self.name = "named" }
  private init(name: String) { self.name = name }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// Gives its content's group the identifier.
final class AccessibilityElement: UnaryElement {
  private let identifier: String

  init(identifier: String, content: ViewElement) {
    self.identifier = identifier
    super.init(kind: "accessibilityIdentifier", content: content)
  }

  override var accessibilityIdentifier: String? { identifier }
  override var details: String { "\"\(identifier)\"" }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.group(DisplayGroup(identifier: identifier, commands: [])) { $0.paintChildren(of: node) }
  }
}
