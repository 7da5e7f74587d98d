import Foundation
import StillsCore

// What the system or a finger would start; in a still it does not happen.

nonisolated extension View {
  /// Pulling down does it; at rest nothing shows.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  /// Links that views below open come here.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<P>(
    _ type: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    self
  }
}

/// A note for other devices and searches; a still sends none.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true, isEligibleForSearch = false, isEligibleForPrediction = false

  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// Loads anew what a view above shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
