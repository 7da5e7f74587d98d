import Foundation
import Observation

/// The place whose view is being resolved: whatever is read meanwhile, it depends on.
@MainActor enum ResolveFrame {
  /// The one on top. Other threads see it too.
  nonisolated(unsafe) fileprivate(set) static var current: Reader?

  /// Who reads.
  struct Reader {
    unowned(unsafe) let graph: ViewGraph
    /// Nil while elements are measured and placed: then nobody knows for whom.
    let node: IdentityNode?
    fileprivate let thread = pthread_self()

    init(graph: ViewGraph, node: IdentityNode?) { (self.graph, self.node) = (graph, node) }
  }

  /// Runs `body` as `node`'s; nil: while placing.
  static func run<Value>(_ graph: ViewGraph, _ node: IdentityNode?, _ body: () throws -> Value) rethrows -> Value {
    let outer = current
    current = Reader(graph: graph, node: node)
    defer { current = outer }
    return try body()
  }

  /// Who reads on this thread.
  nonisolated static var reader: Reader? {
    guard let current, pthread_equal(current.thread, pthread_self()) != 0 else { return nil }
    return current
  }

  /// Runs `body` without noting who reads what.
  nonisolated static func withoutReader<Value>(_ body: () -> Value) -> Value {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }
}

extension ViewContext {
  /// Runs code of the author's as part of this place: when a state or an observable object that it reads changes, the view
  /// that it belongs to is evaluated again. What makes views of a closure later, while elements are placed, calls the
  /// closure in it.
  ///
  /// `body` must not resolve views: what they read would count as read here too.
  package func tracking<Value>(_ body: () -> Value) -> Value {
    if frame == graph.frame { return ObservedRead.track(body) }
    return ResolveFrame.run(graph, node) { ObservedRead.track(body) }
  }
}

/// Observable objects that are read for a place.
enum ObservedRead {
  /// Where nobody reads, nothing is noted.
  static func track<Value>(_ body: () -> Value) -> Value {
    guard let reader = ResolveFrame.reader, let node = reader.node else { return body() }
    let place = Place(graph: reader.graph, node: node)
    return withObservationTracking(body) { place.graph?.noteObservedChange(at: place.node) }
  }

  private final class Place: @unchecked Sendable {
    private(set) weak var graph: ViewGraph?
    private(set) weak var node: IdentityNode?
    init(graph: ViewGraph, node: IdentityNode) { (self.graph, self.node) = (graph, node) }
  }
}
