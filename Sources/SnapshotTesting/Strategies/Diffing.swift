import Foundation

/// How values are compared, and turned into the data of a reference and back.
public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value

  /// What tells two values apart and what shows it, or nil when they match. The reference comes first.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])?

  /// As ``diffV2``, with the attachments in XCTest's form.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    get {
      let compare = diffV2
      return { old, new in compare(old, new).map { ($0.0, $0.1.map(\.asXCTest)) } }
    }
    set { diffV2 = Self.portable(newValue) }
  }

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, diffV2) = (toData, fromData, Self.portable(diff))
  }

  private init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    portableDiff: @escaping (Value, Value) -> (String, [DiffAttachment])?
  ) {
    (self.toData, self.fromData, diffV2) = (toData, fromData, portableDiff)
  }

  /// Values compared by a function whose attachments serve every test library.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(toData: toData, fromData: fromData, portableDiff: diffV2)
  }

  private static func portable(
    _ diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) -> (Value, Value) -> (String, [DiffAttachment])? {
    { old, new in diff(old, new).map { ($0.0, $0.1.map(DiffAttachment.xcTest)) } }
  }
}
