import Foundation
import Stills
import StillsImaging
import StillsSnapshots
import SwiftUI
import Testing

/// The command as it is called from a shell.
@MainActor @Suite struct DiffCommandTests {
  private struct Outcome {
    var status: Int32
    var output, errors: String
  }

  private func stills(
    _ arguments: [String], program: String = "stills", environment: [String: String] = [:], input: String = ""
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SNAPSHOT_ARTIFACTS" }
      .merging(environment) { _, new in new }
    let (output, errors, keyboard) = (Pipe(), Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (output, errors, keyboard)
    try process.run()
    keyboard.fileHandleForWriting.write(Data(input.utf8))
    try keyboard.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: messages, as: UTF8.self))
  }

  private func pair() throws -> (folder: TemporaryFolder, old: String, new: String) {
    let folder = try TemporaryFolder()
    let (old, new) = (folder.file("old.png"), folder.file("new.png"))
    try GoldenFiles.write(Draw.result(Text("Old").padding(4)).png(), to: old)
    try GoldenFiles.write(Draw.result(Text("New").padding(4)).png(), to: new)
    return (folder, old, new)
  }

  @Test func equalFilesAreStatusZero() throws {
    let (folder, old, _) = try pair()
    let outcome = try stills(["diff", old, old])
    #expect(outcome.status == 0 && outcome.output == "the pictures are the same\n")
    _ = folder
  }

  /// Equal files are told by a small program of their own, which leaves what it doubts to the large one.
  @Test func bothProgramsSayTheSameOfEqualFiles() throws {
    let (folder, old, _) = try pair()
    let whole = try #require(try GoldenFiles.read(old))
    var damaged = whole
    damaged[whole.count / 2] ^= 1
    let files: [(name: String, bytes: [UInt8])] = [
      ("whole", whole), ("damaged", damaged), ("cut", Array(whole.dropLast(20))), ("longer", whole + [1, 2, 3]),
      ("head", Array(whole.prefix(40))), ("empty", []), ("text", Array("no picture".utf8)),
      ("jpeg", [0xff, 0xd8, 0xff, 0xe0, 0]),
    ]
    for file in files {
      let path = folder.file(file.name)
      try GoldenFiles.write(file.bytes, to: path)
      let (small, large) = (
        try stills(["diff", path, path]), try stills(["diff", path, path], program: "stills-program")
      )
      #expect(
        small.status == large.status && small.output == large.output && small.errors == large.errors, "\(file.name)")
    }
  }

  @Test func differentFilesAreStatusOneAndToldByCause() throws {
    let (folder, old, new) = try pair()
    let outcome = try stills(["diff", old, new])
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("Text “Old”: text “Old” → “New”\n"), "\(outcome.output)")
    #expect(try stills(["diff", old, new, "--quiet"]).output.isEmpty)
    #expect(try stills(["diff", old, new, "--ignore-view", "Old", "--ignore-view", "New"]).status == 0)
    #expect(try stills(["diff", old, new, "--ignore", "0,0,320,480"]).status == 0)
    #expect(try stills(["diff", old, new, "--threshold", "1"]).status == 0)
    #expect(try stills(["diff", old, new, "--precision", "0.9"]).status == 0)
    _ = folder
  }

  @Test func whatCannotBeComparedIsStatusTwo() throws {
    let (folder, old, new) = try pair()
    try GoldenFiles.write(Array("no picture".utf8), to: folder.file("text.png"))
    try GoldenFiles.write(Array(try #require(try GoldenFiles.read(old)).prefix(200)), to: folder.file("cut.png"))
    for arguments in [
      ["diff"], ["diff", old], ["diff", old, new, old], ["diff", old, folder.file("none.png")],
      ["diff", old, folder.path], ["diff", old, folder.file("text.png")], ["diff", folder.file("cut.png"), new],
      ["diff", old, new, "--threshold", "2"], ["diff", old, new, "--threshold", "nan"],
      ["diff", old, new, "--ignore", "1,2,3"], ["diff", old, new, "--ignore", "1,2,3,inf"],
      ["diff", old, new, "-o", "/dev/null/report.html"],
    ] {
      let outcome = try stills(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(!(outcome.errors + outcome.output).isEmpty)
    }
    let cut = try stills(["diff", folder.file("cut.png"), new])
    #expect(cut.output.contains("cut.png: PNGDecoder: "), "\(cut.output)")
  }

  @Test func resultsAreWrittenForPrograms() throws {
    let (folder, old, new) = try pair()
    let outcome = try stills([
      "diff", old, new, "--json", "--junit", folder.file("junit.xml"), "-o", folder.file("report.html"),
    ])
    let list = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(list.first?["result"] as? String == "different")
    #expect(
      try String(contentsOfFile: folder.file("junit.xml"), encoding: .utf8).contains("<failure message=\"Text “Old”"))
    #expect(try String(contentsOfFile: folder.file("report.html"), encoding: .utf8).contains("<!doctype html>"))
  }

  @Test func jpegIsComparedByPixels() throws {
    let folder = try TemporaryFolder()
    let pixels = try PNGDecoder.decode(Draw.result(Text("Old").background(.white)).png())
    for index in 0..<pixels.count where pixels.words[index] >> 24 != 255 { pixels.words[index] = 0xffff_ffff }
    try GoldenFiles.write(JPEGCodec.encode(pixels, quality: 95), to: folder.file("a.jpg"))
    try GoldenFiles.write(PNGEncoder.encode(pixels, pixelsPerPoint: 1), to: folder.file("b.png"))
    #expect(try stills(["diff", folder.file("a.jpg"), folder.file("b.png"), "--threshold", "0.2"]).status == 0)
  }

  @Test func animationsThatDifferAfterTheFirstPictureAreNotTheSame() throws {
    let folder = try TemporaryFolder()
    func frame(_ color: UInt32) throws -> PixelBuffer {
      let buffer = try PixelBuffer(width: 8, height: 8)
      for index in 0..<buffer.count { buffer.words[index] = color }
      return buffer
    }
    for (name, colors) in [("a", [1, 2]), ("b", [1, 3]), ("c", [1])] as [(String, [UInt32])] {
      let frames = try colors.map { try frame(0xff00_0000 | $0) }
      try GoldenFiles.write(
        AnimatedPNG.encode(frames, framesPerSecond: 10, pixelsPerPoint: 1), to: folder.file("\(name).png"))
    }
    #expect(try stills(["diff", folder.file("a.png"), folder.file("a.png")]).status == 0)
    for other in ["b", "c"] {
      let outcome = try stills(["diff", folder.file("a.png"), folder.file("\(other).png")])
      #expect(outcome.status == 2 && outcome.output.contains("the others differ"), "\(outcome.output)")
    }
  }

  @Test func goldensAreListedAndPrunedAfterAsking() throws {
    let folder = try TemporaryFolder()
    let snapshots = folder.file("Tests/__Snapshots__/ScreenTests")
    for (name, byte) in [("a", 1), ("b", 2)] as [(String, UInt8)] {
      try GoldenFiles.write([byte], to: "\(snapshots)/\(name).1.png")
    }
    try GoldenRecord.note("\(snapshots)/a.1.png", in: folder.file("artifacts/used-goldens.txt"))
    let environment = ["SNAPSHOT_ARTIFACTS": folder.file("artifacts")]
    let listed = try stills(["goldens", folder.path], environment: environment)
    #expect(listed.status == 1)
    #expect(listed.output.contains("unused: 1, 1 bytes\n  \(snapshots)/b.1.png"), "\(listed.output)")
    let unasked = try stills(["goldens", folder.path, "--prune"], environment: environment)
    #expect(unasked.status == 1 && FileManager.default.fileExists(atPath: "\(snapshots)/b.1.png"))
    #expect(try stills(["goldens", folder.path, "--prune", "--yes"]).status == 2)
    #expect(try stills(["goldens", folder.path, "--prune", "--yes"], environment: environment).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: snapshots) == ["a.1.png"])
  }
}
