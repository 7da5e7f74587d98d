import Foundation

/// A strategy: turns values into a format, text or a picture, that can be kept and compared.
///
/// Most strategies are made from another by ``pullback(_:)``.
public struct Snapshotting<Value, Format> {
  /// Of the reference's file; nil for none.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// This strategy for other values, by way of a function from those to its own.
  ///
  /// ```swift
  /// extension Snapshotting where Value == Article, Format == String {
  ///   static var title: Self { SimplySnapshotting.lines.pullback(\.title) }
  /// }
  /// ```
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// As ``pullback(_:)``, by way of a function that takes its time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in
        transform(other).run { snapshot($0).run(callback) }
      }
    }
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
