import Foundation
import StillsCore
import StillsDisplay

/// The label above a bar between its bounds, the value below (facts: controls §3, "linearCapacity").
nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        if let minimum = configuration.minimumValueLabel { minimum }
        GaugeTrack(value: configuration.value, height: 5, fills: true)
        if let maximum = configuration.maximumValueLabel { maximum }
      }
      if let current = configuration.currentValueLabel {
        current.font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}

/// A bar between its bounds alone (facts: "accessoryLinear").
nonisolated struct AccessoryBar: View {
  let configuration: GaugeStyleConfiguration
  let fills: Bool

  var body: some View {
    HStack(spacing: 8) {
      if let minimum = configuration.minimumValueLabel { minimum }
      GaugeTrack(value: configuration.value, height: 8, fills: fills)
      if let maximum = configuration.maximumValueLabel { maximum }
    }
    .font(.system(size: 17, weight: .semibold))
  }
}

nonisolated private struct GaugeTrack: View {
  let value: Double
  let height: CGFloat
  let fills: Bool

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .leading) {
        if fills {
          Capsule(style: .circular).fill(Color(uiColor: .systemFill))
          Capsule(style: .circular).fill(.tint).frame(width: max(height, width * value))
        } else {
          Capsule(style: .circular).fill(GaugeTint(place: .bar))
          Circle().fill(Color(uiColor: .systemBackground)).frame(width: height + 4, height: height + 4)
            .overlay { Circle().fill(GaugeTint(place: .knob(CGFloat(value)))).padding(2) }
            .offset(x: (width - height) * value - 2)
        }
      }
    }
    .frame(height: height)
  }
}

/// A ring of 58 points round the value (facts: "accessoryCircular").
nonisolated struct AccessoryRing: View {
  let configuration: GaugeStyleConfiguration
  let fills: Bool

  /// The part of the circle that an open ring takes.
  private static let opening = 0.75

  var body: some View {
    ZStack {
      if fills {
        ring(to: 1, .tint).opacity(0.3)
        ring(to: configuration.value, .tint).rotationEffect(.degrees(-90))
      } else {
        ring(to: Self.opening, GaugeTint(place: .arc(CGFloat(Self.opening)))).rotationEffect(.degrees(135))
        knob
      }
      middle
    }
    .frame(width: 58, height: 58)
  }

  private func ring<Style: ShapeStyle>(to end: Double, _ style: Style) -> some View {
    Circle().trim(from: 0, to: end).stroke(style, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .frame(width: 52, height: 52)
  }

  private var knob: some View {
    Circle().fill(Color(uiColor: .systemBackground)).frame(width: 10, height: 10)
      .overlay { Circle().fill(GaugeTint(place: .knob(CGFloat(configuration.value)))).padding(2) }
      .offset(x: 26)
      .rotationEffect(.degrees(135 + 360 * Self.opening * configuration.value))
  }

  @ViewBuilder private var middle: some View {
    if let current = configuration.currentValueLabel {
      current.font(.system(size: fills ? 20 : 24, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
        .frame(width: 40).offset(y: -1)
    }
    if !fills {
      if let minimum = configuration.minimumValueLabel {
        HStack(spacing: 0) {
          minimum
          Spacer(minLength: 0)
          configuration.maximumValueLabel
        }
        .font(.system(size: 11)).frame(width: 34).offset(y: 18.4)
      } else {
        configuration.label.font(.system(size: 11)).lineLimit(1).frame(width: 30).offset(y: 18.4)
      }
    }
  }
}

/// The tint, whose colours, if it is a gradient, go the way the value goes.
nonisolated private struct GaugeTint: ShapeStyle {
  enum Place {
    /// From the leading end to the trailing one.
    case bar
    /// This part of a turn, clockwise from where a circle begins.
    case arc(CGFloat)
    /// The one colour at a value.
    case knob(CGFloat)
  }

  let place: Place

  func _resolve(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let tint = environment.tintStyle
    guard case .linearGradient(let stops, _, _) = tint.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)),
      let first = stops.first, let last = stops.last
    else { return tint.atLevel(level) }
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch place {
    case .knob(let value): return ResolvedStyle.color(stops.color(at: value)).atLevel(level)
    case .bar:
      return ResolvedStyle.unit { bounds in
        let left = CGPoint(x: bounds.minX, y: bounds.midY), right = CGPoint(x: bounds.maxX, y: bounds.midY)
        return .linearGradient(stops: stops, start: isMirrored ? right : left, end: isMirrored ? left : right)
      }.atLevel(level)
    case .arc(let part):
      // Half of what is left open for either end's round cap.
      let middle = (1 + part) / 2
      var turn = stops.map { GradientStop(color: $0.color, location: $0.location * part) }
      turn.append(GradientStop(color: last.color, location: middle))
      turn.append(GradientStop(color: first.color, location: middle))
      let full = turn
      return ResolvedStyle.unit { bounds in
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        return .angularGradient(stops: full, center: center, startAngle: 0, endAngle: 2 * .pi)
      }.atLevel(level)
    }
  }
}
