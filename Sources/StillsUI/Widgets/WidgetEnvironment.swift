import Foundation
import StillsCore

nonisolated public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

nonisolated extension EnvironmentValues {
  private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
  private struct RenderingKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  private struct ShowsKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// The widget's size.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsKey.self] }
    set { self[ShowsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// What is opened by a touch: nothing in a picture.
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
  public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
}

/// The faint round ground of widgets on the lock screen.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}
  public var body: some View { Color.white.opacity(0.15) }
}
