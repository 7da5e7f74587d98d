import Foundation
import StillsCore

public typealias CFAbsoluteTime = Double

/// Seconds since 2001 on the picture's clock.
public func CFAbsoluteTimeGetCurrent() -> Double { _ShownWorld.now.timeIntervalSinceReferenceDate }

/// Linux keeps no pools: what `body` makes goes when nobody holds it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
