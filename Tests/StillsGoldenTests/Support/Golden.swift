import Foundation
import StillsImaging
import Testing

/// A recorded set of pictures, and how to draw them anew.
struct Golden: CustomTestStringConvertible {
  /// The folder below `Goldens`.
  let name: String
  let arguments: [String]

  var testDescription: String { name }

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name)")
  }

  /// Draws the pictures and compares them pixel by pixel; with `STILLS_BLESS` set, records them instead. What differs is
  /// left in `out/failures` as expected, actual and difference.
  func check() throws {
    let work = try StillsProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: work) }
    let outcome = try StillsProgram.run(["render"] + arguments + ["-o", work.path])
    try #require(outcome.status == 0, "stills render failed: \(outcome.errors)")
    let drawn = try files(in: work)
    try #require(!drawn.isEmpty)
    if ProcessInfo.processInfo.environment["STILLS_BLESS"] != nil { return try record(drawn) }
    #expect(
      Set(drawn.map(\.lastPathComponent)) == Set(try files(in: folder).map(\.lastPathComponent)),
      "other pictures than recorded; `make bless FILTER=Golden` records them")
    for file in drawn { try compare(file) }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension != "" }.sorted { $0.path < $1.path }
  }

  private func record(_ drawn: [URL]) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in drawn {
      try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent(file.lastPathComponent))
    }
  }

  private func compare(_ actual: URL) throws {
    let reference = folder.appendingPathComponent(actual.lastPathComponent)
    let new = try Data(contentsOf: actual)
    guard let old = try? Data(contentsOf: reference) else { return }
    if new == old { return }
    if actual.pathExtension != "png" {
      try keep(actual, reference, difference: nil)
      Issue.record("\(name)/\(actual.lastPathComponent) differs; see out/failures")
      return
    }
    let (expected, drawn) = (try PNGDecoder.decode([UInt8](old)), try PNGDecoder.decode([UInt8](new)))
    let comparison = try PixelComparison(expected, drawn)
    if comparison.isIdentical { return }
    let difference = try PixelComparison.differenceImage(expected, drawn)
    try keep(actual, reference, difference: try PNGEncoder.encode(difference, pixelsPerPoint: 1, text: []))
    Issue.record(
      """
      \(name)/\(actual.lastPathComponent): \(comparison.differingCount) of \(comparison.pixelCount) pixels differ, \
      by \(comparison.maximumDelta) at most; see out/failures
      """)
  }

  private func keep(_ actual: URL, _ reference: URL, difference: [UInt8]?) throws {
    let failures = StillsProgram.checkout.appendingPathComponent("out/failures/\(name)")
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let file = actual.deletingPathExtension().lastPathComponent, kind = actual.pathExtension
    for (source, role) in [(actual, "actual"), (reference, "expected")] {
      let target = failures.appendingPathComponent("\(file)-\(role).\(kind)")
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(at: source, to: target)
    }
    if let difference {
      try Data(difference).write(to: failures.appendingPathComponent("\(file)-difference.png"))
    }
  }
}
