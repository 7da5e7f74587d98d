import Foundation
import StillsCore

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
