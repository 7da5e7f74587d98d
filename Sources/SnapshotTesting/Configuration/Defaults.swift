import Foundation
import Synchronization
import Testing

/// What holds where nothing nearer says otherwise: an argument, `withSnapshotTesting`, a trait, the global variables,
/// the environment, in this order.
package enum Defaults {
  package static func configuration(
    record: SnapshotTestingConfiguration.Record?, diffTool: SnapshotTestingConfiguration.DiffTool?
  ) -> SnapshotTestingConfiguration {
    let current = SnapshotTestingConfiguration.current
    return SnapshotTestingConfiguration(
      record: record ?? current?.record ?? Self.record, diffTool: diffTool ?? current?.diffTool ?? Self.diffTool)
  }

  static var record: SnapshotTestingConfiguration.Record {
    get { trait(\.record) ?? globalRecord }
    set { globals.withLock { $0.record = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { trait(\.diffTool) ?? globalDiffTool }
    set { globals.withLock { $0.diffTool = newValue } }
  }

  static var globalRecord: SnapshotTestingConfiguration.Record {
    globals.withLock { $0.record } ?? environmentRecord
  }

  static var globalDiffTool: SnapshotTestingConfiguration.DiffTool { globals.withLock { $0.diffTool } ?? .default }

  private static let globals = Mutex(SnapshotTestingConfiguration())

  private static func trait<Value>(_ value: KeyPath<SnapshotTestingConfiguration, Value?>) -> Value? {
    for case let trait as _SnapshotsTestTrait in (Test.current?.traits ?? []).reversed() {
      if let value = trait.configuration[keyPath: value] { return value }
    }
    return nil
  }

  private static let environmentRecord = record(in: ProcessInfo.processInfo.environment) { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  /// `SNAPSHOT_TESTING_RECORD` if it is a mode; else on continuous integration (`CI` is set) nothing is recorded, and
  /// elsewhere what is missing.
  static func record(
    in environment: [String: String], warn: (String) -> Void
  ) -> SnapshotTestingConfiguration.Record {
    if let value = environment["SNAPSHOT_TESTING_RECORD"], !value.isEmpty {
      if let record = SnapshotTestingConfiguration.Record(rawValue: value) { return record }
      warn("SNAPSHOT_TESTING_RECORD is \"\(value)\"; it may be all, failed, missing or never")
    }
    let isIntegration = !["", "0", "false", "no"].contains((environment["CI"] ?? "").lowercased())
    return isIntegration ? .never : .missing
  }
}
