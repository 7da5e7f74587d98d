import Foundation

/// Icon and title, as the place where the label stands wants them; both, unless a container says otherwise.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// The icon before the title, its middle on that of the title's first line.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { LabelIcon(configuration: configuration) }
}

/// The icon, which the words of the title name.
nonisolated struct LabelIcon: PrimitiveView {
  let configuration: LabelStyleConfiguration

  @MainActor static func _resolve(_ view: LabelIcon, in context: ViewContext) -> [ViewElement] {
    let icon = view.configuration.icon.part.resolve(in: context.child(.index(0)))
    let title = view.configuration.title.part.resolve(in: context.child(.index(1)).container(axis: .horizontal))
    let words = title.map(\.allWords).filter { !$0.isEmpty }.joined(separator: " ")
    for element in icon where !words.isEmpty && !element.labels.contains(words) { element.labels.append(words) }
    return icon
  }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated struct LabelRow: PrimitiveView {
  let configuration: LabelStyleConfiguration

  @MainActor static func _resolve(_ view: LabelRow, in context: ViewContext) -> [ViewElement] {
    TitleAndIconLabelStyle.elements(view.configuration, in: context)
  }
}

extension TitleAndIconLabelStyle {
  /// Eight points between the two, growing with the type size (facts: controls §10, "Label").
  @MainActor static func elements(_ configuration: LabelStyleConfiguration, in context: ViewContext) -> [ViewElement] {
    let environment = context.environment
    let spacing =
      environment.labelIconSpacing
      ?? TextStyleMetrics.scaled(
        8, relativeTo: .body, typeSize: environment.text.typeSize(in: environment.world),
        pixelGrid: environment.pixelGrid)
    let inside = context.container(axis: .horizontal)
    var icon = configuration.icon.part.resolve(in: inside.child(.index(0)))
    if let width = environment.labelIconWidth, width.isFinite, width > 0 {
      icon = icon.map {
        LayoutElement(
          FrameLayout(width: width, height: nil, alignment: .center), kind: "labelReservedIconWidth", items: [$0],
          direction: environment.layoutDirection)
      }
    }
    let title = configuration.title.part.resolve(in: inside.child(.index(1)))
    return [
      LayoutElement(
        HStackLayout(alignment: .firstTextLineCenter, spacing: spacing), kind: "Label", items: icon + title,
        direction: environment.layoutDirection)
    ]
  }
}
