import SnapshotTesting

/// Which closure of a call holds the snapshot's text.
///
/// Assertions of one's own that call `assertInlineSnapshot` say it when they have other closures, or call theirs
/// otherwise than `matches`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had before; they are replaced when it is recorded.
  public var deprecatedTrailingClosureLabels: [String]
  public var trailingClosureLabel: String
  /// Counted from the first closure at the end of the call.
  public var trailingClosureOffset: Int

  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails at the line of the closure, or of the call where it has none.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
    column: UInt
  ) {
    let place = InlineSource.Place(line: Int(clamping: line), column: Int(clamping: column), descriptor: self)
    let closureLine = InlineSources.closureLine(of: place, in: "\(filePath)").flatMap { UInt(exactly: $0) }
    TestRunner.fail(
      message(),
      at: SnapshotLocation(fileID: fileID, filePath: filePath, line: closureLine ?? line, column: column))
  }

  func names(_ label: String) -> Bool {
    label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
  }
}
