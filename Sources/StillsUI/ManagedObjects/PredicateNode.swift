import Foundation
import StillsCore

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

/// `ANY tags.name BEGINSWITH[c] "a"`.
struct PredicateComparison {
  enum Quantifier: String { case any = "ANY", all = "ALL", none = "NONE" }

  enum Relation: String {
    case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"
    case isIn = "IN", between = "BETWEEN"
  }

  var quantifier: Quantifier?
  var left: PredicateTerm
  var relation: Relation
  var options: String.CompareOptions
  var right: PredicateTerm

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let left = left.value(object, variables), right = right.value(object, variables)
    guard let quantifier else { return holds(left, right) }
    let elements = KeyValues.elements(of: left) ?? (left.map { [$0] } ?? [])
    switch quantifier {
    case .any: return elements.contains { holds($0, right) }
    case .all: return elements.allSatisfy { holds($0, right) }
    case .none: return !elements.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return KeyValues.isEqual(left, right, options: options)
    case .unequal: return !KeyValues.isEqual(left, right, options: options)
    case .less: return order(left, right).map { $0 == .orderedAscending } ?? false
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right).map { $0 == .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = KeyValues.elements(of: right), bounds.count == 2 else { return false }
      guard let low = order(bounds[0], left), let high = order(left, bounds[1]) else { return false }
      return low != .orderedDescending && high != .orderedDescending
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .begins: return found(left, right, [.anchored])
    case .ends: return found(left, right, [.anchored, .backwards])
    case .like: return matches(left, right.flatMap(KeyValues.text).map(Self.pattern))
    case .matches: return matches(left, right.flatMap(KeyValues.text))
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    KeyValues.compare(left, right, options: options)
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = KeyValues.elements(of: whole) {
      return elements.contains { KeyValues.isEqual($0, part, options: options) }
    }
    return found(whole, part, [])
  }

  private func found(_ whole: Any?, _ part: Any?, _ more: String.CompareOptions) -> Bool {
    guard let whole = KeyValues.text(KeyValues.plain(whole)), let part = KeyValues.text(KeyValues.plain(part)) else {
      return false
    }
    return part.isEmpty || whole.range(of: part, options: options.union(more)) != nil
  }

  /// A regular expression must match the whole text.
  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = KeyValues.text(KeyValues.plain(value)), let pattern else { return false }
    func folded(_ text: String) -> String {
      options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    var settings: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.caseInsensitive) { settings.insert(.caseInsensitive) }
    let subject = folded(text)
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(folded(pattern)))\\z", options: settings) else {
      ManagedReport.add("NSPredicate: “\(pattern)” is no regular expression; it matches nothing")
      return false
    }
    let whole = NSRange(subject.startIndex..<subject.endIndex, in: subject)
    return expression.firstMatch(in: subject, range: whole) != nil
  }

  /// `*` stands for anything, `?` for one character.
  private static func pattern(_ wildcards: String) -> String {
    wildcards.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  var text: String {
    let marks =
      (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    return (quantifier.map { "\($0.rawValue) " } ?? "") + "\(left.text) \(relation.rawValue)"
      + (marks.isEmpty ? "" : "[\(marks)]") + " \(right.text)"
  }
}

/// What is compared.
indirect enum PredicateTerm {
  case value(Any?)
  case path(String)
  case variable(String, path: String)
  case list([PredicateTerm])
  case arithmetic(String, PredicateTerm, PredicateTerm)
  case negated(PredicateTerm)
  case subquery(PredicateTerm, variable: String, PredicateNode, path: String)
  case function(String, [PredicateTerm])

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): return KeyValues.plain(value)
    case .path(let path): return KeyValues.value(of: object, path: path)
    case .variable(let name, let path):
      let value = KeyValues.plain(variables[name])
      return path.isEmpty ? value : KeyValues.value(of: value, path: path)
    case .list(let terms): return terms.compactMap { $0.value(object, variables) }
    case .arithmetic(let sign, let left, let right):
      return Self.calculate(sign, left.value(object, variables), right.value(object, variables))
    case .negated(let term): return KeyValues.number(term.value(object, variables)).map { -$0.double }
    case .subquery(let collection, let variable, let condition, let path):
      let elements = KeyValues.elements(of: collection.value(object, variables)) ?? []
      let found = elements.filter { element in
        var variables = variables
        variables[variable] = element
        return condition.evaluate(object, variables)
      }
      return path.isEmpty ? found : KeyValues.value(of: found, path: path)
    case .function(let name, let terms):
      return Self.call(name, terms.map { $0.value(object, variables) })
    }
  }

  private static func calculate(_ sign: String, _ left: Any?, _ right: Any?) -> Any? {
    guard let left = KeyValues.number(left), let right = KeyValues.number(right) else { return nil }
    switch sign {
    case "+": return left.double + right.double
    case "-": return left.double - right.double
    case "*": return left.double * right.double
    default: return left.double / right.double
    }
  }

  static let functions: Set<String> = [
    "sum", "count", "min", "max", "average", "now", "lowercase", "uppercase", "abs", "length",
  ]

  private static func call(_ name: String, _ values: [Any?]) -> Any? {
    let first = values.first ?? nil
    switch name {
    case "count": return KeyValues.elements(of: first)?.count
    case "sum", "min", "max": return KeyValues.aggregate("@\(name)", of: first ?? values, path: "")
    case "average": return KeyValues.aggregate("@avg", of: first ?? values, path: "")
    case "now": return _ShownWorld.now
    case "lowercase": return KeyValues.text(first)?.lowercased()
    case "uppercase": return KeyValues.text(first)?.uppercased()
    case "length": return KeyValues.text(first)?.count
    default: return KeyValues.number(first).map { abs($0.double) }
    }
  }

  var text: String {
    switch self {
    case .value(let value): return Self.text(KeyValues.plain(value))
    case .path(let path): return path
    case .variable(let name, let path): return path.isEmpty ? "$\(name)" : "$\(name).\(path)"
    case .list(let terms): return "{\(terms.map(\.text).joined(separator: ", "))}"
    case .arithmetic(let sign, let left, let right): return "\(left.text) \(sign) \(right.text)"
    case .negated(let term): return "-\(term.text)"
    case .subquery(let collection, let variable, let condition, let path):
      let query = "SUBQUERY(\(collection.text), $\(variable), \(condition.text))"
      return path.isEmpty ? query : "\(query).\(path)"
    case .function(let name, let terms): return "\(name):(\(terms.map(\.text).joined(separator: ", ")))"
    }
  }

  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: return "nil"
    case let value as Bool: return value ? "1" : "0"
    case let text as String: return "\"\(text)\""
    case let date as Date: return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case let object as NSManagedObject: return object.objectID.description
    case let value?:
      if let elements = KeyValues.elements(of: value) {
        return "{\(elements.map { text($0) }.joined(separator: ", "))}"
      }
      return "\(value)"
    }
  }
}
