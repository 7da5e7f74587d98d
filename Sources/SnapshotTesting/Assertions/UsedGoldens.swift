import Foundation
import StillsSnapshots
import Synchronization

/// Notes which references the tests ask for, so that `stills goldens` can tell which nobody needs any more. Written only
/// where `SNAPSHOT_ARTIFACTS` names a folder.
enum UsedGoldens {
  private static let noted = Mutex<Set<String>>([])

  static func note(_ reference: URL) {
    guard let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty else { return }
    let path = reference.standardizedFileURL.path
    guard noted.withLock({ $0.insert(path).inserted }) else { return }
    let record = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(GoldenRecord.fileName)
    do { try GoldenRecord.note(path, in: record.path) } catch {
      FileHandle.standardError.write(Data("warning: \(record.path): \(SnapshotProblems.describe(error))\n".utf8))
    }
  }
}
