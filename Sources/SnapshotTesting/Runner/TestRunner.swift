import Foundation
import StillsUIKit
import Testing
import XCTest

/// Whose test is running: XCTest's or Swift Testing's.
package enum TestRunner {
  /// `swift test` starts the same program once for each library and names it to Swift Testing's: that tells them apart
  /// also in a detached task, which knows no current test.
  static let isSwiftTestingProcess: Bool = {
    let arguments = CommandLine.arguments
    return zip(arguments, arguments.dropFirst()).contains { $0 == "--testing-library" && $1 == "swift-testing" }
  }()

  static var isSwiftTesting: Bool { Test.current != nil || isSwiftTestingProcess }

  /// The test that is running, by a name that no other test has.
  static var occasion: String {
    if let test = Test.current { return "\(test.id)" }
    return isSwiftTestingProcess || !MainThread.isHere ? "" : "\(SnapshotCounter.testsFinished)"
  }

  package static func fail(_ message: String, at location: SnapshotLocation) {
    if isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
    } else {
      XCTFail(message, file: location.filePath, line: location.line)
    }
  }

  /// To the log; a warning fails nothing.
  static func warn(_ message: String, at location: SnapshotLocation) {
    let line = "\(location.filePath):\(location.line): warning: \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Swift Testing keeps files where `--attachments-path` says; XCTest on Linux has no place for them.
  static func attach(_ data: Data, named name: String, at location: SnapshotLocation) {
    guard Test.current != nil else { return }
    Attachment.record(Attachment([UInt8](data), named: name, sourceLocation: location.sourceLocation))
  }
}

/// Fails the running test, whoever runs it: for assertions of one's own in other modules.
@_spi(Internals) public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  TestRunner.fail(
    message(), at: SnapshotLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Where an assertion stands.
package struct SnapshotLocation {
  package let fileID, filePath: StaticString
  package let line, column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  var sourceLocation: SourceLocation {
    // Wrappers hand on a file without an ID, or numbers of their own: lines and columns count from 1.
    let id = "\(fileID)"
    return SourceLocation(
      fileID: id.contains("/") ? id : "Tests/\(id)", filePath: "\(filePath)",
      line: Int(clamping: max(line, 1)), column: Int(clamping: max(column, 1)))
  }
}
