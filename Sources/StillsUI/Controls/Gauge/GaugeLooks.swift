import Foundation

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
          Capsule(style: .circular).fill(.tint)
          Circle().fill(Color(uiColor: .systemBackground)).frame(width: height + 4, height: height + 4)
            .overlay { Circle().fill(.tint).padding(2) }
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
        ring(to: 1).opacity(0.3)
        ring(to: configuration.value).rotationEffect(.degrees(-90))
      } else {
        ring(to: Self.opening).rotationEffect(.degrees(135))
        knob
      }
      middle
    }
    .frame(width: 58, height: 58)
  }

  private func ring(to end: Double) -> some View {
    Circle().trim(from: 0, to: end).stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .frame(width: 52, height: 52)
  }

  private var knob: some View {
    Circle().fill(Color(uiColor: .systemBackground)).frame(width: 10, height: 10)
      .overlay { Circle().fill(.tint).padding(2) }
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
