import Foundation

/// A value within its bounds, as a bar or a ring (facts: controls §3).
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum, maximum: BoundsLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let part = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    fraction = part.isNaN ? 0 : min(max(part, 0), 1)
    (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
  }
}

extension Gauge: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: Gauge, in context: ViewContext) -> [ViewElement] {
    let configuration = GaugeStyleConfiguration(
      value: view.fraction, label: .init(part: ControlPart(view.label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(part: ControlPart(view.current)),
      minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(part: ControlPart(view.minimum)),
      maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(part: ControlPart(view.maximum)))
    let elements = context.styled(configuration, \.gaugeStyle) {
      LinearGauge._resolve(LinearGauge(configuration: configuration), in: context)
    }
    // A style of the author's own may be of several views, each with a part of the gauge.
    guard elements.count == 1 else { return elements }
    let style = (context.environment.gaugeStyle?.name ?? "Default").replacing("GaugeStyle", with: "")
    let facts = "value \(NumberText.string(CGFloat(view.fraction))), style \(style)"
    return elements.map { ControlFactsElement(.gauge, facts, content: $0) }
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView())
  }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, label: label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

// MARK: - Styles

/// The look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated public struct GaugeStyleConfiguration {
  public typealias Part = _StylePart<GaugeStyleConfiguration, _StyleLabel>

  public typealias Label = Part
  public typealias CurrentValueLabel = Part
  public typealias MinimumValueLabel = Part
  public typealias MaximumValueLabel = Part

  /// From 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that fills.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar with a knob at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryBar(configuration: configuration, fills: false)
  }
}

nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryBar(configuration: configuration, fills: true)
  }
}

/// An open ring with a knob at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryRing(configuration: configuration, fills: false)
  }
}

/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryRing(configuration: configuration, fills: true)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
}
nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}
nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}

nonisolated extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style, \.gaugeStyle) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension EnvironmentValues {
  package var gaugeStyle: StyleBox<GaugeStyleConfiguration>? {
    get { self[StyleKey<GaugeStyleConfiguration>.self] }
    set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
}
