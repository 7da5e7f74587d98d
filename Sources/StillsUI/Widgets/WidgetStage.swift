import Foundation
import StillsCore

/// A widget at its size: its background to the edges, its content within the margins, round corners.
nonisolated struct WidgetStage: View {
  @Environment(\.world) private var world
  let family: WidgetFamily
  let hasMargins: Bool
  let content: AnyView

  /// Chosen, like the corners: Apple says that 16 points are usual and that corners differ by device.
  private static let margin: CGFloat = 16
  private static let cornerRadius: CGFloat = 22

  @MainActor var body: some View {
    let size = WidgetSizes.on(world.device).size(family)
    if family.isAccessory { accessory(size) } else { tile(size) }
  }

  @MainActor private func tile(_ size: CGSize) -> some View {
    let margin = hasMargins ? Self.margin : 0
    let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
    return
      content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(margin)
      .frame(width: size.width, height: size.height)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        ZStack {
          Color(uiColor: .systemBackground)
          if let background { background.view }
        }
      }
      .clipShape(shape)
      .containerShape(shape)
      .environment(\.widgetFamily, family)
      .environment(
        \.widgetContentMargins, EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
  }

  /// Chosen: as on a dark lock screen.
  @MainActor private func accessory(_ size: CGSize) -> some View {
    content
      .font(family == .accessoryInline ? .body : nil)
      .foregroundStyle(.white)
      .frame(width: size.width, height: size.height)
      .clipShape(RoundedRectangle(cornerRadius: family == .accessoryCircular ? size.width / 2 : 8))
      .padding(8)
      .background(Color(red: 0.16, green: 0.18, blue: 0.24))
      .environment(\.colorScheme, .dark)
      .environment(\.widgetFamily, family)
      .environment(\.widgetRenderingMode, .vibrant)
      .environment(\.showsWidgetContainerBackground, false)
      .modifier(NotingModifier(message: "\(family): it is drawn white on an even dark ground, without vibrancy"))
  }
}

/// What a widget says is behind it.
nonisolated struct WidgetBackground {
  let view: AnyView
}

nonisolated struct WidgetBackgroundKey: PreferenceKey {
  static var defaultValue: WidgetBackground? { nil }
  static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) {
    value = value ?? nextValue()
  }
}

// MARK: - The environment of widgets

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
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The faint round ground of widgets on the lock screen.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}
  public var body: some View { Color.white.opacity(0.15) }
}
