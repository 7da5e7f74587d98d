/// A predicate taken apart.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])
  case comparison(PredicateComparison)
  case block((Any?, [String: Any]?) -> Bool)

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.evaluate(object, variables)
    case .and(let nodes): nodes.allSatisfy { $0.evaluate(object, variables) }
    case .or(let nodes): nodes.contains { $0.evaluate(object, variables) }
    case .comparison(let comparison): comparison.evaluate(object, variables)
    case .block(let block): block(object, variables.isEmpty ? nil : variables)
    }
  }

  /// As it might be written.
  var text: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let node): "NOT \(node.textInside)"
    case .and(let nodes): nodes.map(\.textInside).joined(separator: " AND ")
    case .or(let nodes): nodes.map(\.textInside).joined(separator: " OR ")
    case .comparison(let comparison): comparison.text
    case .block: "BLOCKPREDICATE"
    }
  }

  private var textInside: String {
    switch self {
    case .and(let nodes) where nodes.count > 1: "(\(text))"
    case .or(let nodes) where nodes.count > 1: "(\(text))"
    default: text
    }
  }
}
