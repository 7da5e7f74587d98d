import Foundation
import StillsCore

/// What else is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points a second; nil: nothing is let go with a speed.
  public var velocity: CGVector? { nil }
}

nonisolated extension View {
  /// Called when a step begins to scroll, and when it is done, with the geometry of that moment.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseContextModifier(action: action))
  }
}

struct ScrollPhaseContextModifier: ViewModifier {
  @State private var last = LastScrollGeometry()
  nonisolated(unsafe) private let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  nonisolated init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    content.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { last.geometry = $1 })
      .onScrollPhaseChange { old, new in action(old, new, ScrollPhaseChangeContext(geometry: last.geometry)) }
  }
}

/// Remembers what was said last.
nonisolated final class LastScrollGeometry {
  var geometry = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}
