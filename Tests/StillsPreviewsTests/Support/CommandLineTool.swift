import Foundation
import Testing

@testable import StillsPreviews

/// Runs the built `stills` in a folder of its own.
struct CommandLineTool {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: String
  /// Shared by all tests of a run: most render the same few sources.
  static let cache = "\(FilePath.real("/tmp") ?? "/tmp")/stills-tests-\(getpid())"

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.path + "/stills-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  func write(_ text: String, to name: String) throws {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(atPath: FilePath.folder(path), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The names of all files below a folder, in order.
  func files(in name: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder + "/" + name)?.allObjects as? [String] ?? []).sorted()
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Beside the tests, where SwiftPM puts all products.
  static var executable: String {
    get throws {
      let tests = try #require(FilePath.real("/proc/self/exe"))
      // The test bundle is run by another program on some hosts; its own path is then among the arguments.
      let candidates = [tests] + CommandLine.arguments
      return try #require(candidates.map { FilePath.join(FilePath.folder($0), "stills") }.first(where: FilePath.isFile))
    }
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(arguments: arguments, environment: environment)
  }

  func run(arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.executable)
    let compiles = ["render", "review", "inspect", "previews"].contains(arguments.first)
    process.arguments = arguments + (compiles && !arguments.contains("--cache") ? ["--cache", Self.cache] : [])
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (folder + "/.output", folder + "/.errors")
    for path in [output, errors] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }
}
