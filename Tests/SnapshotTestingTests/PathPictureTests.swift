import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@Suite struct PathPictureTests {
  let sandbox = Sandbox()

  private func description<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private let path = Path { path in
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 60.5))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addCurve(to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45.1234))
    path.closeSubpath()
    path.move(to: CGPoint(x: 1, y: 2))
  }

  @Test func elementsAreDescribedALineEach() {
    let text = """
      MoveTo (0.0, 0.0)
      LineTo (0.0, 60.5)
      QuadCurveTo (3.75, 86.25) (30.0, 90.0)
      CurveTo (75.0, 60.0) (90.0, 45.123) (90.0, 30.0)
      Close\u{20}

      MoveTo (1.0, 2.0)

      """
    #expect(description(path, .elementsDescription) == text)
    #expect(description(path.cgPath, .elementsDescription) == text)
    #expect(description(UIBezierPath(cgPath: path.cgPath), .elementsDescription) == text)
  }

  @Test func outlinesArePicturesOfTheirBounds() throws {
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
    ring.addEllipse(in: CGRect(x: 20, y: 20, width: 20, height: 20))
    var images: [UIImage] = []
    Snapshotting<CGPath, UIImage>.image(scale: 2).snapshot(ring).run { images.append($0) }
    #expect(images.first?.size == CGSize(width: 40, height: 40))
    #expect(images.first?.scale == 2)
    // Even-odd leaves the hole open; filled, the picture differs.
    let filled = Snapshotting<CGPath, UIImage>.image(drawingMode: .fill)
    let open = Snapshotting<CGPath, UIImage>.image
    _ = sandbox.verify(ring, as: open, record: .all)
    #expect(sandbox.verify(ring, as: open, record: .never) == nil)
    #expect(sandbox.verify(ring, as: filled, record: .never) != nil)
  }
}
