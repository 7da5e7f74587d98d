/// Whether assertions record every snapshot. Set it in a test's `setUp`; `withSnapshotTesting(record:)` and the trait
/// `.snapshots(record:)` say it for a part of the tests only.
public var isRecording: Bool {
  get { (SnapshotTestingConfiguration.current?.record ?? Defaults.record) == .all }
  set { Defaults.record = newValue ? .all : .missing }
}

/// The older name of ``isRecording``.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// What failures offer for looking at differences; `withSnapshotTesting(diffTool:)` says it for a part of the tests.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { Defaults.diffTool }
  set { Defaults.diffTool = newValue }
}

/// The mode that holds here, as ``isRecording`` and what is nearer say.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.current?.record ?? Defaults.record }
  set { Defaults.record = newValue }
}

/// What failures offer here.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? Defaults.diffTool }
  set { Defaults.diffTool = newValue }
}

/// As ``_record``, whatever is said nearer than by ``isRecording``.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record {
  get { Defaults.globalRecord }
  set { Defaults.record = newValue }
}

/// As ``_diffTool``, whatever is said nearer than by ``diffTool``.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { Defaults.globalDiffTool }
  set { Defaults.diffTool = newValue }
}
