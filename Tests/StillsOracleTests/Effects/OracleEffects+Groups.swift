import SwiftUI

extension OracleEffect {
  static let groups: [OracleEffect] = [
    OracleEffect("mask-by-gradient") {
      Rectangle().fill(.srgb(0, 100, 60)).mask {
        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
      }
    },
    OracleEffect("mask-by-circle") {
      LinearGradient(colors: [.srgb(255, 80, 0), .srgb(60, 0, 160)], startPoint: .top, endPoint: .bottom).mask {
        Circle().padding(20)
      }
    },
    OracleEffect("mask-half-transparent") {
      Rectangle().fill(.srgb(0, 0, 200)).mask { Rectangle().opacity(0.4).padding(20) }
    },
    OracleEffect("clip-to-rounded-rectangle") {
      LinearGradient(colors: [.srgb(0, 180, 200), .srgb(250, 250, 0)], startPoint: .leading, endPoint: .trailing)
        .clipShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    },
    OracleEffect("opacity-of-overlapping-group") {
      ZStack {
        Rectangle().fill(.srgb(220, 0, 0)).frame(width: 60, height: 60).offset(x: -15, y: -15)
        Rectangle().fill(.srgb(0, 0, 220)).frame(width: 60, height: 60).offset(x: 15, y: 15)
      }.compositingGroup().opacity(0.5)
    },
    OracleEffect("opacity-of-overlapping-views") {
      ZStack {
        Rectangle().fill(.srgb(220, 0, 0)).frame(width: 60, height: 60).offset(x: -15, y: -15)
        Rectangle().fill(.srgb(0, 0, 220)).frame(width: 60, height: 60).offset(x: 15, y: 15)
      }.opacity(0.5)
    },
  ]
}
