import Foundation
import SnapshotTesting
import SwiftUI
import Synchronization
import Testing

/// Swift Testing runs tests at the same time, and most are not on the main actor.
@Suite struct ManyThreadsTests {
  let sandbox = Sandbox()

  /// A picture of its own for each, so that each has letters that were not drawn before.
  private func view(_ index: Int) -> some View {
    VStack {
      Text("Number \(index) of many").font(.system(size: CGFloat(10 + index)))
      Image(systemName: "star.fill")
      Text("\(index * 7919)").bold().italic()
    }
    .padding()
  }

  @Test func picturesAreTakenOnManyThreadsAtOnce() {
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 24) { index in
      for record in [SnapshotTestingConfiguration.Record.all, .never] {
        let failure = sandbox.verify(view(index), as: .image, named: "\(index)", record: record)
        if record == .never, let failure { failures.withLock { $0.append(failure) } }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(sandbox.names.count == 24)
  }

  @Test func differencesAreToldOnManyThreadsAtOnce() {
    let firstLines = Mutex<Set<String>>([])
    DispatchQueue.concurrentPerform(iterations: 12) { index in
      _ = sandbox.verify(view(index), as: .image, named: "\(index)", record: .all)
      let failure = sandbox.verify(view(index + 1), as: .image, named: "\(index)", record: .never)
      firstLines.withLock { _ = $0.insert(failure.map { String($0.prefix { $0 != "\n" }) } ?? "no failure") }
    }
    #expect(firstLines.withLock { $0.contains("no failure") } == false)
  }

  @Test func textsOfViewsAreTakenOnManyThreadsAtOnce() {
    let texts = Mutex<Set<String>>([])
    DispatchQueue.concurrentPerform(iterations: 12) { _ in
      Snapshotting<AnyView, String>.scene.snapshot(AnyView(view(3))).run { text in
        texts.withLock { _ = $0.insert(text) }
      }
    }
    #expect(texts.withLock { $0.count } == 1)
  }
}
