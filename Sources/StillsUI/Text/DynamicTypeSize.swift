import Foundation

/// How large the reader wants text to be.
nonisolated public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

nonisolated extension DynamicTypeSize {
  package init(_ size: TypeSize) {
    switch size {
    case .xSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .xLarge: self = .xLarge
    case .xxLarge: self = .xxLarge
    case .xxxLarge: self = .xxxLarge
    case .accessibility1: self = .accessibility1
    case .accessibility2: self = .accessibility2
    case .accessibility3: self = .accessibility3
    case .accessibility4: self = .accessibility4
    case .accessibility5: self = .accessibility5
    }
  }

  package var typeSize: TypeSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}

nonisolated extension View {
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentModifier { $0.dynamicTypeSize = size })
  }

  /// Keeps the type size within `range`.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      EnvironmentModifier {
        guard let first = allowed.first, let last = allowed.last else { return }
        $0.dynamicTypeSize = min(max($0.dynamicTypeSize, first), last)
      })
  }
}

/// Whether the reader asked for heavier text.
nonisolated public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
