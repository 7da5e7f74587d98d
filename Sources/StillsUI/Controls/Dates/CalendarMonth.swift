import Foundation

/// The month of a date, a week a row (facts: controls §4, "DatePicker graphical").
nonisolated struct CalendarMonth: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  /// Where several days may be chosen, which are; else the selection's day is.
  var choice: Choice?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var surroundingCalendar
  @Environment(\.timeZone) private var timeZone

  struct Choice {
    let contains: (Date) -> Bool
    let toggle: (Date) -> Void
  }

  var body: some View {
    VStack(spacing: 8) {
      header
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 0) {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { day in
          Text(verbatim: day.element)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
            .frame(height: 28)
        }
        ForEach(0..<leadingBlanks, id: \.self) { _ in Color.clear.frame(height: 44) }
        ForEach(days, id: \.self) { day in cell(day) }
      }
      if components.contains(.hourAndMinute) { time }
    }
    .frame(minWidth: 320)
  }

  private var header: some View {
    HStack(spacing: 0) {
      Text(verbatim: title).font(.headline)
      Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold)).foregroundStyle(.tint)
        .padding(.leading, 4)
      Spacer(minLength: 8)
      HStack(spacing: 28) {
        Image(systemName: "chevron.left")
        Image(systemName: "chevron.right")
      }
      .font(.system(size: 20, weight: .medium))
      .foregroundStyle(.tint)
    }
    .padding(.horizontal, 8)
    .frame(height: 44)
  }

  private var time: some View {
    HStack(spacing: 0) {
      Text("Time")
      Spacer(minLength: 8)
      Text(
        verbatim: Date.FormatStyle(
          date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone
        ).format(selection.wrappedValue)
      )
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
    .padding(.horizontal, 8)
  }

  private func cell(_ day: Int) -> some View {
    let date = calendar.date(bySetting: .day, value: day, of: month) ?? month
    let isChosen = choice?.contains(date) ?? calendar.isDate(date, inSameDayAs: selection.wrappedValue)
    let isOffered = range.contains(date) || calendar.isDate(date, inSameDayAs: range.lowerBound)
    return Button {
      if let choice { choice.toggle(date) } else { selection.wrappedValue = moved(to: day) }
    } label: {
      Text(verbatim: "\(day)")
        .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(
          isChosen ? AnyShapeStyle(.tint) : isOffered ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
        )
        .frame(width: 44, height: 44)
        .background { if isChosen { Circle().fill(.tint.opacity(0.12)) } }
    }
    .buttonStyle(.plain)
    .disabled(!isOffered)
  }

  // MARK: - Days

  private var calendar: Calendar {
    var calendar = surroundingCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// The month's first day.
  private var month: Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: selection.wrappedValue))
      ?? selection.wrappedValue
  }

  private var title: String {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    return style.month(.wide).year().format(month)
  }

  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    guard names.count == 7 else { return names }
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7] }
  }

  private var leadingBlanks: Int { (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7 }

  private var days: [Int] { Array(calendar.range(of: .day, in: .month, for: month) ?? 1..<2) }

  /// The same time of day on another day of the month.
  private func moved(to day: Int) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: selection.wrappedValue)
    parts.day = day
    return calendar.date(from: parts) ?? selection.wrappedValue
  }
}
