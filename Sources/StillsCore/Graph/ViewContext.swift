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

  package init(graph: ViewGraph, node: IdentityNode, environment: EnvironmentValues) {
    (self.graph, self.node, self.environment) = (graph, node, environment)
  }
}

// MARK: - Deriving contexts

extension ViewContext {
  package func child(_ key: IdentityNode.Key) -> ViewContext {
    var context = self
    context.node = node.child(key, pass: graph.pass)
    return context
  }

  /// For the children of a container: `axis` is the container's when it is a stack.
  package func container(axis: Axis?) -> ViewContext {
    var context = self
    context.stackAxis = axis
    context.isLazy = false
    return context
  }

  package func setting(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  package func report(_ message: String) { graph.reports.add(message) }
}

// MARK: - Resolving bodies

extension ViewContext {
  package func resolveBody<V: View>(of view: V) -> [ViewElement] {
    guard graph.mayDescend(to: node.depth, in: V.self) else { return [] }
    var view = view
    DynamicProperties.install(in: &view, context: self)
    let elements = V.Body._resolve(view.body, in: child(.body))
    if let name = TypeNames.userName(of: V.self) {
      for element in elements { element.viewNames.insert(name, at: 0) }
    }
    return elements
  }

  package func resolveBody<M: ViewModifier>(
    of modifier: M, content: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) -> [ViewElement] {
    guard graph.mayDescend(to: node.depth, in: M.self) else { return [] }
    var modifier = modifier
    DynamicProperties.install(in: &modifier, context: self)
    let contentContext = child(.content)
    // The content keeps its own place and sees the environment of wherever the body puts it.
    let placeholder = _ViewModifier_Content<M> { outer in
      var inner = outer
      inner.node = contentContext.node
      return content(inner)
    }
    return M.Body._resolve(modifier.body(content: placeholder), in: child(.body))
  }
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

  package static func plainName(of type: Any.Type) -> String {
    var name = Substring(_typeName(type, qualified: false))
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return String(name)
  }
}
