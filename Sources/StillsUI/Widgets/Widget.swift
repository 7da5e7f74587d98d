import Foundation
import StillsCore

/// A widget: a configuration with the view of an entry.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

extension Widget {
  /// Nothing: previews are shown.
  public static func main() {}
}

/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension WidgetBundle {
  /// Nothing: previews are shown.
  public static func main() {}
}

/// Several widgets as one, which shows none of them.
nonisolated public struct _Widgets: Widget {
  public init() {}
  @MainActor public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder nonisolated public struct WidgetBundleBuilder {
  public static func buildExpression<W: Widget>(_ widget: W) -> _Widgets { _Widgets() }
  public static func buildBlock(_ widgets: _Widgets...) -> _Widgets { _Widgets() }
  public static func buildIf(_ widgets: _Widgets?) -> _Widgets { _Widgets() }
  public static func buildEither(first: _Widgets) -> _Widgets { first }
  public static func buildEither(second: _Widgets) -> _Widgets { second }
  public static func buildLimitedAvailability(_ widgets: _Widgets) -> _Widgets { widgets }
}

// MARK: - Configurations

@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  static func _parts(of configuration: Self) -> _WidgetParts
}

extension WidgetConfiguration {
  public static func _parts(of configuration: Self) -> _WidgetParts { Body._parts(of: configuration.body) }
}

extension WidgetConfiguration where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {
  public static func _parts(of configuration: Never) -> _WidgetParts {}
}

/// What a widget is made of.
nonisolated public struct _WidgetParts {
  /// Nothing where the entry is of another kind.
  var view: @MainActor (any TimelineEntry) -> AnyView?
  /// The entries that the widget gives itself, as far as they are there at once.
  var entries: @MainActor (TimelineProviderContext) -> [any TimelineEntry]
  var hasMargins = true
}

/// A configuration that has been changed.
nonisolated public struct _WidgetPartsConfiguration: WidgetConfiguration {
  public typealias Body = Never
  let parts: @MainActor () -> _WidgetParts
  @MainActor public static func _parts(of configuration: Self) -> _WidgetParts { configuration.parts() }
}

nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init() {}
  @MainActor public static func _parts(of configuration: Self) -> _WidgetParts {
    _WidgetParts(view: { _ in nil }, entries: { _ in [] })
  }
}

nonisolated public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  private let parts: _WidgetParts
  @MainActor public static func _parts(of configuration: Self) -> _WidgetParts { configuration.parts }

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    nonisolated(unsafe) let provider = provider
    parts = _WidgetParts(
      view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
      entries: { context in
        var entries: [Provider.Entry]?
        provider.getTimeline(in: context) { entries = $0.entries }
        return entries ?? [provider.placeholder(in: context)]
      })
  }
}

nonisolated public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  private let parts: _WidgetParts
  @MainActor public static func _parts(of configuration: Self) -> _WidgetParts { configuration.parts }

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    nonisolated(unsafe) let provider = provider
    parts = _WidgetParts(
      view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
      entries: { [provider.placeholder(in: $0)] })
  }
}

nonisolated public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  private let parts: _WidgetParts
  @MainActor public static func _parts(of configuration: Self) -> _WidgetParts { configuration.parts }

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    nonisolated(unsafe) let provider = provider
    parts = _WidgetParts(
      view: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
      entries: { [provider.placeholder(in: $0)] })
  }
}

// MARK: - Changing configurations

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
