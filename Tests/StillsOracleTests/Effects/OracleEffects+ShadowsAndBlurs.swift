import SwiftUI

extension OracleEffect {
  static let shadowsAndBlurs: [OracleEffect] = [
    OracleEffect("shadow-4") {
      Rectangle().fill(.srgb(250, 250, 250)).frame(width: 80, height: 80).shadow(
        color: .srgb(0, 0, 0).opacity(0.6), radius: 4, x: 0, y: 0)
    },
    OracleEffect("shadow-10") {
      Rectangle().fill(.srgb(250, 250, 250)).frame(width: 80, height: 80).shadow(
        color: .srgb(0, 0, 0).opacity(0.6), radius: 10, x: 0, y: 6)
    },
    OracleEffect("shadow-2") {
      Rectangle().fill(.srgb(250, 250, 250)).frame(width: 80, height: 80).shadow(
        color: .srgb(0, 0, 0).opacity(0.6), radius: 2, x: 5, y: -5)
    },
    OracleEffect("shadow-of-circle") {
      Circle().fill(.srgb(0, 122, 255)).frame(width: 60, height: 60).shadow(
        color: .srgb(255, 0, 80), radius: 6, x: 8, y: 8)
    },
    OracleEffect("blur-1") {
      Rectangle().fill(.srgb(200, 30, 90)).frame(width: 60, height: 60).blur(radius: 1)
    },
    OracleEffect("blur-3") {
      Rectangle().fill(.srgb(200, 30, 90)).frame(width: 60, height: 60).blur(radius: 3)
    },
    OracleEffect("blur-8") {
      Rectangle().fill(.srgb(200, 30, 90)).frame(width: 60, height: 60).blur(radius: 8)
    },
    OracleEffect("blur-of-gradient") {
      LinearGradient(colors: [.srgb(255, 180, 0), .srgb(0, 0, 140)], startPoint: .leading, endPoint: .trailing).frame(
        width: 70, height: 70
      ).blur(radius: 5)
    },
  ]
}
