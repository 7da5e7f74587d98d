import StillsUIKit
import Synchronization
import XCTest

/// Numbers the snapshots of a test that have no names: 1, 2, 3.
final class SnapshotCounter: Sendable {
  @TaskLocal static var scoped: SnapshotCounter?
  private static let shared = SnapshotCounter()
  private let counts = Mutex<[String: Int]>([:])

  /// That of the test's trait, else one for all tests.
  static var current: SnapshotCounter {
    if let scoped { return scoped }
    if !TestRunner.isSwiftTesting { ResetBetweenTests.registerOnce() }
    return shared
  }

  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  /// How many of XCTest's tests have come to their end since this was asked for the first time.
  static var testsFinished: Int {
    ResetBetweenTests.registerOnce()
    return finished.load(ordering: .relaxed)
  }

  private static let finished = Atomic(0)

  private func reset() { counts.withLock { $0.removeAll() } }

  /// A test that XCTest runs again counts from 1 again.
  private final class ResetBetweenTests: NSObject, XCTestObservation {
    private static let registered: Void = MainThread.run {
      XCTestObservationCenter.shared.addTestObserver(ResetBetweenTests())
    }

    static func registerOnce() { _ = registered }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      shared.reset()
      finished.add(1, ordering: .relaxed)
    }
  }
}
