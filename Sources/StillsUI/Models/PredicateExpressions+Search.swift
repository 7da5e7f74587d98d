import Foundation

/// Whether a text contains another as readers see it: whatever its case and accents.
nonisolated public struct _LocalizedStandardContains<Text, Part>: StandardPredicateExpression
where
  Text: StandardPredicateExpression, Part: StandardPredicateExpression, Text.Output: StringProtocol,
  Part.Output: StringProtocol
{
  public typealias Output = Bool

  private let text: Text
  private let part: Part

  init(text: Text, part: Part) { (self.text, self.part) = (text, part) }

  public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
    let text = String(try text.evaluate(bindings)), part = String(try part.evaluate(bindings))
    return text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}

nonisolated extension PredicateExpressions {
  /// What `#Predicate` makes of `localizedStandardContains`, which Linux's Foundation leaves out.
  public static func build_localizedStandardContains<Text, Part>(
    _ text: Text, _ part: Part
  ) -> _LocalizedStandardContains<Text, Part> { _LocalizedStandardContains(text: text, part: part) }
}
