import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// A frame as long as the nearest container on the given axes: the screen or scroll view without its unsafe edges.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame as long as `span` of the `count` equal parts, `spacing` apart, that fill the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      ContainerRelativeLength.length(of: span, in: count, spacing: spacing, filling: length)
    }
  }

  /// A frame of what `length` makes of the container's lengths.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        let size = context.environment.relativeContainerSize
        func frameLength(_ axis: Axis) -> CGFloat? { axes.contains(axis) ? length(size[axis], axis) : nil }
        let (width, height) = (frameLength(.horizontal), frameLength(.vertical))
        return LayoutElement(
          FrameLayout(width: width, height: height, alignment: alignment), kind: "containerRelativeFrame",
          items: [content], direction: context.environment.layoutDirection,
          details: { describe([("width", width), ("height", height)]) })
      })
  }
}

/// The size of a container that views inside can take for themselves. It is known once the container is placed;
/// where that was not as expected, another pass is made with what it is.
package final class RelativeContainer {
  private var size: CGSize?
  fileprivate var isUsed = false

  package init() {}

  fileprivate func size(expecting guess: CGSize) -> CGSize {
    isUsed = true
    return size ?? guess
  }

  /// Tells the container's size after placing.
  @MainActor package func settle(_ actual: CGSize, expecting guess: CGSize, in graph: ViewGraph) {
    var actual = actual
    // A canvas that fits itself to the view would grow with each pass, and the view with it.
    if case .fit = graph.surroundings.world.canvas {
      let screen = graph.surroundings.world.windowSize
      actual = CGSize(width: min(actual.width, screen.width), height: min(actual.height, screen.height))
    }
    guard isUsed, actual != size ?? guess, actual.width.isFinite, actual.height.isFinite else { return }
    size = actual
    graph.enqueue { graph.setNeedsFollowingPass() }
  }
}

extension EnvironmentValues {
  private struct ContainerKey: EnvironmentKey { static var defaultValue: (RelativeContainer, CGSize)? { nil } }

  /// The nearest container, and the size it is expected to have; nil: the screen.
  package var relativeContainer: (container: RelativeContainer, guess: CGSize)? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  package var relativeContainerSize: CGSize {
    guard let (container, guess) = relativeContainer else { return world.windowSize }
    return container.size(expecting: guess)
  }
}

extension World {
  /// What the root view is offered; the device's screen where the canvas fits itself to the view.
  package var windowSize: CGSize {
    switch canvas {
    case .device: screen(device.screenSize(orientation), safeArea ?? device.safeArea(orientation))
    case .size(let size): screen(size, safeArea ?? EdgeInsets())
    case .fit: device.screenSize(orientation)
    }
  }

  private func screen(_ size: CGSize, _ insets: EdgeInsets) -> CGSize {
    CGSize(
      width: (size.width - insets.horizontal).nonNegative, height: (size.height - insets.vertical).nonNegative)
  }
}
