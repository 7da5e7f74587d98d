import Foundation

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In GMT, to the second, whatever the machine's settings.
  public var snapshotDescription: String { ISO8601Format() }
}

extension NSObject: AnySnapshotStringConvertible {
  /// Without the object's address.
  public var snapshotDescription: String { PlainText.removingAddresses(debugDescription) }
}
