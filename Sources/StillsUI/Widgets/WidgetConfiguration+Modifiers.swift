import Foundation
import StillsCore

nonisolated extension WidgetConfiguration {
  private func changed(_ change: @escaping (inout _WidgetParts) -> Void) -> _WidgetPartsConfiguration {
    nonisolated(unsafe) let configuration = self
    return _WidgetPartsConfiguration {
      var parts = Self._parts(of: configuration)
      change(&parts)
      return parts
    }
  }

  private var same: _WidgetPartsConfiguration { changed { _ in } }

  /// The content goes to the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }

  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { same }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  )
    -> some WidgetConfiguration
  { same }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { same }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { same }
  public func onBackgroundURLSessionEvents(
    matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { same }

  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { same }
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { same }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration { same }
  public func description(_ description: Text) -> some WidgetConfiguration { same }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { same }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { same }
}

nonisolated public struct WidgetLocation: Hashable, Sendable {
  private let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
