import Foundation
import SnapshotTesting
import Testing

@Suite struct AsyncTests {
  let sandbox = Sandbox()

  private func late(_ seconds: TimeInterval) -> Snapshotting<String, String> {
    Snapshotting<String, String>.lines.asyncPullback { text in
      Async { callback in
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { callback(text.uppercased()) }
      }
    }
  }

  @Test func assertionWaitsForTheSnapshot() {
    _ = sandbox.verify("late", as: late(0.05), record: .all)
    #expect(sandbox.text("test.it.txt") == "LATE")
  }

  @Test func snapshotThatTakesTooLongFails() {
    let failure = sandbox.verify("late", as: late(2), timeout: 0.02)
    #expect(failure?.hasPrefix("Exceeded timeout of 0.02 seconds waiting for snapshot.") == true)
    #expect(sandbox.names.isEmpty)
  }

  @Test func waitingLetsTimePassFirst() {
    final class Box: @unchecked Sendable { var text = "early" }
    let box = Box()
    // On a thread of its own: the queues' are all taken by other tests.
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.01)
      box.text = "late"
    }
    let strategy = Snapshotting<Box, String>.wait(for: 0.2, on: Snapshotting<String, String>.lines.pullback(\.text))
    _ = sandbox.verify(box, as: strategy, record: .all)
    #expect(sandbox.text("test.it.txt") == "late")
  }

  @Test func valuesAreTransformedOnTheWay() {
    var seen: [Int] = []
    Async(value: 20).map { $0 + 1 }.map { $0 * 2 }.run { seen.append($0) }
    #expect(seen == [42])
  }

  @Test func strategiesArePulledBack() {
    struct Article { var title: String }
    let strategy = SimplySnapshotting.lines.pullback { (article: Article) in article.title }
    _ = sandbox.verify(Article(title: "News"), as: strategy, record: .all)
    #expect(sandbox.text("test.it.txt") == "News")
  }

  @Test func strategyOfOnesOwnComparesAsItLikes() {
    let rough = Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
      diff: { abs($0 - $1) <= 5 ? nil : ("\($1) is far from \($0)", []) })
    let strategy = Snapshotting<Int, Int>(pathExtension: "number", diffing: rough)
    #expect(sandbox.failure(recording: 10, asserting: 14, as: strategy) == nil)
    #expect(sandbox.failure(recording: 10, asserting: 16, as: strategy)?.contains("16 is far from 10") == true)
  }
}
