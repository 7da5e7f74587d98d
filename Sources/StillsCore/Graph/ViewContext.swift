import Foundation
import StillsGeometry

/// Where and under which conditions a view is resolved.
@MainActor public struct ViewContext {
  package let graph: ViewGraph
  package var node: IdentityNode
  public var environment: EnvironmentValues
  /// The axis of the stack around, for spacers and dividers; nil outside stacks.
  package var stackAxis: Axis?
  /// Whether the container asks for its rows only as it needs them.
  package var isLazy = false
  /// Whether the views that are resolved here are the very values that were resolved here the last time.
  var isUnchanged = false
  /// The number of the frame that the context belongs to; used in another one, its views are made later than the others.
  var frame = 0

  /// How changes are animated here, where that differs from around.
  package var transactionScope: TransactionScope?
  /// The nearest view around that may come and go.
  package var item: ItemRecord?
  /// The same, as long as no container is in between: what says how it comes and goes.
  package var ownItem: ItemRecord?

  package init(graph: ViewGraph, node: IdentityNode, environment: EnvironmentValues) {
    (self.graph, self.node, self.environment) = (graph, node, environment)
  }
}

// MARK: - Deriving contexts

extension ViewContext {
  package func child(_ key: IdentityNode.Key) -> ViewContext {
    PlacingEffects.note()
    var context = self
    if frame != graph.frame {
      node.markDeferral(in: graph.currentPass)
      context.isUnchanged = false
    }
    context.node = node.child(key, pass: graph.currentPass)
    return context
  }

  /// For what is made of more than the view: its being the same says nothing of what it comes to.
  package func changing() -> ViewContext {
    var context = self
    context.isUnchanged = false
    return context
  }

  /// For the children of a container: `axis` is the container's when it is a stack.
  package func container(axis: Axis?) -> ViewContext {
    var context = self
    context.stackAxis = axis
    context.isLazy = false
    context.ownItem = nil
    return context
  }

  package func setting(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  package func report(_ message: String) { graph.reports.add(message) }
}

/// Names of the app author's own types, for dumps and groups.
package enum TypeNames {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String?] = [:]

  /// The type's name without module and generic arguments; nil for the vocabulary's own types.
  @MainActor package static func userName(of type: Any.Type) -> String? {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = makeName(of: type)
    known[ObjectIdentifier(type)] = .some(name)
    return name
  }

  private static func makeName(of type: Any.Type) -> String? {
    let full = _typeName(type, qualified: true)
    // Types of our tests stand for an author's.
    if full.hasPrefix("Stills"), !(full.split(separator: ".").first?.hasSuffix("Tests") ?? false) { return nil }
    return plainName(of: type)
  }

  /// Whether a type is neither the vocabulary's nor the system's.
  static func isUsers(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    if name.hasPrefix("Stills") { return name.hasPrefix("StillsUITests") }
    return !name.hasPrefix("Swift.") && !name.hasPrefix("Foundation")
  }

  package static func plainName(of type: Any.Type) -> String {
    var name = Substring(_typeName(type, qualified: false))
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return String(name)
  }
}
