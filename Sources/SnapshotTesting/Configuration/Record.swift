extension SnapshotTestingConfiguration {
  /// When an assertion writes a reference. Whatever it writes, the assertion fails: a recording has not been compared.
  public struct Record: Equatable, Sendable {
    private enum Mode: String { case all, failed, missing, never }
    private let mode: Mode

    /// Every snapshot, whatever is there.
    public static let all = Record(mode: .all)
    /// Those that are missing or do not match.
    public static let failed = Record(mode: .failed)
    /// Those that are missing.
    public static let missing = Record(mode: .missing)
    /// None: for continuous integration, where it is the default.
    public static let never = Record(mode: .never)

    private init(mode: Mode) { self.mode = mode }

    /// `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    package var rawValue: String { mode.rawValue }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is `.all`, `false` is `.missing`.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
