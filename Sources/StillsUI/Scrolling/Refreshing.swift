import Foundation
import StillsCore
import StillsLayout

/// How often something is being loaded anew on a screen.
@MainActor package final class RefreshCenter {
  fileprivate(set) var running = 0

  nonisolated package init() {}

  /// Lets time pass until all is loaded; no more than a minute, our choice.
  package func wait(on graph: ViewGraph, _ advance: (TimeInterval) throws -> Void) rethrows {
    let limit = graph.clock.time + 60
    while running > 0, let moment = graph.clock.nextMoment(upTo: limit) { try advance(moment) }
  }
}

extension ScrollState {
  /// Content that is pulled down so far has something loaded anew; it stays so far down meanwhile. Our choice: the height of
  /// UIKit's refresh control.
  static var refreshHeight: CGFloat { 60 }

  /// Loads anew what the content shows.
  func refresh(_ action: RefreshAction, graph: ViewGraph) {
    guard !isRefreshing else { return }
    isRefreshing = true
    let center = graph.memory { RefreshCenter() }
    center.running += 1
    graph.enqueue {
      Task { @MainActor in
        await action()
        center.running -= 1
        // As the system's scroll views go back: our choice of the usual spring.
        withAnimation {
          self.isRefreshing = false
          self.setNeedsResolve(graph)
        }
      }
    }
    setNeedsResolve(graph)
  }
}

extension ViewContext {
  /// What shows that content is being loaded anew.
  func refreshIndicator(_ state: ScrollState) -> ViewElement? {
    guard state.isRefreshing else { return nil }
    let place = child(.type(ObjectIdentifier(RefreshCenter.self))).container(axis: nil)
    return implicitStack(of: ProgressView<EmptyView, EmptyView>._resolve(ProgressView(), in: place))
  }
}

extension ViewElement {
  /// In the middle of the room above content that begins at `top`.
  func placedAsRefreshIndicator(above top: CGFloat, in frame: CGRect, context: PlacementContext) -> PlacedNode {
    let size = sizeThatFits(.unspecified)
    let center = top - MainActor.assumeIsolated { ScrollState.refreshHeight } / 2
    let place = CGRect(
      x: context.pixelGrid.round(frame.midX - size.width / 2), y: context.pixelGrid.round(center - size.height / 2),
      width: size.width, height: size.height)
    return placed(in: place, proposal: .unspecified, context: context)
  }
}
