import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing

/// What the value strategies write, letter by letter: references that were recorded on a Mac go on serving.
@Suite struct ValueTextsTests {
  private func taken<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) -> String {
    var text = "nothing"
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  // MARK: Dumps

  private struct Ingredient: Hashable { var name: String, grams: Int }
  private enum Course: Equatable { case starter, main(String, hot: Bool), dessert(Ingredient) }
  private struct Recipe {
    var title: String
    var yield: Int?
    var author: Optional<String>
    var steps: [String]
    var amounts: [String: Int]
    var tags: Set<Ingredient>
    var course: Course
    var pair: (Int, label: String)
  }

  @Test func nestedValuesAreDumpedInAnOrderThatStays() {
    let recipe = Recipe(
      title: "Soup", yield: 4, author: nil, steps: ["chop", "cook"], amounts: ["salt": 2, "leek": 300],
      tags: [Ingredient(name: "leek", grams: 300), Ingredient(name: "butter", grams: 20)],
      course: .main("warm", hot: true),
      pair: (1, label: "x"))
    #expect(
      taken(recipe, as: .dump) == """
        ▿ Recipe
          ▿ amounts: 2 key/value pairs
            ▿ (2 elements)
              - key: "leek"
              - value: 300
            ▿ (2 elements)
              - key: "salt"
              - value: 2
          - author: Optional<String>.none
          ▿ course: Course
            ▿ main: (2 elements)
              - .0: "warm"
              - hot: true
          ▿ pair: (2 elements)
            - .0: 1
            - label: "x"
          ▿ steps: 2 elements
            - "chop"
            - "cook"
          ▿ tags: 2 members
            ▿ Ingredient
              - grams: 20
              - name: "butter"
            ▿ Ingredient
              - grams: 300
              - name: "leek"
          - title: "Soup"
          ▿ yield: Optional<Int>
            - some: 4

        """)
  }

  @Test func emptyAndSingleCollectionsAreCounted() {
    #expect(taken([Int](), as: .dump) == "- 0 elements\n")
    #expect(taken([7], as: .dump) == "▿ 1 element\n  - 7\n")
    #expect(taken([String: Int](), as: .dump) == "- 0 key/value pairs\n")
    #expect(taken(["a": 1], as: .dump) == "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 1\n")
    #expect(taken(Set([3]), as: .dump) == "▿ 1 member\n  - 3\n")
    #expect(taken((), as: .dump) == "- (0 elements)\n")
  }

  @Test func casesAreDumpedWithTheirTypes() {
    #expect(taken(Course.starter, as: .dump) == "- Course.starter\n")
    #expect(
      taken(Course.dessert(Ingredient(name: "pear", grams: 80)), as: .dump) == """
        ▿ Course
          ▿ dessert: Ingredient
            - grams: 80
            - name: "pear"

        """)
    #expect(taken(Int?.none as Any, as: .dump) == "- Optional<Int>.none\n")
  }

  private final class Node {
    let name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }

  @Test func circlesOfObjectsEnd() {
    let first = Node("a")
    first.next = Node("b")
    first.next?.next = first
    #expect(
      taken(first, as: .dump) == """
        ▿ Node
          - name: "a"
          ▿ next: Optional<Node>
            ▿ some: Node
              - name: "b"
              ▿ next: Optional<Node>
                ▿ some (circular reference detected)

        """)
  }

  @Test func valuesOfFoundationAreDumpedAlikeEverywhere() throws {
    #expect(taken("a" as Character, as: .dump) == "- \"a\"\n")
    #expect(taken(Data("Hello, world!".utf8), as: .dump) == "- 13 bytes\n")
    #expect(taken(Date(timeIntervalSinceReferenceDate: 0), as: .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(taken(Date(timeIntervalSince1970: -1.75), as: .dump).hasPrefix("- 1969-12-31T23:59:5"))
    #expect(taken(NSObject(), as: .dump) == "- <NSObject>\n")
    #expect(taken("say \"hi\"\n", as: .dump) == "- \"say \\\"hi\\\"\\n\"\n")
    #expect(taken("Hello, world!".dropLast(8), as: .dump) == "- \"Hello\"\n")
    #expect(taken(try #require(URL(string: "https://example.com/a?b=c")), as: .dump) == "- https://example.com/a?b=c\n")
  }

  private struct Money: AnySnapshotStringConvertible {
    var cents: Int
    var snapshotDescription: String { "€ \(cents / 100)" }
  }
  private struct Basket: AnySnapshotStringConvertible {
    static let renderChildren = true
    var items = [Money(cents: 250)]
    var snapshotDescription: String { "basket" }
  }
  private struct Described: CustomStringConvertible {
    var value = 1
    var description: String { "described" }
  }

  @Test func typesSayHowTheyAreDumped() {
    #expect(taken(["price": Money(cents: 300)].map(\.value), as: .dump) == "▿ 1 element\n  - € 3\n")
    #expect(taken(Basket(), as: .dump) == "▿ basket\n  ▿ items: 1 element\n    - € 2\n")
    #expect(taken(Described(), as: .dump) == "▿ described\n  - value: 1\n")
  }

  @Test func localTypesHaveNoNumbers() {
    struct Local { var inner = Inner() }
    struct Inner { var number = 1 }
    #expect(taken(Local(), as: .dump) == "▿ Local\n  ▿ inner: Inner\n    - number: 1\n")
    #expect(!taken(Local(), as: .description).isEmpty)
  }

  // MARK: Encoded values

  private struct Account: Codable {
    var name = "Ann/Bo"
    var since = Date(timeIntervalSince1970: 0)
    var userName = "ann"
  }

  @Test func encodersOfOnesOwnAreUsed() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    #expect(
      taken(Account(), as: .json(encoder)) == #"{"name":"Ann/Bo","since":"1970-01-01T00:00:00Z","user_name":"ann"}"#)
    #expect(
      taken(Account(), as: .json) == """
        {
          "name" : "Ann\\/Bo",
          "since" : -978307200,
          "userName" : "ann"
        }
        """)
    #expect(Snapshotting<Account, String>.json(encoder).pathExtension == "json")
  }

  @Test func propertyListsAreXML() {
    struct Point: Encodable { var x = 1, y = 2.5, on = true }
    #expect(
      taken(Point(), as: .plist) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>on</key>
        \t<true/>
        \t<key>x</key>
        \t<integer>1</integer>
        \t<key>y</key>
        \t<real>2.5</real>
        </dict>
        </plist>

        """)
    #expect(Snapshotting<Point, String>.plist.pathExtension == "plist")
  }

  @Test func objectsOfJSONSerializationAreJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(#"{"b":[1,null,true],"a":"x"}"#.utf8))
    #expect(
      taken(object, as: .json) == """
        {
          "a" : "x",
          "b" : [
            1,
            null,
            true
          ]
        }
        """)
  }

  @Test func functionsAreTables() {
    enum Size: String, CaseIterable { case small, large }
    #expect(
      taken({ (size: Size) in size.rawValue.count }, as: Snapshotting<Size, String>.func(into: .description))
        == "\"small\",\"5\"\n\"large\",\"5\"")
    #expect(Snapshotting<Size, String>.func(into: Snapshotting<Int, String>.dump).pathExtension == "csv")
  }

  // MARK: Requests

  private func made(_ url: String, _ method: String? = nil) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url)))
    if let method { request.httpMethod = method }
    return request
  }

  @Test func requestsAreShownAsTheyAreSent() throws {
    var request = try made("https://example.com/search?z=1&a=%20b&a=2", "PUT")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("sid=\"1\"", forHTTPHeaderField: "Cookie")
    request.httpBody = Data(#"{"b":2, "a":"\"q\""}"#.utf8)
    #expect(
      taken(request, as: .raw) == """
        PUT https://example.com/search?a=%20b&a=2&z=1
        Accept: text/html
        Cookie: sid="1"

        {"b":2, "a":"\\"q\\""}
        """)
    #expect(
      taken(request, as: .raw(pretty: true)) == """
        PUT https://example.com/search?a=%20b&a=2&z=1
        Accept: text/html
        Cookie: sid="1"

        {
          "a" : "\\"q\\"",
          "b" : 2
        }
        """)
    let lines = [
      "curl \\", "\t--request PUT \\", "\t--header \"Accept: text/html\" \\",
      "\t" + #"--data "{\"b\":2, \"a\":\"\\\"q\\\"\"}" \"#, "\t" + #"--cookie "sid=\"1\"" \"#,
      "\t\"https://example.com/search?a=%20b&a=2&z=1\"",
    ]
    #expect(taken(request, as: .curl) == lines.joined(separator: "\n"))
  }

  @Test func requestsWithoutBodyOrMethodAreShort() throws {
    #expect(taken(try made("https://example.com"), as: .raw) == "GET https://example.com")
    #expect(
      taken(try made("https://example.com", "HEAD"), as: .curl) == "curl \\\n\t--head \\\n\t\"https://example.com\"")
    var broken = try made("https://example.com", "POST")
    broken.httpBody = Data("a=1&b[]=2".utf8)
    #expect(taken(broken, as: .raw(pretty: true)) == "POST https://example.com\n\na=1&b[]=2")
  }
}
