import Foundation
import StillsCore
import StillsLayout

/// Views side by side. Proposes, reports and places as `HStackLayout`.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let layout: HStackLayout
  let content: Content

  /// `spacing` is in points; nil takes the distances that neighbours prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: HStack, in context: ViewContext) -> [ViewElement] {
    [context.container(view.layout, kind: "HStack", axis: .horizontal, content: view.content)]
  }
}

/// Views under each other. Proposes, reports and places as `VStackLayout`.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let layout: VStackLayout
  let content: Content

  /// `spacing` is in points; nil takes the distances that neighbours prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: VStack, in context: ViewContext) -> [ViewElement] {
    [context.container(view.layout, kind: "VStack", axis: .vertical, content: view.content)]
  }
}

/// Views on top of each other, the last one in front. Proposes, reports and places as `ZStackLayout`.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: ZStack, in context: ViewContext) -> [ViewElement] {
    [context.container(view.layout, kind: "ZStack", axis: nil, content: view.content)]
  }
}

extension ViewContext {
  /// An element that arranges what `content` resolves to.
  package func container<L: Layout, Content: View>(
    _ layout: L, kind: String, axis: Axis?, content: Content
  ) -> ViewElement {
    LayoutElement(
      layout, kind: kind, items: Content._resolve(content, in: container(axis: axis)),
      direction: environment.layoutDirection)
  }
}
