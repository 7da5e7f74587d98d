import Foundation
import StillsCore
import StillsLayout

// Values of the environment that come from the world unless a view sets them.

extension EnvironmentValues {
  private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection? { nil } }
  private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
  private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
  private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }
  private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }
  private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass?? { nil } }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] ?? world.direction }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] ?? world.scale ?? world.device.scale }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var locale: Locale {
    get { self[LocaleKey.self] ?? Locale(identifier: world.locale) }
    set { self[LocaleKey.self] = newValue }
  }

  /// Without making a locale.
  package var localeIdentifier: String { self[LocaleKey.self]?.identifier ?? world.locale }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? TimeZone(identifier: world.timeZone) ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The region's, mostly Gregorian, in the environment's locale and time zone.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      return _ShownWorld.calendar(of: locale, in: timeZone)
    }
    set { self[CalendarKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (world.isHorizontallyRegular ? .regular : .compact) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? (world.isVerticallyRegular ? .regular : .compact) }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Stills are of the app in front.
  public var scenePhase: ScenePhase { .active }
}

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension World {
  /// Tablets, unless two apps share them, and the largest phones on their side (`devices.csv`: size classes).
  fileprivate var isHorizontallyRegular: Bool { device.horizontalSizeClass(orientation) == .regular }
  fileprivate var isVerticallyRegular: Bool { device.verticalSizeClass(orientation) == .regular }
}
