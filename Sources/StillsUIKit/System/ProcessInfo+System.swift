import Foundation

// What Apple's Foundation knows of the machine and Linux's does not: a phone on mains power, as it is in a screenshot.

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    public static let background = ActivityOptions(rawValue: 0xFF)
  }

  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }

  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
  public func endActivity(_ activity: any NSObjectProtocol) {}
  public func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void) {
    block(false)
  }
}
