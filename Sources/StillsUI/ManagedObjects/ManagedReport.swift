import Foundation
import StillsCore
import StillsUIKit

/// What is told about the use of stored objects, from wherever it is noticed.
package enum ManagedReport {
  private static let lock = NSLock()
  /// Where the picture in the making keeps what is told.
  nonisolated(unsafe) private static weak var sink: ReportSink?
  /// Said before there was a picture to say it on.
  nonisolated(unsafe) private static var pending: [String] = []
  nonisolated(unsafe) private static var lasting: [String] = []

  package static func enter(_ reports: ReportSink) {
    let waiting = lock.withLock {
      defer { pending = [] }
      sink = reports
      return pending
    }
    for message in waiting { reports.add(message) }
  }

  static func add(_ message: String) {
    guard MainThread.isHere else {
      Task { @MainActor in add(message) }
      return
    }
    let reports = lock.withLock { () -> ReportSink? in
      if sink == nil, !pending.contains(message) { pending.append(message) }
      return sink
    }
    reports?.add(message)
  }

  /// What stays wrong for all pictures that ask for objects: a container is made once, before the first of them.
  static var standing: [String] { lock.withLock { lasting } }

  static func addStanding(_ message: String) {
    lock.withLock { if !lasting.contains(message) { lasting.append(message) } }
    add(message)
  }
}
