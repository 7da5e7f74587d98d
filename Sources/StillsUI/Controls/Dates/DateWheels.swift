import Foundation
import StillsCore

/// A date, a time or both on drums: month, day and year; or day, hour, minute and half of the day. Each drum stands for
/// the dates that differ from the chosen one by whole numbers of one component.
nonisolated struct DateWheels: View {
  let chosen: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  /// How many minutes lie between neighbours.
  var minuteStep = 1
  /// Whether only months and years are chosen.
  var hidesDay = false
  /// Whether the band is as wide as the room.
  var fillsWidth = false
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private var selection: Date { chosen.wrappedValue }

  var body: some View {
    Wheels {
      HStack(spacing: 0) {
        ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
          let dates = dates(by: column.component)
          Drum(count: dates.count, chosen: dates.firstIndex(of: selection) ?? 0) { index in
            Text(verbatim: text(dates[index], column.template))
              .lineLimit(1)
              .foregroundStyle(isOffered(dates[index]) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
          } choose: {
            chosen.wrappedValue = min(max(dates[$0], range.lowerBound), range.upperBound)
          }
          .frame(width: column.width)
        }
      }
      // The platform's own width: 320 (facts: controls §4, "DatePicker graphical").
      .frame(minWidth: 320, maxWidth: fillsWidth ? .infinity : nil)
    }
    .font(.system(size: Drum<EmptyView>.fontSize))
  }

  private struct Column {
    let component: Calendar.Component
    /// What of the date is said, as a Unicode template.
    let template: String
    /// Our choice: as the words need.
    let width: CGFloat
  }

  private var columns: [Column] {
    let hasHalves = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") == true
    let time = [
      Column(component: .hour, template: hasHalves ? "h" : "HH", width: 48),
      Column(component: .minute, template: "mm", width: 48),
    ]
    let half = hasHalves ? [Column(component: .era, template: "a", width: 56)] : []
    guard components.contains(.date) else { return time + half }
    guard components.contains(.hourAndMinute) else {
      let parts = [
        ("M", Column(component: .month, template: "LLLL", width: 130)),
        ("d", Column(component: .day, template: "d", width: 60)),
        ("y", Column(component: .year, template: "y", width: 80)),
      ]
      let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
      let shown = parts.filter { !hidesDay || $0.0 != "d" }
      return shown.sorted { place($0.0, in: order) < place($1.0, in: order) }.map(\.1)
    }
    return [Column(component: .weekday, template: "EEEMMMd", width: 140)] + time + half
  }

  private func place(_ letter: String, in order: String) -> Int {
    order.range(of: letter).map { order.distance(from: order.startIndex, to: $0.lowerBound) } ?? 0
  }

  /// What is out of the range is there, but is left again when it is chosen.
  private func isOffered(_ date: Date) -> Bool { date == selection || range.contains(date) }

  /// As many neighbours as a drum shows. The half of the day has two, twelve hours apart.
  private func dates(by component: Calendar.Component) -> [Date] {
    var calendar = calendar
    calendar.timeZone = timeZone
    let found: [Date]
    if component == .era {
      let isMorning = calendar.component(.hour, from: selection) < 12
      let other = calendar.date(byAdding: .hour, value: isMorning ? 12 : -12, to: selection)
      found = isMorning ? [selection, other].compactMap(\.self) : [other, selection].compactMap(\.self)
    } else {
      let size = component == .minute ? max(1, minuteStep) : 1
      found = (-5...5).compactMap { step in
        calendar.date(byAdding: component == .weekday ? .day : component, value: step * size, to: selection)
      }
    }
    return found
  }

  private func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    switch template {
    case "EEEMMMd": formatter.setLocalizedDateFormatFromTemplate(template)
    default: formatter.dateFormat = template
    }
    return formatter.string(from: date)
  }
}
