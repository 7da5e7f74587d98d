import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging
import Testing

@testable import StillsCairo

/// Rectangles of whole pixels are written without Cairo. The same area, drawn as one that is not known to be a rectangle,
/// goes through it, at least where a clip is soft.
@Suite struct WholePixelTests {
  private let color = ResolvedColor(red: 0.13, green: 0.77, blue: 0.4)

  /// With a fifth corner on one of the sides.
  private func unrecognised(_ rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  private func pixels(_ path: Path, scale: CGFloat, clip: Path?, transform: CGAffineTransform) throws -> PixelBuffer {
    let ground = DisplayCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 40, height: 30)), .color(ResolvedColor(red: 0.9, green: 0.8, blue: 0.7)),
      FillStyle())
    var group = DisplayGroup(commands: [.fill(path, .color(color), FillStyle())])
    (group.clip, group.transform) = (clip, transform)
    var list = DisplayList(40, 30, ground, .group(group))
    list.scale = scale
    return try CairoRenderer(outlines: nil, images: nil).pixels(of: list)
  }

  @Test(arguments: [
    CGRect(x: 2, y: 1, width: 8, height: 7), CGRect(x: -5, y: -5, width: 100, height: 100),
    CGRect(x: 3.5, y: 4, width: 9, height: 10), CGRect(x: 1 / 3, y: 2 / 3, width: 7 / 3, height: 25),
    CGRect(x: 0.2, y: 0.4, width: 3.3, height: 4.7), CGRect(x: 45, y: 2, width: 4, height: 4),
    CGRect(x: 39, y: 29, width: 1, height: 1), CGRect(x: 5, y: 5, width: 0, height: 4),
  ])
  func areWhatCairoDraws(rect: CGRect) throws {
    let whole = Path(CGRect(x: 4, y: 3, width: 20, height: 12))
    let clips: [Path?] = [
      nil, whole, Path(CGRect(x: 4.3, y: 3.6, width: 20.2, height: 12.1)),
      Path(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 20)),
    ]
    let transforms: [CGAffineTransform] = [
      .identity, CGAffineTransform(translationX: 3, y: -2), CGAffineTransform(translationX: 0.4, y: 0.1),
      CGAffineTransform(scaleX: -1, y: 2).translatedBy(x: -30, y: 0),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0),
    ]
    for scale: CGFloat in [1, 2, 3] {
      for clip in clips {
        for transform in transforms {
          let ours = try pixels(Path(rect), scale: scale, clip: clip, transform: transform)
          let cairos = try pixels(unrecognised(rect), scale: scale, clip: clip, transform: transform)
          #expect(Path(rect).asRectangle != nil && unrecognised(rect).asRectangle == nil)
          // Of soft clips Cairo makes the same but for one of its 15 steps of coverage.
          let isHard = clip == nil || (clip == whole && transform.isIdentity)
          #expect(try PixelComparison(ours, cairos).maximumDelta <= (isHard ? 0 : 17))
        }
      }
    }
  }
}
