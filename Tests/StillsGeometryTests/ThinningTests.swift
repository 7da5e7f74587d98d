import Foundation
import StillsGeometry
import Testing

@Suite struct ThinningTests {
  private func ring(clockwise: Bool) -> Path {
    func circle(_ radius: CGFloat, _ clockwise: Bool) -> Path {
      Path { path in
        path.addArc(
          center: .zero, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: clockwise)
        path.closeSubpath()
      }
    }
    return Path { path in
      path.addPath(circle(0.5, clockwise))
      path.addPath(circle(0.4, !clockwise))
    }
  }

  @Test(arguments: [true, false]) func bothEdgesOfARingMoveIn(clockwise: Bool) {
    let thin = ring(clockwise: clockwise).thinned(by: 0.04)
    for (x, isInside) in [(0.49, false), (0.47, true), (0.43, true), (0.41, false), (0.1, false)] {
      #expect(thin.contains(CGPoint(x: x, y: 0.001)) == isInside, "at \(x)")
      #expect(thin.contains(CGPoint(x: x, y: 0.001), eoFill: true) == isInside, "at \(x)")
    }
  }

  @Test func whatHasNoRoomStays() {
    let dot = Path(CGRect(x: 0, y: 0, width: 0.01, height: 0.01))
    #expect(dot.thinned(by: 0.2) == dot)
    #expect(dot.thinned(by: .nan) == dot)
    #expect(Path().thinned(by: 0.1) == Path())
  }
}
