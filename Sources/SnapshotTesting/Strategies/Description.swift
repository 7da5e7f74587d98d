extension Snapshotting where Format == String {
  /// What `String(describing:)` says of a value.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }
}
