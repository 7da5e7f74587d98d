import Foundation
import Observation
import StillsCore
import SwiftUI
import Testing

@MainActor struct ValueComparisonTests {
  struct Item {
    var name: String
    var flag = false
    var size: CGFloat? = nil
    var parts: [String] = []
  }

  @Test func propertiesAreComparedOneByOne() {
    let long = String(repeating: "long enough to be kept elsewhere ", count: 3)
    #expect(ValueComparison.areSame(Item(name: long), Item(name: String(long.reversed().reversed()))))
    #expect(!ValueComparison.areSame(Item(name: "a"), Item(name: "b")))
    #expect(!ValueComparison.areSame(Item(name: "a"), Item(name: "a", flag: true)))
    #expect(!ValueComparison.areSame(Item(name: "a", size: 1), Item(name: "a", size: nil)))
    #expect(ValueComparison.areSame(Item(name: "a", parts: ["x"]), Item(name: "a", parts: ["x"])))
    #expect(!ValueComparison.areSame(Item(name: "a", parts: ["x"]), Item(name: "a", parts: ["y"])))
  }

  @Test func anAuthorsEqualityDoesNotHideWhatShows() {
    struct Person: Equatable {
      let id: Int
      let name: String
      static func == (left: Person, right: Person) -> Bool { left.id == right.id }
    }
    #expect(!ValueComparison.areSame(Person(id: 1, name: "a"), Person(id: 1, name: "b")))
  }

  @Test func objectsAreTheSameOnlyWhenTheyTellOfChanges() {
    final class Silent {}
    struct Holder<Object> { let object: Object }
    let silent = Silent(), telling = TellingObject()
    #expect(!ValueComparison.areSame(Holder(object: silent), Holder(object: silent)))
    #expect(ValueComparison.areSame(Holder(object: telling), Holder(object: telling)))
    #expect(!ValueComparison.areSame(Holder(object: telling), Holder(object: TellingObject())))
  }

  @Test func weakReferencesAndClosuresAreLeftAlone() {
    struct Holder {
      weak var object: TellingObject?
      let action: () -> Void
    }
    let object = TellingObject()
    let one = Holder(object: object) { _ = object }
    #expect(!ValueComparison.areSame(one, Holder(object: object) { _ = object }))
    #expect(ValueComparison.areSame(Holder(object: nil, action: one.action), Holder(object: nil, action: one.action)))
  }

  @Test func hiddenTypesAreLookedInto() {
    #expect(ValueComparison.areSameInside("a" as Any, "a" as Any))
    #expect(!ValueComparison.areSameInside("a" as Any, 1 as Any))
    #expect(ValueComparison.areSameInside(Optional(2) as Any, Optional(2) as Any))
    #expect(!ValueComparison.areSameInside(Double.nan as Any, Double.nan as Any))
  }
}

@Observable private final class TellingObject {
  var name = ""
}
