import Foundation

/// How large controls are.
nonisolated public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  case mini, small, regular, large, extraLarge
}

nonisolated extension EnvironmentValues {
  private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Controls inside take no touches. What is disabled further out stays disabled.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentModifier { $0.controlSize = controlSize })
  }

  /// The size around, kept within `range`.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    let allowed = ControlSize.allCases.filter { range.contains($0) }
    return modifier(
      EnvironmentModifier {
        guard let first = allowed.first, let last = allowed.last else { return }
        $0.controlSize = min(max($0.controlSize, first), last)
      })
  }
}
