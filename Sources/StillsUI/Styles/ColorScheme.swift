import StillsCore

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

extension EnvironmentValues {
  private struct SchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
  private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

  /// The world's appearance where nobody set another.
  public var colorScheme: ColorScheme {
    get { self[SchemeKey.self] ?? (world.appearance == .dark ? .dark : .light) }
    set { self[SchemeKey.self] = newValue }
  }

  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows the whole screen this way; nil leaves it to the screen.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Shows this view this way, the screen around as before.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// What a view asks for the whole screen; the first one counts.
package enum PreferredColorScheme: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

nonisolated package struct PreferredColorSchemeModifier: PrimitiveViewModifier {
  let colorScheme: ColorScheme?

  @MainActor package static func _resolve(
    _ modifier: PreferredColorSchemeModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement],
    in context: ViewContext
  ) -> [ViewElement] {
    guard let scheme = modifier.colorScheme else { return content(context) }
    return content(context.setting { $0.colorScheme = scheme }).map { element in
      PreferenceElement(
        key: ObjectIdentifier(PreferredColorScheme.self), kind: "preferredColorScheme", given: "\(scheme)",
        content: element
      ) { _, _ in Optional(scheme) as Any }
    }
  }
}

extension PlacedNode {
  /// What its views ask of the screen as a whole.
  package var preferredColorScheme: ColorScheme? { preference(PreferredColorScheme.self) }
}
