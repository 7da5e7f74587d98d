import Testing

@testable import SnapshotTesting

@Suite struct LinePatchTests {
  private func patch(_ old: String, _ new: String) -> String {
    LinePatch(LineDifference(from: old, to: new)).description
  }

  @Test func changedLineStandsBetweenItsNeighbours() {
    #expect(
      patch("a\nb\nc", "a\nB\nc") == """
        @@ −1,3 +1,3 @@
        \u{2007}a
        −b
        +B
        \u{2007}c
        """)
  }

  @Test func fourLinesAreShownOnEachSide() {
    let lines = (1...20).map(String.init)
    var other = lines
    other[9] = "ten"
    let text = patch(lines.joined(separator: "\n"), other.joined(separator: "\n"))
    #expect(text.hasPrefix("@@ −6,9 +6,9 @@\n\u{2007}6\n"))
    #expect(text.hasSuffix("\n\u{2007}14"))
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let lines = (1...30).map(String.init)
    var other = lines
    other.insert("new", at: 2)
    other[25] = "other"
    let heads = patch(lines.joined(separator: "\n"), other.joined(separator: "\n"))
      .split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ −1,6 +1,7 @@", "@@ −21,10 +22,10 @@"])
  }

  @Test func shortRestIsShownWhole() {
    let lines = (1...9).map(String.init)
    let text = patch(lines.joined(separator: "\n"), (["one"] + lines.dropFirst()).joined(separator: "\n"))
    #expect(text.hasPrefix("@@ −1,9 +1,9 @@\n−1\n+one\n"))
    #expect(text.hasSuffix("\n\u{2007}9"))
  }

  @Test func blankAtTheEndIsShown() { #expect(patch("a", "a ").hasSuffix("+a ¬")) }

  @Test func everyPatchTurnsOneTextIntoTheOther() {
    var random = Numbers(seed: 7)
    for _ in 0..<300 {
      let old = (0..<random.next(12)).map { _ in "line \(random.next(4))" }
      let new = (0..<random.next(12)).map { _ in "line \(random.next(4))" }
      let difference = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
      let kept = difference.lines.filter { $0.kind != .added }.map(\.text)
      let made = difference.lines.filter { $0.kind != .removed }.map(\.text)
      #expect(kept.joined(separator: "\n") == old.joined(separator: "\n"))
      #expect(made.joined(separator: "\n") == new.joined(separator: "\n"))
    }
  }

  @Test func textsTooLongToWeighAreShownWhole() {
    let old = (0..<6_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<6_000).map { "new \($0)" }.joined(separator: "\n")
    #expect(patch(old, new).hasPrefix("@@ −1,6000 +1,6000 @@\n−old 0\n"))
  }

  @Test func anotherOrderIsSaidToBeOne() {
    let sandbox = Sandbox(), hint = "SWIFT_DETERMINISTIC_HASHING=1"
    #expect(sandbox.failure(recording: "a\nb\nc", asserting: "b\na\nc", as: .lines)?.hasSuffix(hint) == true)
    #expect(sandbox.failure(recording: "a\nb\nc", asserting: "a\nd\nc", as: .lines)?.contains(hint) == false)
    #expect(OrderNote.text(environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]) == nil)
  }

  @Test func textsThatOnlyLookAlikeDiffer() {
    let sandbox = Sandbox()
    let failure = sandbox.failure(recording: "caf\u{e9}", asserting: "cafe\u{301}", as: .lines)
    #expect(failure != nil)
    #expect(sandbox.failure(recording: "a\nb", asserting: "a\r\nb", as: .lines)?.contains("line endings") == true)
  }

  private struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
