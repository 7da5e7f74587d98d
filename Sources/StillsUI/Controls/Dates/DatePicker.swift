import Foundation

/// Chooses a date, a time or both.
///
/// *Compact* (the default): the label, and pills with the date and time at the trailing end. *Graphical*: a month.
/// *Wheel*: drums. What they say is formatted for the locale, calendar and time zone around.
nonisolated public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let range: ClosedRange<Date>
  private let label: Label

  private init(
    _ selection: Binding<Date>, in range: ClosedRange<Date>, _ components: DatePickerComponents, label: Label
  ) {
    (self.selection, self.components, self.range, self.label) = (selection, components, range, label)
  }
}

/// What of a date is chosen.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

// MARK: - Creating

nonisolated extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: .distantPast ... .distantFuture, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, in: range, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, in: min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, label: label())
  }
}

nonisolated extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

// MARK: - Resolving

extension DatePicker: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: DatePicker, in context: ViewContext) -> [ViewElement] {
    let date = view.selection.wrappedValue
    switch context.environment.datePickerLook {
    case .graphical:
      let month = CalendarMonth(selection: view.selection, range: view.range, components: view.components)
      return CalendarMonth._resolve(month, in: context)
    case .wheel:
      let wheels = DateWheels(chosen: view.selection, range: view.range, components: view.components)
      return DateWheels._resolve(wheels, in: context)
    case .compact:
      let pills = DatePills(date: date, components: view.components)
      return LabeledControl._resolve(LabeledControl(label: view.label, control: pills), in: context)
    }
  }
}

/// The date and the time on grounds of their own (facts: controls §4, "DatePicker compact"); capsules in the look of
/// iOS 26.
nonisolated struct DatePills: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.world) private var world

  var body: some View {
    HStack(spacing: 5) {
      if components.contains(.date) { pill(text(.abbreviated, .omitted)) }
      if components.contains(.hourAndMinute) { pill(text(.omitted, .shortened)) }
    }
  }

  private func text(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone).format(date)
  }

  private func pill(_ text: String) -> some View {
    Text(verbatim: text)
      .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      .lineLimit(1)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(
        Color(uiColor: .tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: world.look == .ios26 ? 100 : 8, style: .continuous))
  }
}

// MARK: - Styles

/// The look of date pickers.
public protocol DatePickerStyle {
  var _look: _DatePickerLook { get }
}

nonisolated public enum _DatePickerLook: Sendable { case compact, graphical, wheel }

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: _DatePickerLook { .compact }
}

nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: _DatePickerLook { .compact }
}

nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: _DatePickerLook { .graphical }
}

nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _look: _DatePickerLook { .wheel }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

nonisolated extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let look = style._look
    return modifier(EnvironmentModifier { $0.datePickerLook = look })
  }
}

nonisolated extension EnvironmentValues {
  private struct DatePickerLookKey: EnvironmentKey { static var defaultValue: _DatePickerLook { .compact } }

  package var datePickerLook: _DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}
