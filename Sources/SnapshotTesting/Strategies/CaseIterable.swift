extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function makes of every case: a line a case, `"input","output"`.
  ///
  /// ```swift
  /// assertSnapshot(of: \Direction.opposite, as: .func(into: .description))
  /// ```
  public static func `func`<Output>(
    into witness: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    var strategy = SimplySnapshotting<String>.lines.asyncPullback { (function: @escaping (Value) -> Output) in
      Value.allCases.map { input in
        witness.snapshot(function(input)).map { output in "\"\(input)\",\"\(output)\"" }
      }
      .sequence()
      .map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
