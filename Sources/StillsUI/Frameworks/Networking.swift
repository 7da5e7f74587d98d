import Foundation

// A phone with Wi-Fi: screens show what they do when all is well, though a still loads nothing.

/// How the outside can be reached.
nonisolated public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsDNS: Bool { true }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

nonisolated public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }

  public let name: String
  public let type: InterfaceType
}

/// Tells once, when it starts, that there is Wi-Fi.
public final class NWPathMonitor: @unchecked Sendable {
  public let currentPath: NWPath
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init() { currentPath = Self.path(over: .wifi) }
  public init(requiredInterfaceType type: NWInterface.InterfaceType) { currentPath = Self.path(over: type) }

  private static func path(over type: NWInterface.InterfaceType) -> NWPath {
    guard type == .wifi else { return NWPath(status: .unsatisfied, availableInterfaces: []) }
    return NWPath(status: .satisfied, availableInterfaces: [NWInterface(name: "en0", type: .wifi)])
  }

  /// The handler is called before this returns.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    pathUpdateHandler?(currentPath)
  }

  public func cancel() { pathUpdateHandler = nil }
}
