import SwiftUI

extension OracleEffect {
  static let shapes: [OracleEffect] = [
    OracleEffect("rotation") {
      Rectangle().fill(.srgb(0, 140, 90)).frame(width: 70, height: 40).rotationEffect(.degrees(30))
    },
    OracleEffect("scale-about-corner") {
      Rectangle().fill(.srgb(140, 90, 0)).frame(width: 40, height: 40).scaleEffect(x: 1.5, y: 0.5, anchor: .topLeading)
    },
    OracleEffect("even-odd-star") {
      Star().fill(.srgb(200, 0, 100), style: FillStyle(eoFill: true))
    },
    OracleEffect("stroke-joins-and-dashes") {
      Star().stroke(
        .srgb(0, 60, 200), style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [16, 10]))
    },
    OracleEffect("trimmed-circle") {
      Circle().trim(from: 0, to: 0.6).stroke(.srgb(220, 90, 0), lineWidth: 12).padding(20)
    },
    OracleEffect("gradient-in-ellipse") {
      Ellipse().fill(
        LinearGradient(colors: [.srgb(255, 255, 255), .srgb(0, 0, 0)], startPoint: .top, endPoint: .bottom)
      ).frame(width: 110, height: 70)
    },
  ]
}
