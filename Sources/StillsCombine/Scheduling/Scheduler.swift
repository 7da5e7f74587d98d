import Dispatch
import Foundation

/// When and where work is done. Here all of it is done on the main thread while the screen settles.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// At a moment of the screen's own clock.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    guard let moment = date as? SchedulerMoment, let time = VirtualTime.current else {
      return schedule(options: nil, action)
    }
    time.schedule(moment.offset.timeInterval, false, action)
  }
}

/// A length of time in a scheduler's own measure.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// The stride of the schedulers here: seconds.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
  ExpressibleByFloatLiteral
{
  public var timeInterval: Double
  public var magnitude: Double { abs(timeInterval) }

  init(_ seconds: Double) { timeInterval = seconds }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
  public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
  public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A moment of the schedulers here: of the screen's own clock.
public struct SchedulerMoment: Strideable, Hashable, Sendable {
  var offset = SchedulerSeconds(0)
  public func distance(to other: Self) -> SchedulerSeconds { other.offset - offset }
  public func advanced(by n: SchedulerSeconds) -> Self { Self(offset: offset + n) }
}

extension Scheduler where SchedulerTimeType == SchedulerMoment {
  public var now: SchedulerMoment { SchedulerMoment(offset: SchedulerSeconds(VirtualTime.current?.now() ?? 0)) }
  public var minimumTolerance: SchedulerSeconds { 0 }
}

/// No option changes anything in a still.
public struct SchedulerNoOptions: Sendable { public init() {} }

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) { PendingWork.add(action) }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) { PendingWork.add(action) }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) { PendingWork.add(action) }
}

/// Does things at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerMoment
  public static let shared = ImmediateScheduler()
  public func schedule(options: SchedulerNoOptions?, _ action: @escaping () -> Void) { action() }
}
