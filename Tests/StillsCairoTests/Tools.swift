import Foundation

/// A file that goes away with the object.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8], _ fileExtension: String) throws {
    path = NSTemporaryDirectory() + UUID().uuidString + "." + fileExtension
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

struct ToolFailure: Error, CustomStringConvertible {
  let description: String
}

/// What a program prints. Where it is missing, the error names the Debian package that brings it.
func run(_ program: String, _ package: String, _ arguments: [String]) throws -> [UInt8] {
  let directories = ["/usr/bin/", "/usr/local/bin/", "/bin/"]
  guard let path = directories.map({ $0 + program }).first(where: FileManager.default.isExecutableFile) else {
    throw ToolFailure(description: "\(program) is missing: install the Debian package \(package).")
  }
  let process = Process(), output = Pipe()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw ToolFailure(description: "\(program) ended with status \(process.terminationStatus).")
  }
  return [UInt8](data)
}
