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
