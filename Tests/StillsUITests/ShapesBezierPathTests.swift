import SwiftUI
import Testing

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

private extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

@MainActor struct ShapesBezierPathTests {
  @Test func `a view's own corners can be rounded`() throws {
    let drawn = try group(Color.red.cornerRadius(8, corners: [.topLeft, .topRight]))
    #expect(drawn?.clip == Path(roundedRect: canvas, cornerRadii: .init(topLeading: 8, topTrailing: 8)))
    _ = try drawing(RoundedCorner())
  }

  @Test func `a clockwise arc turns clockwise on the screen`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(arc.bounds.insetBy(dx: 1e-6, dy: 1e-6).maxY > 9 && arc.bounds.minY > -1e-6)
  }
}
