import Foundation

/// Counts what placing does beside making places: resolves views, enqueues work, asks for the pass or the time. An element
/// that did nothing of it while it was placed would be placed the same again, and need not be.
///
/// Elements that remember something else from placing to placing must ask the graph for it: `ViewGraph.memory(make:)`.
enum PlacingEffects {
  nonisolated(unsafe) private(set) static var count = 0

  @inline(__always) static func note() { count &+= 1 }
}
