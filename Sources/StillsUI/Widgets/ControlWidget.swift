import Foundation
import StillsCore

// Controls of the control centre: they compile, so that what stands beside them can be drawn. Nothing shows them.

@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}

public protocol ControlWidgetConfiguration {}

public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
  associatedtype Configuration
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

nonisolated public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
  public init(kind: String, content: () -> Content) {}
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
}

nonisolated public struct AppIntentControlConfiguration<Content>: ControlWidgetConfiguration {
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
  public init<Intent: AppIntent>(
    kind: String, intent: Intent.Type = Intent.self, content: @escaping (Intent) -> Content
  ) {}
}

nonisolated extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

nonisolated public struct ControlWidgetToggle<Label: View, ValueLabel: View> {
  public init<I: AppIntent>(
    isOn: Bool, action: I, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

nonisolated extension ControlWidgetToggle where Label == Text {
  public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: I, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(
    _ title: S, isOn: Bool, action: I, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

nonisolated extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, action: I) {}
}

nonisolated public struct ControlWidgetButton<Label: View> {
  public init<I: AppIntent>(action: I, @ViewBuilder label: () -> Label) {}
}

nonisolated extension ControlWidgetButton {
  public func tint(_ color: Color?) -> ControlWidgetButton { self }
}

nonisolated extension ControlWidgetToggle {
  public func tint(_ color: Color?) -> ControlWidgetToggle { self }
}

/// What somebody chooses for a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> _IntentResult { _IntentResult() }
}

/// An intent that sets something.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

extension WidgetBundleBuilder {
  public static func buildExpression<W: ControlWidget>(_ control: W) -> _Widgets { _Widgets() }
}

extension WidgetCenter {
  public func reloadControls(ofKind kind: String) {}
}

/// Controls; there are none here.
nonisolated public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  private init() {}
  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}
