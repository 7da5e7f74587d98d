import SwiftUI

extension OracleEffect {
  static let gradients: [OracleEffect] = [
    OracleEffect("linear-two-stops") {
      LinearGradient(colors: [.srgb(255, 0, 0), .srgb(0, 0, 255)], startPoint: .leading, endPoint: .trailing)
    },
    OracleEffect("linear-three-stops") {
      LinearGradient(
        stops: [
          .init(color: .srgb(255, 200, 0), location: 0.1), .init(color: .srgb(0, 120, 80), location: 0.4),
          .init(color: .srgb(20, 0, 90), location: 0.9),
        ],
        startPoint: .top, endPoint: .bottom)
    },
    OracleEffect("linear-diagonal") {
      LinearGradient(
        colors: [.srgb(10, 200, 180), .srgb(240, 30, 120)], startPoint: .topLeading, endPoint: .bottomTrailing)
    },
    OracleEffect("linear-to-transparent") {
      LinearGradient(colors: [.srgb(200, 0, 60), .srgb(200, 0, 60).opacity(0)], startPoint: .top, endPoint: .bottom)
    },
    OracleEffect("linear-hard-stop") {
      LinearGradient(
        stops: [
          .init(color: .srgb(0, 90, 200), location: 0), .init(color: .srgb(0, 90, 200), location: 0.5),
          .init(color: .srgb(250, 220, 0), location: 0.5), .init(color: .srgb(250, 220, 0), location: 1),
        ],
        startPoint: .leading, endPoint: .trailing)
    },
    OracleEffect("radial") {
      RadialGradient(colors: [.srgb(255, 255, 255), .srgb(0, 60, 160)], center: .center, startRadius: 0, endRadius: 60)
    },
    OracleEffect("radial-off-centre") {
      RadialGradient(
        colors: [.srgb(255, 230, 0), .srgb(160, 0, 60)], center: UnitPoint(x: 0.25, y: 0.75), startRadius: 10,
        endRadius: 90)
    },
    OracleEffect("elliptical") {
      EllipticalGradient(colors: [.srgb(255, 255, 255), .srgb(90, 0, 120)]).frame(height: 60)
    },
    OracleEffect("angular") {
      AngularGradient(
        colors: [.srgb(255, 0, 0), .srgb(0, 200, 0), .srgb(0, 0, 255), .srgb(255, 0, 0)], center: .center)
    },
  ]
}
