import Foundation
import StillsSnapshots

/// Compares a snapshot with its reference, and records it if that is the mode.
struct Verification<Format> {
  let place: SnapshotPlace
  let name: String?
  let configuration: SnapshotTestingConfiguration
  let diffing: Diffing<Format>
  let snapshot: Format
  let location: SnapshotLocation

  private var mode: SnapshotTestingConfiguration.Record { configuration.record ?? .missing }

  /// The assertion's message; nil when it holds.
  func failure() throws -> String? {
    if mode == .all {
      try record()
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "\(place.reference.absoluteString)"

        Turn record mode off and re-run "\(place.testName)" to assert against the newly-recorded snapshot
        """
    }
    guard let bytes = try GoldenFiles.read(place.reference.path) else { return try missing() }
    guard let (message, attachments) = diffing.diff(diffing.fromData(Data(bytes)), snapshot) else { return nil }
    return try mismatch(message, attachments)
  }

  private func record() throws {
    try GoldenFiles.write([UInt8](diffing.toData(snapshot)), to: place.reference.path)
  }

  private func missing() throws -> String {
    if mode == .never {
      let artifact = keep(diffing.toData(snapshot), at: place.artifact)
      return """
        No reference was found on disk. New snapshot was not recorded because recording is disabled

        \(artifact ?? "open \"\(place.artifact.absoluteString)\"")

        Expected at "\(place.reference.absoluteString)". Record it where "CI" is not set, or with \
        "SNAPSHOT_TESTING_RECORD=missing".
        """
    }
    try record()
    return """
      No reference was found on disk. Automatically recorded snapshot: …

      open "\(place.reference.absoluteString)"

      Re-run "\(place.testName)" to assert against the newly-recorded snapshot.
      """
  }
}

// MARK: - Mismatches

extension Verification {
  private func mismatch(_ message: String, _ attachments: [XCTAttachment]) throws -> String {
    var problems = [keep(diffing.toData(snapshot), at: place.artifact)]
    var differences: [URL] = []
    for attachment in attachments {
      let url = place.artifact(attachment)
      problems.append(keep(attachment.payload, at: url))
      if attachment.name == "difference" { differences.append(url) }
      TestRunner.attach(attachment.payload, named: url.lastPathComponent, at: location)
    }
    let tool = (configuration.diffTool ?? .default)(
      currentFilePath: place.reference.path, failedFilePath: place.artifact.path)
    if mode == .failed { try record() }
    let files = ([tool] + differences.map { "@±\n\"file://\($0.path)\"" }).joined(separator: "\n")
    return ([headline(for: message), files] + problems.compactMap { $0 }).joined(separator: "\n\n")
  }

  /// What differs stands behind the first words; patches of several lines follow below.
  private func headline(for message: String) -> String {
    let message = message.trimmingCharacters(in: .whitespacesAndNewlines)
    let subject = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
    let recorded = mode == .failed ? " A new snapshot was automatically recorded." : ""
    guard snapshot is PictureImage else { return "\(subject) does not match reference.\(recorded)\n\n\(message)" }
    return "\(subject) does not match reference: \(message)" + (recorded.isEmpty ? "" : "\n\n\(recorded.dropFirst())")
  }

  /// Why the file could not be written, if so. A failure to write never hides the failure of the assertion.
  private func keep(_ data: Data, at url: URL) -> String? {
    do {
      try GoldenFiles.write([UInt8](data), to: url.path)
      return nil
    } catch {
      return "Could not write \"\(url.path)\": \(SnapshotProblems.describe(error))"
    }
  }
}
