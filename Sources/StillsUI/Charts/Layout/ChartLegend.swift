import Foundation
import StillsCore
import StillsLayout

nonisolated extension ChartStyles {
  var hasLegend: Bool { !styled.isEmpty || !symbolized.isEmpty || !lined.isEmpty }
}

/// What colours and symbols stand for.
nonisolated struct ChartLegendView: View {
  let styles: ChartStyles
  /// One name below the other.
  var isColumn = false

  @MainActor var body: some View {
    ChartFlow(isColumn: isColumn) {
      if let numbers = styles.numbers {
        ramp(numbers)
      } else {
        ForEach(Array(styles.styled.enumerated()), id: \.offset) { _, value in
          entry(
            value, symbol: styles.symbolized.contains(value) ? styles.symbol(for: value) : nil,
            line: styles.lined.contains(value) ? styles.lineStyle(for: value) : nil, style: styles.style(for: value))
        }
      }
      ForEach(Array(others(styles.symbolized).enumerated()), id: \.offset) { _, value in
        entry(value, symbol: styles.symbol(for: value), line: nil, style: AnyShapeStyle(.secondary))
      }
      if styles.lined != styles.symbolized {
        ForEach(Array(others(styles.lined).enumerated()), id: \.offset) { _, value in
          entry(value, symbol: nil, line: styles.lineStyle(for: value), style: AnyShapeStyle(.secondary))
        }
      }
    }
    // Chosen.
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  /// Values that have no colour in the legend already.
  private func others(_ values: [_ChartPrimitive]) -> [_ChartPrimitive] {
    styles.numbers == nil && values.allSatisfy { styles.styled.contains($0) } ? [] : values
  }

  @MainActor private func entry(
    _ value: _ChartPrimitive, symbol: ChartSymbolPath?, line: StrokeStyle?, style: AnyShapeStyle
  ) -> some View {
    // Chosen: a dot of 8 points, 4 before its name.
    HStack(spacing: 4) {
      Canvas { context, size in
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        if let line, symbol == nil {
          var path = Path()
          path.addLines([CGPoint(x: 0, y: middle.y), CGPoint(x: size.width, y: middle.y)])
          context.stroke(path, with: .style(style), style: line)
          return
        }
        let symbol = symbol ?? BasicChartSymbolShape.circle.symbolPath
        let outline = symbol.outline(at: middle, size: CGSize(width: 8, height: 8))
        if let width = symbol.lineWidth {
          context.stroke(outline, with: .style(style), lineWidth: width)
        } else {
          context.fill(outline, with: .style(style))
        }
      }
      .frame(width: line != nil && symbol == nil ? 20 : 8, height: 8)
      ChartLabelling().text(value).lineLimit(1)
    }
  }

  @MainActor private func ramp(_ numbers: ClosedRange<Double>) -> some View {
    HStack(spacing: 6) {
      ChartLabelling(digits: 1).text(.number(numbers.lowerBound))
      LinearGradient(colors: styles.ramp, startPoint: .leading, endPoint: .trailing)
        .frame(width: 120, height: 8)
      ChartLabelling(digits: 1).text(.number(numbers.upperBound))
    }
  }
}
