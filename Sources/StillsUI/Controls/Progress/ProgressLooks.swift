import Foundation
import StillsDisplay
import StillsGeometry

nonisolated struct AutomaticProgress: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar four points high under its label, the current value below (facts: controls §3).
nonisolated struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?

  var body: some View {
    let fraction = CGFloat(configuration.fractionCompleted ?? 0)
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      DrawnControl(
        "ProgressBar", width: 100, height: 4, growsInWidth: true, mirrors: true,
        given: "fraction \(NumberText.string(fraction))"
      ) { environment in
        let bar = (tint?.resolvedColor(in: environment) ?? environment.tintColor)
        let track = Color(uiColor: .systemFill).resolvedColor(in: environment)
        return { painter, frame in
          painter.fill(Capsule(style: .circular).path(in: frame), with: .color(track))
          var done = frame
          done.size.width = painter.pixelGrid.round(frame.width * fraction)
          painter.fill(Capsule(style: .circular).path(in: done), with: .color(bar))
        }
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Eight spokes above their label (facts: controls §3). At rest the strongest one points up.
nonisolated struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  var tint: Color?
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    VStack(spacing: 8) {
      Spinner(side: controlSize >= .large ? 37 : 20, tint: tint)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

nonisolated private struct Spinner: View {
  let side: CGFloat
  let tint: Color?

  var body: some View {
    DrawnControl("Spinner", width: side, height: side) { environment in
      let own = tint?.resolvedColor(in: environment) ?? environment.tint.map { _ in environment.tintColor }
      let ink = own ?? Color(uiColor: .label).resolvedColor(in: environment)
      let strongest = own == nil ? 0.38 : 1.0
      return { painter, frame in
        let unit = frame.width / 20
        for spoke in 0..<8 {
          // Numbers of our own, after the system's proportions: spokes from 5 to 9.5 of 10, 2.25 thick.
          let bar = CGRect(x: -1.125 * unit, y: -9.5 * unit, width: 2.25 * unit, height: 4.5 * unit)
          let turn = CGAffineTransform(rotationAngle: CGFloat(spoke) * .pi / 4)
            .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
          // Fading against the clock, from the strongest to a third of it.
          let alpha = strongest * (1 - 0.68 * Double((8 - spoke) % 8) / 7)
          painter.fill(
            Capsule(style: .circular).path(in: bar).applying(turn), with: .color(ink.multiplyingAlpha(by: alpha)))
        }
      }
    }
  }
}
