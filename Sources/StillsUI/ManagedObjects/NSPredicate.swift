import Foundation

/// A condition on objects: Foundation's `NSPredicate`, which on Linux reads no formats.
open class _NSPredicate: NSPredicate {
  let node: PredicateNode

  init(node: PredicateNode) {
    self.node = node
    super.init(block: { object, variables in node.evaluate(object, variables ?? [:]) })
  }

  /// A format that cannot be read is reported; nothing fulfils it.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(node: Self.node(predicateFormat, args))
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(node: Self.node(predicateFormat, arguments ?? []))
  }

  public override convenience init(value: Bool) { self.init(node: .constant(value)) }

  public override convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    self.init(node: .block(block))
  }

  private static func node(_ format: String, _ arguments: [Any?]) -> PredicateNode {
    do { return try PredicateParser.node(format, arguments: arguments) } catch {
      let reason = (error as? PredicateParser.Problem)?.text ?? "\(error)"
      ManagedReport.add("NSPredicate(format: “\(format)”): \(reason); nothing fulfils it")
      return .constant(false)
    }
  }

  open override var predicateFormat: String { node.text }
  open override var description: String { node.text }

  open override func evaluate(with object: Any?) -> Bool { node.evaluate(object, [:]) }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    node.evaluate(object, bindings ?? [:])
  }

  open override func copy() -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? _NSPredicate else { return false }
    if self === other { return true }
    if case .block = node { return false }
    return node.text == other.node.text
  }

  open override var hash: Int { node.text.count }
}

/// Several conditions together.
open class _NSCompoundPredicate: _NSPredicate {
  public enum LogicalType: UInt, Sendable { case not, and, or }

  public let compoundPredicateType: LogicalType
  public let subpredicates: [Any]

  public init(type: LogicalType, subpredicates: [_NSPredicate]) {
    (compoundPredicateType, self.subpredicates) = (type, subpredicates)
    let nodes = subpredicates.map(\.node)
    switch type {
    case .not: super.init(node: .not(nodes.first ?? .constant(false)))
    case .and: super.init(node: .and(nodes))
    case .or: super.init(node: .or(nodes))
    }
  }

  public convenience init(andPredicateWithSubpredicates subpredicates: [_NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  public convenience init(orPredicateWithSubpredicates subpredicates: [_NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  public convenience init(notPredicateWithSubpredicate predicate: _NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
