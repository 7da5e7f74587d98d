/// A value that comes by callback: at once, or some time later.
///
/// Strategies whose snapshots take time return one; `assertSnapshot` waits for it until its `timeout`.
public struct Async<Value> {
  /// Starts the work and hands its value to the callback, once.
  public let run: (@escaping (Value) -> Void) -> Void

  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there already.
  public init(value: Value) { self.init { callback in callback(value) } }

  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Array {
  /// All values, in the order of the array whatever the order they come in.
  func sequence<Value>() -> Async<[Value]> where Element == Async<Value> {
    reduce(Async(value: [])) { before, next in
      Async { callback in before.run { values in next.run { callback(values + [$0]) } } }
    }
  }
}
