import SwiftUI

extension OracleEffect {
  static let blends: [OracleEffect] = [
    OracleEffect("blend-multiply") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.multiply)
      }
    },
    OracleEffect("blend-screen") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.screen)
      }
    },
    OracleEffect("blend-overlay") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.overlay)
      }
    },
    OracleEffect("blend-darken") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.darken)
      }
    },
    OracleEffect("blend-lighten") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.lighten)
      }
    },
    OracleEffect("blend-color-dodge") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.colorDodge)
      }
    },
    OracleEffect("blend-color-burn") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.colorBurn)
      }
    },
    OracleEffect("blend-hard-light") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.hardLight)
      }
    },
    OracleEffect("blend-difference") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.difference)
      }
    },
    OracleEffect("blend-exclusion") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.exclusion)
      }
    },
    OracleEffect("blend-hue") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.hue)
      }
    },
    OracleEffect("blend-saturation") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.saturation)
      }
    },
    OracleEffect("blend-color") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.color)
      }
    },
    OracleEffect("blend-luminosity") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.luminosity)
      }
    },
    OracleEffect("blend-plus-lighter") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.srgb(250, 240, 120), .srgb(10, 60, 40)], startPoint: .top, endPoint: .bottom)
          .blendMode(.plusLighter)
      }
    },
    OracleEffect("blend-multiply-half-transparent") {
      ZStack {
        LinearGradient(colors: [.srgb(240, 60, 30), .srgb(20, 90, 200)], startPoint: .leading, endPoint: .trailing)
        Rectangle().fill(.srgb(80, 200, 120)).padding(30).opacity(0.5).blendMode(.multiply)
      }
    },
  ]
}
