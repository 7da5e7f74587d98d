import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// Views under each other, made as they come into sight.
///
/// Proposes its width and no height to each view. Reports all the width it is offered, and its views' heights with the
/// gaps between them. Places the views by `alignment`, like a column in a frame without a maximum width.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: LazyVStack, in context: ViewContext) -> [ViewElement] {
    [
      context.lazyStack(
        view.content, kind: "LazyVStack", axis: .vertical, alignment: view.alignment.key, spacing: view.spacing,
        pinned: view.pinnedViews)
    ]
  }
}

/// Views side by side, made as they come into sight. As `LazyVStack` on the other axis.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  @MainActor public static func _resolve(_ view: LazyHStack, in context: ViewContext) -> [ViewElement] {
    [
      context.lazyStack(
        view.content, kind: "LazyHStack", axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing,
        pinned: view.pinnedViews)
    ]
  }
}

extension ViewContext {
  /// What `content` resolves to, rows and sections left whole.
  func lazyElements<Content: View>(_ content: Content, axis: Axis?) -> [ViewElement] {
    var inner = container(axis: axis)
    inner.isLazy = true
    return Content._resolve(content, in: inner)
  }

  fileprivate func lazyStack<Content: View>(
    _ content: Content, kind: String, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?,
    pinned: PinnedScrollableViews
  ) -> ViewElement {
    let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    return LazyElement(
      kind: kind, axis: axis, elements: lazyElements(content, axis: axis), pinned: pinned,
      limit: environment.lazyLimits[axis], direction: environment.layoutDirection,
      given: "alignment \(alignment.word)" + (spacing.map { ", spacing \(NumberText.string($0))" } ?? "")
    ) { LazyStackArrangement(axis: axis, alignment: alignment, spacing: spacing, breadth: $0) }
  }
}

/// How far lazy containers measure before anybody says what shows; nil: all.
struct LazyLimits {
  var horizontal, vertical: CGFloat?

  subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? horizontal : vertical }

  private enum Key: EnvironmentKey { static var defaultValue: LazyLimits { LazyLimits() } }

  static func of(_ environment: EnvironmentValues) -> LazyLimits { environment[Key.self] }
  static func set(_ limits: LazyLimits, in environment: inout EnvironmentValues) { environment[Key.self] = limits }
}

extension EnvironmentValues {
  var lazyLimits: LazyLimits {
    get { LazyLimits.of(self) }
    set { LazyLimits.set(newValue, in: &self) }
  }
}
