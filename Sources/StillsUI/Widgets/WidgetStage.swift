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
      .modifier(ReportModifier("\(family): it is drawn white on an even dark ground, without vibrancy"))
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
