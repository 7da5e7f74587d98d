import Foundation

// What a device says of itself beyond its screen: it rests, charged, on a table.

extension UIDevice {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The same in every picture.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  public var isMultitaskingSupported: Bool { true }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  /// As on a device that nobody has asked to look at its battery.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  public var proximityState: Bool { false }
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public func playInputClick() {}
}
