import Foundation
import StillsSnapshots
import StillsUIKit

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
    guard let (message, attachments) = diffing.diffV2(diffing.fromData(Data(bytes)), snapshot) else {
      return nil
    }
    return try mismatch(message, attachments)
  }

  private func record() throws {
    let data = diffing.toData(snapshot)
    try GoldenFiles.write([UInt8](data), to: place.reference.path)
    TestRunner.attach(data, named: place.reference.lastPathComponent, at: location)
  }

  private func missing() throws -> String {
    if mode == .never {
      let data = diffing.toData(snapshot)
      let artifact = keep(data, at: place.artifact)
      TestRunner.attach(data, named: place.artifact.lastPathComponent, at: location)
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
  private func mismatch(_ message: String, _ attachments: [DiffAttachment]) throws -> String {
    var problems = [keep(diffing.toData(snapshot), at: place.artifact)]
    var differences: [URL] = []
    for attachment in attachments {
      let url = place.artifact(attachment)
      problems.append(keep(attachment.payload, at: url))
      if attachment.isDifference { differences.append(url) }
      TestRunner.attach(attachment.payload, named: url.lastPathComponent, at: location)
    }
    let tool = (configuration.diffTool ?? .default)(
      currentFilePath: place.reference.path, failedFilePath: place.artifact.path)
    if mode == .failed { try record() }
    let files = [addresses(tool, differences: differences)] + problems.compactMap { $0 }
    return text(message.trimmingCharacters(in: .whitespacesAndNewlines), files).joined(separator: "\n\n")
  }

  /// Of pictures the cause comes first and the files last. Patches of texts stand at the end, where users of the
  /// vocabulary look for them.
  private func text(_ message: String, _ files: [String]) -> [String] {
    let subject = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
    let recorded = mode == .failed ? "A new snapshot was automatically recorded." : nil
    guard snapshot is UIImage else {
      return [(["\(subject) does not match reference."] + [recorded].compactMap { $0 }).joined(separator: " ")] + files
        + [message]
    }
    return ["\(subject) does not match reference: \(message)"] + [recorded].compactMap { $0 } + files
  }

  /// The differences are files beside the two that the tool is told of; its advice, if it has any, comes last.
  private func addresses(_ tool: String, differences: [URL]) -> String {
    let advice = "\n\n" + SnapshotTestingConfiguration.DiffTool.hint
    let hasAdvice = tool.hasSuffix(advice)
    let named = hasAdvice ? String(tool.dropLast(advice.count)) : tool
    let lines = [named] + differences.map { "@±\n\"file://\($0.path)\"" }
    return lines.joined(separator: "\n") + (hasAdvice ? advice : "")
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
