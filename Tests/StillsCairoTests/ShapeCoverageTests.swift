import CCairo
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging
import Testing

@testable import StillsCairo

/// Shapes of one colour are painted by kept coverage. Cairo, asked to draw them itself, draws the same.
@Suite struct ShapeCoverageTests {
  private static let size = CGSize(width: 190, height: 140)

  private static func star(_ points: [(CGFloat, CGFloat)]) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  private static let shapes: [Path] = [
    Path(roundedRect: CGRect(x: 10, y: 12, width: 160, height: 90), cornerRadius: 12),
    Path(roundedRect: CGRect(x: 10.3, y: 12.7, width: 161.4, height: 90.2), cornerRadius: 20, style: .circular),
    Path(ellipseIn: CGRect(x: 5, y: 6.5, width: 150, height: 120)),
    Path(CGRect(x: -20, y: 3.3, width: 180, height: 200)),
    Path(CGRect(x: 20.4, y: 30, width: 100, height: 1 / 3)),
    star([(50, 0), (80, 100), (0, 35), (100, 35), (20, 100)]),
    star([(30, 20), (31, 20), (31, 90), (30, 90.5)]),
  ]

  private static let colors = [
    ResolvedColor(red: 0.13, green: 0.77, blue: 0.4), ResolvedColor(red: 0.9, green: 0.1, blue: 0.4, alpha: 0.35),
  ]

  private static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 0.4, y: 0.1),
    CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: -190, y: 0), CGAffineTransform(rotationAngle: 0.3),
    CGAffineTransform(translationX: -60, y: 70),
  ]

  private static let clips: [Path?] = [
    nil, Path(CGRect(x: 4.3, y: 3.6, width: 140.2, height: 122.1)), Path(CGRect(x: 20, y: 15, width: 100, height: 70)),
    Path(roundedRect: CGRect(x: 20, y: 15, width: 140, height: 100), cornerRadius: 16),
  ]

  /// What a renderer makes of a command in a group.
  private func ours(
    _ command: DisplayCommand, scale: CGFloat, clip: Path?, _ transform: CGAffineTransform,
    _ renderer: CairoRenderer = CairoRenderer(outlines: nil, images: nil)
  ) throws -> PixelBuffer {
    var group = DisplayGroup(commands: [command])
    (group.clip, group.transform) = (clip, transform)
    var list = DisplayList(Self.size.width, Self.size.height, Self.ground, .group(group))
    list.scale = scale
    return try renderer.pixels(of: list)
  }

  private static let ground = DisplayCommand.fill(
    Path(CGRect(origin: .zero, size: size)), .color(ResolvedColor(red: 0.9, green: 0.8, blue: 0.7)), FillStyle())

  /// The same, drawn by Cairo on the picture itself.
  private func cairos(
    scale: CGFloat, clip: Path?, _ transform: CGAffineTransform, _ color: ResolvedColor, draw: (CairoContext) -> Void
  ) throws -> PixelBuffer {
    var list = DisplayList(Self.size.width, Self.size.height, Self.ground)
    list.scale = scale
    let buffer = try CairoRenderer(outlines: nil, images: nil).pixels(of: list)
    let context = try CairoContext(CairoSurface(buffer))
    context.matrix = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    if let clip { context.clip(to: clip, FillStyle()) }
    let color = color.roundingToBytes
    cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
    draw(context)
    context.surface.flush()
    return buffer
  }

  @Test(arguments: shapes.indices)
  func areasAreWhatCairoDraws(index: Int) throws {
    let path = Self.shapes[index]
    for color in Self.colors {
      for style in [FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false)] {
        for transform in Self.transforms {
          for clip in Self.clips {
            for scale: CGFloat in [1, 3] {
              let found = try ours(.fill(path, .color(color), style), scale: scale, clip: clip, transform)
              let expected = try cairos(scale: scale, clip: clip, transform, color) { context in
                context.setPath(path)
                context.setFillStyle(style)
                context.fill()
              }
              #expect(try worstDifference(found, expected) <= allowance(path, 0, clip: clip, transform))
            }
          }
        }
      }
    }
  }

  /// Levels of 255. Cairo's rounding may be off by one. Where the picture's edge or a clip cuts an outline it moves
  /// coverage by one of its 15 steps; kept coverage is that of the whole shape.
  private func allowance(
    _ path: Path, _ lineWidth: CGFloat, clip: Path?, _ transform: CGAffineTransform
  ) -> Int {
    let bounds = path.controlBounds.insetBy(dx: -5 * lineWidth, dy: -5 * lineWidth).applying(transform)
    return clip == nil && CGRect(origin: .zero, size: Self.size).contains(bounds) ? 1 : 17
  }

  @Test(arguments: shapes.indices)
  func linesAreWhatCairoDraws(index: Int) throws {
    let path = Self.shapes[index]
    let styles = [
      StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 7.5, lineCap: .square, lineJoin: .bevel),
      StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [9, 4], dashPhase: 3),
    ]
    for color in Self.colors {
      for style in styles {
        for transform in Self.transforms {
          for scale: CGFloat in [1, 3] {
            let found = try ours(.stroke(path, .color(color), style), scale: scale, clip: nil, transform)
            let expected = try cairos(scale: scale, clip: nil, transform, color) { context in
              _ = context.setStrokeStyle(style)
              context.setPath(path)
              context.stroke()
            }
            #expect(try worstDifference(found, expected) <= allowance(path, style.lineWidth, clip: nil, transform))
          }
        }
      }
    }
  }

  /// One renderer that has drawn everything before draws what new ones draw.
  @Test func whatWasDrawnBeforeChangesNothing() throws {
    let renderer = CairoRenderer(outlines: nil, images: nil)
    for _ in 0..<2 {
      for path in Self.shapes {
        for transform in Self.transforms {
          for shift: CGFloat in [0, 7, 7.5] {
            let moved = transform.concatenating(CGAffineTransform(translationX: shift, y: -shift))
            let command = DisplayCommand.fill(path, .color(Self.colors[0]), FillStyle())
            let warm = try ours(command, scale: 2, clip: nil, moved, renderer)
            #expect(try worstDifference(warm, ours(command, scale: 2, clip: nil, moved)) == 0)
          }
        }
      }
    }
    #expect(renderer.warnings.isEmpty)
  }

  /// Longer than any picture, empty, and far away.
  @Test func shapesThatNoMaskHoldsAreDrawnAllTheSame() throws {
    let color = Self.colors[0]
    for line in [
      CGRect(x: -40_000, y: 20, width: 80_000, height: 4), CGRect(x: 20, y: -40_000, width: 4, height: 80_000),
    ] {
      let found = try ours(.fill(Path(ellipseIn: line), .color(color), FillStyle()), scale: 1, clip: nil, .identity)
      let expected = try cairos(scale: 1, clip: nil, .identity, color) { context in
        context.setPath(Path(ellipseIn: line))
        context.fill()
      }
      #expect(try worstDifference(found, expected) == 0)
      #expect(found[22, 22] != found[60, 60])
    }
    for path in [Path(), Path(ellipseIn: CGRect(x: 1e5, y: 1e5, width: 10, height: 10))] {
      let found = try ours(.fill(path, .color(color), FillStyle()), scale: 1, clip: nil, .identity)
      #expect(try worstDifference(found, cairos(scale: 1, clip: nil, .identity, color) { _ in }) == 0)
    }
  }

  /// In 1/255 of a channel.
  private func worstDifference(_ first: PixelBuffer, _ second: PixelBuffer) throws -> Int {
    try PixelComparison(first, second).maximumDelta
  }
}
