import Foundation

/// The look of pickers; the system's only.
nonisolated public protocol PickerStyle { var _look: _PickerLook { get } }

nonisolated public enum _PickerLook: Sendable { case menu, segmented, inline, wheel, navigationLink }

nonisolated public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

nonisolated public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

nonisolated public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segmented }
}

nonisolated public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .inline }
}

nonisolated public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .wheel }
}

/// A link to a list of the choices.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .navigationLink }
}

/// The choices in a row; outside of menus as segments.
nonisolated public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segmented }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
nonisolated extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
nonisolated extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
nonisolated extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
nonisolated extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
nonisolated extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look = style._look
    return modifier(EnvironmentModifier { $0.pickerLook = look })
  }
}

nonisolated extension EnvironmentValues {
  private struct PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

  package var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
