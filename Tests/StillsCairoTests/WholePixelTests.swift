import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging
import Testing

@testable import StillsCairo

/// Rectangles of whole pixels are written without Cairo. The same area, drawn as one that is not known to be a rectangle,
/// goes through it.
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
    let clips: [Path?] = [
      nil, Path(CGRect(x: 4, y: 3, width: 20, height: 12)), Path(CGRect(x: 4.3, y: 3.6, width: 20.2, height: 12.1)),
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
          #expect(memcmp(ours.words, cairos.words, ours.count * 4) == 0)
        }
      }
    }
  }

  /// As before, with a place at the end where nothing is drawn: no longer one outline.
  private func inTwoParts(_ path: Path) -> Path {
    var path = path
    path.move(to: .zero)
    return path
  }

  private static let convex: [Path] = [
    Path(roundedRect: CGRect(x: 10, y: 12, width: 160, height: 90), cornerRadius: 12),
    Path(roundedRect: CGRect(x: 10.3, y: 12.7, width: 161.4, height: 90.2), cornerRadius: 20, style: .circular),
    Path(ellipseIn: CGRect(x: 5, y: 6.5, width: 150, height: 120)),
    Path(CGRect(x: -20, y: 3.3, width: 180, height: 200)),
    Path(CGRect(x: 20, y: 30, width: 100, height: 60)),
  ]

  @Test(arguments: convex)
  func largeConvexAreasAreWhatCairoDraws(path: Path) throws {
    let clips: [Path?] = [
      nil, Path(CGRect(x: 4.3, y: 3.6, width: 140.2, height: 122.1)),
      Path(ellipseIn: CGRect(x: 2, y: 2, width: 180, height: 120)),
      Path(roundedRect: CGRect(x: 20, y: 15, width: 140, height: 100), cornerRadius: 16),
    ]
    let transforms: [CGAffineTransform] = [
      .identity, CGAffineTransform(translationX: 0.4, y: 0.1),
      CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -190, y: 0),
      CGAffineTransform(rotationAngle: 0.3),
    ]
    #expect(path.isConvex && !inTwoParts(path).isConvex)
    for scale: CGFloat in [1, 3] {
      for clip in clips {
        for transform in transforms {
          func drawn(_ path: Path) throws -> PixelBuffer {
            var group = DisplayGroup(commands: [.fill(path, .color(color), FillStyle())])
            (group.clip, group.transform) = (clip, transform)
            var list = DisplayList(190, 140, .group(group))
            list.scale = scale
            return try CairoRenderer(outlines: nil, images: nil).pixels(of: list)
          }
          let ours = try drawn(path), cairos = try drawn(inTwoParts(path))
          #expect(memcmp(ours.words, cairos.words, ours.count * 4) == 0)
        }
      }
    }
  }

  @Test func onlyOutlinesThatTurnOneWayOnceAreConvex() {
    func path(_ points: [(CGFloat, CGFloat)]) -> Path {
      var path = Path()
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
      return path
    }
    #expect(path([(0, 0), (100, 0), (100, 100), (0, 100)]).isConvex)
    #expect(path([(0, 0), (0, 100), (100, 100), (100, 0)]).isConvex)
    #expect(path([(0, 0), (50, 0), (100, 0), (100, 100)]).isConvex)
    // A dent, a star that turns one way twice around, a line there and back, two squares.
    #expect(!path([(0, 0), (100, 0), (50, 20), (100, 100), (0, 100)]).isConvex)
    #expect(!path([(50, 0), (80, 100), (0, 35), (100, 35), (20, 100)]).isConvex)
    #expect(!path([(0, 0), (100, 0), (50, 0)]).isConvex)
    var two = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
    two.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(!two.isConvex)
  }
}
