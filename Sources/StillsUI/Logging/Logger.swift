import Foundation

// What goes to the system's log. A picture says nothing of it, and the command's own output stays clean.

/// Writes to the log.
nonisolated public struct Logger: Sendable {
  public init() {}
  public init(_ log: OSLog) {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

/// A line of the log. What is interpolated is not looked at.
nonisolated public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogNumberFormat, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
}

nonisolated public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let `public` = OSLogPrivacy(), `private` = OSLogPrivacy(), auto = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func `public`(mask: Mask) -> OSLogPrivacy { .public }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

nonisolated public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: Int) -> OSLogStringAlignment { .none }
  public static func right(columns: Int) -> OSLogStringAlignment { .none }
}

/// How a number is written in the log.
nonisolated public struct OSLogNumberFormat: Sendable {
  public static let decimal = OSLogNumberFormat(), hex = OSLogNumberFormat(), octal = OSLogNumberFormat()
  public static let fixed = OSLogNumberFormat(), exponential = OSLogNumberFormat(), hybrid = OSLogNumberFormat()
  public static func fixed(precision: Int) -> OSLogNumberFormat { .fixed }
  public static func exponential(precision: Int) -> OSLogNumberFormat { .exponential }
  public static func decimal(minDigits: Int) -> OSLogNumberFormat { .decimal }
}

nonisolated public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// A part of the log.
nonisolated public final class OSLog: Sendable {
  public struct Category: Sendable {
    public static let pointsOfInterest = Category()
    public static let dynamicTracing = Category()
  }
  public static let `default` = OSLog(), disabled = OSLog()
  private init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
  public var signpostsEnabled: Bool { false }
  public func isEnabled(type: OSLogType) -> Bool { false }
}

nonisolated public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: CVarArg...
) {}
nonisolated public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
nonisolated public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: CVarArg...
) {}
@_disfavoredOverload
nonisolated public func os_log(_ message: OSLogMessage) {}

// MARK: - Signposts

nonisolated public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { rawValue = 1 }
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }
  public static let exclusive = OSSignpostID(1), invalid = OSSignpostID(0)
}

nonisolated public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

nonisolated public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
nonisolated public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...
) {}

nonisolated public struct OSSignpostIntervalState: Sendable {}

/// Marks times in traces.
nonisolated public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter()
  public init() {}
  public init(logger: Logger) {}
  public init(logHandle: OSLog) {}
  public init(subsystem: String, category: String) {}
  public var isEnabled: Bool { false }
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { .init() }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { .init() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

// MARK: - Locks

/// Guards a value. Its closures run one after the other.
nonisolated public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock = NSLock()
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

nonisolated extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { _ in try body() } }
}
