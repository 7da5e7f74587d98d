import Foundation
import StillsCore

/// Chooses any number of days in a month (facts: controls §4, "DatePicker graphical", with a disc at each day).
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let range: Range<Date>
  private let label: Label
  @Environment(\.calendar) private var surroundingCalendar
  @Environment(\.timeZone) private var timeZone

  private init(_ selection: Binding<Set<DateComponents>>, in range: Range<Date>, label: Label) {
    (self.selection, self.range, self.label) = (selection, range, label)
  }

  public var body: some View {
    CalendarMonth(
      selection: .constant(shownDate), range: range.lowerBound...max(range.lowerBound, lastMoment), components: .date,
      choice: CalendarMonth.Choice(contains: { contains($0) }, toggle: { toggle($0) }))
  }

  private var lastMoment: Date { range.upperBound == .distantFuture ? range.upperBound : range.upperBound - 1 }

  private var calendar: Calendar {
    var calendar = surroundingCalendar
    calendar.timeZone = timeZone
    return calendar
  }

  private var days: [Date] { selection.wrappedValue.compactMap { calendar.date(from: $0) } }

  /// The month of the first day that is chosen, else today's.
  private var shownDate: Date { days.min() ?? _ShownWorld.now }

  private func contains(_ date: Date) -> Bool { days.contains { calendar.isDate($0, inSameDayAs: date) } }

  private func toggle(_ date: Date) {
    let chosen = selection.wrappedValue.first { components in
      calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
    if let chosen {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }
}

// MARK: - Creating

nonisolated extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, in: .distantPast ..< .distantFuture, label: label())
  }

  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, in: bounds, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, in: bounds.lowerBound..<max(bounds.lowerBound, .distantFuture), label: label()) }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, in: min(bounds.upperBound, .distantPast)..<bounds.upperBound, label: label()) }
}

nonisolated extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}
