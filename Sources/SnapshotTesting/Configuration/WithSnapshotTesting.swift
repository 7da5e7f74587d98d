/// Lets the assertions of an operation record and report as said; what is not said stays as it is around it.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = Defaults.configuration(record: record, diffTool: diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// As the function for operations that do not wait.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = Defaults.configuration(record: record, diffTool: diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}
