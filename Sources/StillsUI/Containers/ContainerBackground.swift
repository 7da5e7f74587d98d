import Foundation
import StillsCore

/// Which container a background is for.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation, navigationSplitView, tabView, widget, subscriptionStore }
  private let kind: Kind

  var isWidget: Bool { kind == .widget }

  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

nonisolated extension View {
  /// Behind the whole container: from the screen's one edge to the other where the view fills the container.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    containerBackground(for: container, alignment: alignment, behind: content())
  }

  @ViewBuilder private func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment, behind: V
  ) -> some View {
    if container.isWidget {
      // The widget draws it, from edge to edge; without a widget there is nothing to be behind.
      preference(
        key: WidgetBackgroundKey.self,
        value: WidgetBackground(
          view: AnyView(
            ZStack(alignment: alignment) { behind }
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))))
    } else {
      // What shows in a list is the container's, not the list's own ground.
      scrollContentBackground(.hidden)
        .background(alignment: alignment) { ZStack(alignment: alignment) { behind }.ignoresSafeArea() }
    }
  }
}
