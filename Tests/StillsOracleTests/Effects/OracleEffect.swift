import SwiftUI

/// Something drawn in 120 × 120 points that a browser can draw too: `effects.html` has a cell of the same name and
/// order, and `sheet.png` what Chromium made of it.
@MainActor struct OracleEffect {
  let name: String
  let view: AnyView

  init<V: View>(_ name: String, @ViewBuilder view: () -> V) {
    self.name = name
    self.view = AnyView(view().frame(width: Self.side, height: Self.side).background(.white))
  }

  static let side: CGFloat = 120
  static let all = gradients + shadowsAndBlurs + blends + groups + colorEffects + shapes
}

extension Color {
  /// Levels from 0 to 255.
  static func srgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(.sRGB, red: red / 255, green: green / 255, blue: blue / 255, opacity: 1)
  }
}

extension ShapeStyle where Self == Color {
  static func srgb(_ red: Double, _ green: Double, _ blue: Double) -> Color { Color.srgb(red, green, blue) }
}

/// Five points, drawn in one line that crosses itself.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 60, y: 10))
    path.addLine(to: CGPoint(x: 90, y: 105))
    path.addLine(to: CGPoint(x: 10, y: 45))
    path.addLine(to: CGPoint(x: 110, y: 45))
    path.addLine(to: CGPoint(x: 30, y: 105))
    path.closeSubpath()
    return path
  }
}
