import SwiftUI

extension OracleEffect {
  static let colorEffects: [OracleEffect] = [
    OracleEffect("contrast") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .contrast(0.5)
    },
    OracleEffect("strong-contrast") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .contrast(1.6)
    },
    OracleEffect("saturation") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .saturation(0.3)
    },
    OracleEffect("strong-saturation") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .saturation(1.8)
    },
    OracleEffect("grayscale") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .grayscale(1)
    },
    OracleEffect("half-grayscale") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .grayscale(0.5)
    },
    OracleEffect("hue-rotation-90") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .hueRotation(.degrees(90))
    },
    OracleEffect("hue-rotation-200") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .hueRotation(.degrees(200))
    },
    OracleEffect("color-invert") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .colorInvert()
    },
    OracleEffect("brightness") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .brightness(0.2)
    },
    OracleEffect("color-multiply") {
      LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 120, 200)], startPoint: .leading, endPoint: .trailing)
        .colorMultiply(.srgb(200, 150, 60))
    },
  ]
}
