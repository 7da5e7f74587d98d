import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing

@Suite struct ValueStrategyTests {
  let sandbox = Sandbox()

  private func taken<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) -> Format? {
    var taken: Format?
    strategy.snapshot(value).run { taken = $0 }
    return taken
  }

  private struct User: Encodable { let id: Int, name: String, bio: String }
  private let user = User(id: 1, name: "Blobby", bio: "Round.")

  @Test func encodableIsJSONWithSortedKeys() {
    #expect(taken(user, .json) == "{\n  \"bio\" : \"Round.\",\n  \"id\" : 1,\n  \"name\" : \"Blobby\"\n}")
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
  }

  @Test func encodableIsAPropertyList() {
    #expect(taken(user, .plist)?.contains("\t<key>id</key>\n\t<integer>1</integer>\n") == true)
    #expect(Snapshotting<User, String>.plist.pathExtension == "plist")
  }

  @Test func objectsOfJSONSerializationAreJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(#"{"b":[1,null],"a":"x"}"#.utf8))
    #expect(taken(object, .json) == "{\n  \"a\" : \"x\",\n  \"b\" : [\n    1,\n    null\n  ]\n}")
  }

  @Test func valueThatCannotBeEncodedFailsTheAssertion() {
    struct Stubborn: Encodable {
      func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "I will not"))
      }
    }
    #expect(sandbox.verify(Stubborn(), as: .json)?.hasPrefix("Couldn't snapshot value: ") == true)
    #expect(sandbox.verify(7 as Any, as: .json)?.contains("Int is not a JSON object") == true)
    #expect(sandbox.names.isEmpty)
  }

  @Test func dataIsComparedByteByByte() {
    let old = Data([1, 2, 3])
    #expect(sandbox.failure(recording: old, asserting: old, as: .data) == nil)
    #expect(sandbox.names == ["test.it"])
    let other = sandbox.failure(recording: old, asserting: Data([1, 9, 3]), as: .data)
    #expect(other?.contains("Expected data to match; the first difference is at byte 1 of 3") == true)
    let longer = sandbox.failure(recording: old, asserting: Data([1, 2, 3, 4]), as: .data)
    #expect(longer?.contains("Expected 4 bytes to match 3 bytes") == true)
  }

  enum Direction: String, CaseIterable {
    case up, down, left, right
    var opposite: Direction {
      switch self {
      case .up: .down
      case .down: .up
      case .left: .right
      case .right: .left
      }
    }
  }

  @Test func functionIsATableOfEveryCase() {
    let strategy: Snapshotting<(Direction) -> Direction, String> =
      Snapshotting<Direction, String>.func(into: .description)
    #expect(
      taken(\Direction.opposite, strategy) == "\"up\",\"down\"\n\"down\",\"up\"\n\"left\",\"right\"\n\"right\",\"left\""
    )
    #expect(strategy.pathExtension == "csv")
  }

  private func request(_ method: String? = nil, body: String? = nil) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/list?b=2&a=1")))
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.addValue("session=\"x\"", forHTTPHeaderField: "Cookie")
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  @Test func requestIsMethodHeadersAndBody() throws {
    #expect(
      taken(try request("POST", body: "x=1"), .raw) == """
        POST https://example.com/list?a=1&b=2
        Accept: text/html
        Cookie: session="x"

        x=1
        """)
    #expect(
      taken(try request("POST", body: #"{"b":1,"a":2}"#), .raw(pretty: true))?.hasSuffix(
        "\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}") == true)
    #expect(taken(try request("POST", body: "no JSON"), .raw(pretty: true))?.hasSuffix("\n\nno JSON") == true)
  }

  @Test func requestIsACommandLine() throws {
    #expect(
      taken(try request(), .curl)
        == [
          "curl", #"--header "Accept: text/html""#, #"--cookie "session=\"x\"""#,
          #""https://example.com/list?a=1&b=2""#,
        ].joined(separator: " \\\n\t"))
    #expect(taken(try request("HEAD"), .curl)?.contains("--head \\\n") == true)
    #expect(taken(try request("PUT", body: "a"), .curl)?.contains("--request PUT \\\n") == true)
    #expect(taken(try request("PUT", body: "a"), .curl)?.contains("--data \"a\"") == true)
  }

  @Test func descriptionIsTheValuesOwn() { #expect(taken([1, 2], .description) == "[1, 2]") }

  @Test func severalStrategiesAreAssertedUnderTheirNames() {
    assertSnapshots(of: 7, as: ["plain": .description, "dump": .dump])
    assertSnapshots(of: 7, as: [.description, .dump])
  }
}
