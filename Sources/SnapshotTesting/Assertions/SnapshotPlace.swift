import Foundation
import StillsSnapshots

/// Where a snapshot's reference is, or would be.
struct SnapshotPlace {
  /// The test file's name without its extension.
  let fileName: String
  let testName: String
  let folder: URL
  let reference: URL

  init(
    filePath: String, testName: String, name: String?, pathExtension: String?, folder: String?, counter: SnapshotCounter
  ) {
    let file = URL(fileURLWithPath: filePath, isDirectory: false)
    fileName = file.deletingPathExtension().lastPathComponent
    self.folder =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(fileName)
    self.testName = SnapshotNames.sanitized(testName)
    let identifier =
      name.map(SnapshotNames.sanitized)
      ?? String(counter.next(for: self.folder.appendingPathComponent(testName).path))
    let base = self.folder.appendingPathComponent("\(self.testName).\(identifier)")
    reference = pathExtension.map { base.appendingPathExtension($0) } ?? base
  }

  /// The folder for what shows failures of this test file: `SNAPSHOT_ARTIFACTS`, else the folder for temporary files.
  var artifactsFolder: URL {
    let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    return URL(fileURLWithPath: folder ?? NSTemporaryDirectory(), isDirectory: true).appendingPathComponent(fileName)
  }

  /// The snapshot as it is now, beside what shows the difference.
  var artifact: URL { artifactsFolder.appendingPathComponent(reference.lastPathComponent) }

  /// `testScreen.1.png` and `reference.png` give `testScreen.1.reference.png`.
  func artifact(_ attachment: DiffAttachment) -> URL {
    let base = reference.pathExtension.isEmpty ? reference : reference.deletingPathExtension()
    return artifactsFolder.appendingPathComponent("\(base.lastPathComponent).\(attachment.fileSuffix)")
  }
}
