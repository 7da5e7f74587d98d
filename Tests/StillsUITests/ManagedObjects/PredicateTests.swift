import Foundation
import StillsCore
import SwiftUI
import Testing

private typealias Predicate = _NSPredicate

/// Formats of predicates, read and applied to dictionaries.
@MainActor struct PredicateTests {
  private static let ada: [String: Any] = [
    "name": "Ada Lovelace", "age": 36, "score": 4.5, "isNew": true, "born": Date(timeIntervalSinceReferenceDate: 10),
    "tags": ["maths", "Engines"], "home": ["city": "London", "rooms": 3], "parts": [["n": 1], ["n": 5]],
  ]

  @Test(arguments: [
    "name == 'Ada Lovelace'", "name ==[c] \"ada LOVELACE\"", "name = 'Ada Lovelace'", "name != 'Ada'", "name <> 'x'",
    "age > 35 AND age >= 36 && age < 37 and age <= 36", "age == 1 OR age == 36", "NOT age == 1", "! (age == 1)",
    "age == 1 || (age == 36 && (score > 4 or score < 1))", "name CONTAINS 'Love'", "name CONTAINS[cd] 'löve'",
    "name BEGINSWITH[c] 'ada'", "name ENDSWITH 'lace'", "name LIKE '*Love?ace'", "name LIKE[c] 'ADA*'",
    "name MATCHES '.*Love.*'", "age IN {1, 36}", "age BETWEEN {30, 40}", "isNew == YES", "isNew == true", "isNew = 1",
    "missing == nil", "missing = NULL", "name != nil", "home.city == 'London'", "home.rooms + 1 == 4",
    "(age - 6) / 10 == 3", "tags CONTAINS 'maths'", "ANY tags BEGINSWITH[c] 'eng'", "NONE tags == 'x'",
    "ALL parts.n >= 1", "ANY parts.n == 5", "parts.@count == 2", "parts.@sum.n == 6", "parts.@max.n == 5",
    "TRUEPREDICATE", "NOT FALSEPREDICATE", "SUBQUERY(parts, $p, $p.n > 1).@count == 1", "'Ada Lovelace' == name",
    "SELF.age == 36", "not name in {'a', 'b'}", "name NOT IN {'a'}",
  ])
  func fulfilled(format: String) {
    #expect(Predicate(format: format).evaluate(with: Self.ada), "\(Predicate(format: format).predicateFormat)")
  }

  @Test(arguments: [
    "name == 'ada lovelace'", "name CONTAINS 'love'", "name MATCHES 'Love'", "name LIKE 'Love'", "age BETWEEN {1, 2}",
    "missing > 3", "missing CONTAINS 'a'", "ALL parts.n > 1", "name == nil", "age IN {}", "FALSEPREDICATE",
    "score < 4.5",
  ])
  func notFulfilled(format: String) { #expect(!Predicate(format: format).evaluate(with: Self.ada)) }

  @Test func argumentsStandForValuesAndPaths() {
    let later = Date(timeIntervalSinceReferenceDate: 20)
    #expect(Predicate(format: "%K == %@", "name", "Ada Lovelace").evaluate(with: Self.ada))
    #expect(Predicate(format: "born < %@ AND age == %d", later as NSDate, 36).evaluate(with: Self.ada))
    #expect(Predicate(format: "isNew == %@", NSNumber(value: true)).evaluate(with: Self.ada))
    #expect(Predicate(format: "age IN %@", [1, 36]).evaluate(with: Self.ada))
    #expect(Predicate(format: "score == %f AND age == %ld", 4.5, 36).evaluate(with: Self.ada))
    #expect(Predicate(format: "%K CONTAINS[c] %@", argumentArray: ["home.city", "lon"]).evaluate(with: Self.ada))
    #expect(Predicate(format: "SELF == %@", "x").evaluate(with: "x"))
    #expect(Predicate(format: "age == $years").evaluate(with: Self.ada, substitutionVariables: ["years": 36]))
  }

  @Test func predicatesAreCombined() {
    let old = Predicate(format: "age > 30"), new = Predicate(value: false)
    #expect(_NSCompoundPredicate(orPredicateWithSubpredicates: [old, new]).evaluate(with: Self.ada))
    #expect(!_NSCompoundPredicate(andPredicateWithSubpredicates: [old, new]).evaluate(with: Self.ada))
    #expect(_NSCompoundPredicate(notPredicateWithSubpredicate: new).evaluate(with: Self.ada))
    #expect(_NSCompoundPredicate(type: .and, subpredicates: [old, old]).predicateFormat == "age > 30 AND age > 30")
    #expect(Predicate { object, _ in object is [String: Any] }.evaluate(with: Self.ada))
  }

  @Test(arguments: [
    "name ==", "name IS 'a'", "(name == 'a'", "name == 'a' AND", "CAST(name, 'x') == 1", "name ==[x] 'a'", "name == %@",
    "name", "name == 'a' b", "'a", "fly:(name) == 1",
  ])
  func whatCannotBeReadIsReported(format: String) throws {
    let sink = ReportSink()
    ManagedReport.enter(sink)
    #expect(!Predicate(format: format).evaluate(with: ["name": "a"]))
    #expect(sink.messages.contains { $0.hasPrefix("NSPredicate(format: “\(format)”): ") }, "\(sink.messages)")
  }
}
