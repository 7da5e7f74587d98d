import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct DumpTests {
  private func dump<Value>(_ value: Value) -> String {
    var text = ""
    Snapshotting<Value, String>.dump.snapshot(value).run { text = $0 }
    return text
  }

  private struct Book: Hashable {
    var title: String
    var pages: Int
    var author: String?
  }

  @Test func structsShowTheirPropertiesByName() {
    #expect(
      dump(Book(title: "Emma", pages: 474, author: nil)) == """
        ▿ Book
          - author: Optional<String>.none
          - pages: 474
          - title: "Emma"

        """)
  }

  @Test func dictionariesAndSetsComeInAnOrderThatStays() {
    let text = dump(["b": 2, "a": 1, "c": 3])
    #expect(text == dump(["c": 3, "b": 2, "a": 1]))
    #expect(text.hasPrefix("▿ 3 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 1\n"))
    #expect(dump(Set(["y", "x"])) == "▿ 2 members\n  - \"x\"\n  - \"y\"\n")
  }

  @Test func objectsInACircleAreNamed() {
    final class Parent { var child: Child? }
    final class Child { var parent: Parent? }
    let parent = Parent()
    let child = Child()
    (parent.child, child.parent) = (child, parent)
    #expect(
      dump(parent) == """
        ▿ Parent
          ▿ child: Optional<Child>
            ▿ some: Child
              ▿ parent: Optional<Parent>
                ▿ some (circular reference detected)

        """)
    child.parent = nil
  }

  @Test func enumsShowTheirCases() {
    enum Shape { case point, circle(radius: Double) }
    #expect(dump(Shape.point) == "- Shape.point\n")
    #expect(dump(Shape.circle(radius: 2)) == "▿ Shape\n  ▿ circle: (1 element)\n    - radius: 2.0\n")
  }

  @Test func knownTypesShowTheirTexts() throws {
    #expect(dump("a" as Character) == "- \"a\"\n")
    #expect(dump(Data("Hello, world!".utf8)) == "- 13 bytes\n")
    #expect(dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(dump(NSObject()) == "- <NSObject>\n")
    #expect(dump("Hello, world!".dropLast(8)) == "- \"Hello\"\n")
    #expect(dump(try #require(URL(string: "https://example.com"))) == "- https://example.com\n")
  }

  @Test func typesSayHowTheyAreShown() {
    struct Secret: AnySnapshotStringConvertible {
      let word = "x"
      var snapshotDescription: String { "•••" }
    }
    struct Open: AnySnapshotStringConvertible {
      static let renderChildren = true
      let word = "x"
      var snapshotDescription: String { "open" }
    }
    #expect(dump(Secret()) == "- •••\n")
    #expect(dump([Secret()]) == "▿ 1 element\n  - •••\n")
    #expect(dump(Open()) == "▿ open\n  - word: \"x\"\n")
  }

  @Test(arguments: [
    ("<Box: 0x7ff0c4a1>", "<Box>"), ("<A: 0x1f; b = 0x2e>", "<A; b =>"), ("size 0x", "size 0x"), ("x 0xZZ", "x 0xZZ"),
  ])
  func addressesAreTakenOut(text: String, plain: String) { #expect(PlainText.removingAddresses(text) == plain) }
}
