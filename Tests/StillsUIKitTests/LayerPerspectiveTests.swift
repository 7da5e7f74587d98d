import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import Testing

@testable import StillsUIKit

/// Layers turned in space.
@Suite @MainActor struct LayerPerspectiveTests {
  private func drawn(_ transform: CATransform3D) -> DisplayGroup? {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    view.backgroundColor = .red
    view.layer.transform = transform
    var painter = Painter(pixelGrid: PixelGrid(scale: 2))
    LayerPainting.paint(view.layer, at: .zero, into: &painter)
    guard case .group(let group)? = painter.commands.first else { return nil }
    return group
  }

  @Test func whatIsNearerIsLarger() throws {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    let group = try #require(drawn(CATransform3DRotate(transform, .pi / 3, 0, 1, 0)))
    let perspective = try #require(group.perspective)
    // The right edge, 50 from the axis, is 50 cos 60° = 25 to the right, and 43.3 farther away or nearer.
    let sine = 0.75.squareRoot()
    for side in [-50.0, 50] {
      let corner = perspective.map(CGPoint(x: 50 + side, y: 0)).applying(group.transform)
      let distance = 1 + side * sine / 500
      #expect(abs(corner.x - (60 + side / 2 / distance)) < 1e-6, "\(corner)")
      #expect(abs(corner.y - (50 - 30 / distance)) < 1e-6, "\(corner)")
    }
  }

  @Test func withoutAnEyeATurnNarrows() throws {
    let group = try #require(drawn(CATransform3DMakeRotation(.pi / 3, 0, 1, 0)))
    #expect(group.perspective == nil)
    #expect(abs(group.transform.a - 0.5) < 1e-9 && abs(group.transform.d - 1) < 1e-9)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e308, 0]) func impossibleTransformsDoNotTrap(number: CGFloat) {
    var transform = CATransform3DIdentity
    (transform.m34, transform.m11, transform.m24) = (number, number, number)
    _ = drawn(transform)
  }
}
