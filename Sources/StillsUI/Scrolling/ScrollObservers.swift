import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Calls `action` with what `transform` makes of the geometry of the scroll view inside, first and whenever that changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Called when a step begins to scroll, and when it is done.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    scroll { $0.phaseObservers.append(action) }
  }

  /// Calls `action` when so much of the view, or less, shows in the scroll view around.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

/// What a scroll view knows of its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved; at the beginning the insets, negative.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What bars cover.
  public var contentInsets: EdgeInsets
  /// With what bars cover.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What shows of the content, without what bars cover.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }

  /// What shows of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

nonisolated struct ScrollGeometryModifier<Value: Equatable>: PrimitiveViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.object(of: Self.self) { LastValue<Value>() }
    let graph = context.graph
    return content(
      context.child(.content).setting {
        $0.scrollSettings.geometryObservers.append { geometry in
          let value = modifier.transform(geometry), known = memory.value
          guard known != value else { return }
          memory.value = value
          graph.enqueue { modifier.action(known ?? value, value) }
        }
      })
  }
}

nonisolated struct ScrollVisibilityModifier: PrimitiveViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.object(of: Self.self) { LastValue<Bool>() }
    let graph = context.graph
    return content(context.child(.content)).map { element in
      VisibilityObserver(content: element) { frame, viewport in
        let shown = viewport.map { $0.visible.intersection(frame) } ?? frame
        let area = frame.width * frame.height
        let part = shown.isNull || area <= 0 ? 0 : shown.width * shown.height / area
        let isVisible = part >= modifier.threshold && part > 0
        guard memory.value ?? false != isVisible else { return }
        memory.value = isVisible
        graph.enqueue { modifier.action(isVisible) }
      }
    }
  }
}

private final class VisibilityObserver: UnaryElement {
  private let observe: @MainActor (CGRect, ScrollViewport?) -> Void

  init(content: ViewElement, observe: @escaping @MainActor (CGRect, ScrollViewport?) -> Void) {
    self.observe = observe
    super.init(kind: "onScrollVisibilityChange", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    MainActor.assumeIsolated { observe(frame, context.viewport) }
    return super.placed(in: frame, proposal: proposal, context: context)
  }
}
