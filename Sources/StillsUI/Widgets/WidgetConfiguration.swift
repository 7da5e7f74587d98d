import Foundation
import StillsCore

/// What a widget shows for each of its entries.
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
  let view: @MainActor (any TimelineEntry) -> AnyView?
  var hasMargins: Bool

  init<Entry, Content: View>(hasMargins: Bool = true, content: @escaping @MainActor (Entry) -> Content) {
    self.init(view: { entry in (entry as? Entry).map { AnyView(content($0)) } }, hasMargins: hasMargins)
  }

  /// Of no entry.
  static var nothing: _WidgetParts { _WidgetParts(view: { _ in nil }, hasMargins: true) }

  private init(view: @escaping @MainActor (any TimelineEntry) -> AnyView?, hasMargins: Bool) {
    (self.view, self.hasMargins) = (view, hasMargins)
  }
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
    .nothing
  }
}

nonisolated public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  private let parts: _WidgetParts
  @MainActor public static func _parts(of configuration: Self) -> _WidgetParts { configuration.parts }

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    parts = _WidgetParts { (entry: Provider.Entry) in content(entry) }
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
    parts = _WidgetParts { (entry: Provider.Entry) in content(entry) }
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
    parts = _WidgetParts { (entry: Provider.Entry) in content(entry) }
  }
}
