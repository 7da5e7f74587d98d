import Foundation

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
