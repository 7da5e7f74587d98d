/// How assertions behave: what they record, and what their failures offer for looking at differences.
public struct SnapshotTestingConfiguration: Sendable {
  /// The innermost `withSnapshotTesting` or trait around, if any.
  @_spi(Internals) @TaskLocal public static var current: SnapshotTestingConfiguration?

  public var record: Record?
  public var diffTool: DiffTool?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) { (self.record, self.diffTool) = (record, diffTool) }
}
