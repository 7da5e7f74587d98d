extension SnapshotTestingConfiguration {
  /// What a failure offers for looking at the reference and the new snapshot: a command line, or the files' addresses.
  ///
  /// ```swift
  /// withSnapshotTesting(diffTool: "meld") { … }
  /// ```
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// - Parameter tool: makes the text of the reference's path and the new snapshot's.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
    }

    /// The name of a program that takes the two paths.
    public init(stringLiteral value: String) { command = { "\(value) \($0) \($1)" } }

    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// The two addresses, which terminals and editors make links of.
    public static let `default` = DiffTool { current, failed in
      """
      @\(LinePatch.Sign.minus)
      "file://\(current)"
      @+
      "file://\(failed)"

      \(hint)
      """
    }

    /// What the default tool's text ends with.
    static let hint = """
      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// As ``default``.
  public init(nilLiteral: ()) { self = .default }
}
