import Foundation
import StillsCore

/// How large the reader wants texts.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  package init(_ typeSize: TypeSize) {
    self = zip(TypeSize.allCases, Self.ordered).first { $0.0 == typeSize }?.1 ?? .large
  }

  /// Large where nothing is specified.
  package var typeSize: TypeSize { zip(Self.ordered, TypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  public static func < (left: Self, right: Self) -> Bool { left.typeSize < right.typeSize }
  public static func > (left: Self, right: Self) -> Bool { right < left }
  public static func <= (left: Self, right: Self) -> Bool { !(right < left) }
  public static func >= (left: Self, right: Self) -> Bool { !(left < right) }
}
