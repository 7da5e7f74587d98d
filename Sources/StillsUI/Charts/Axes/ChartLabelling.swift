import Foundation
import StillsCore

/// How values are written where nothing else is said.
nonisolated struct ChartLabelling {
  /// Behind the decimal point.
  var digits = 0
  /// What dates are marked by.
  var unit: Calendar.Component?

  func text(_ primitive: _ChartPrimitive) -> Text {
    switch primitive {
    case .category(let name): return Text(verbatim: name)
    case .number(let value):
      return Text(
        .formatted(
          FormattedValue { [digits] in
            $0.string(value, FloatingPointFormatStyle<Double>().precision(.fractionLength(0...digits)))
          }))
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return Text(.formatted(FormattedValue { [format] in $0.string(date, format) }))
    }
  }

  private var format: Date.FormatStyle {
    let style = Date.FormatStyle()
    switch unit {
    case .second: return style.hour().minute().second()
    case .minute: return style.hour().minute()
    case .hour: return style.hour()
    case .month, .quarter: return style.month(.abbreviated)
    case .year: return style.year()
    default: return style.month(.abbreviated).day()
    }
  }
}
