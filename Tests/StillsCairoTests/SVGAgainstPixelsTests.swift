import Foundation
import StillsCairo
import StillsDisplay
import StillsGeometry
import StillsImaging
import StillsVector
import Testing

/// What librsvg makes of our SVG, against our own pixels.
@Suite struct SVGAgainstPixelsTests {
  private let red = ResolvedColor(red: 1, green: 0.2, blue: 0.2), blue = ResolvedColor(red: 0, green: 0.4, blue: 1)

  private var stops: [GradientStop] {
    [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
  }

  private func difference(_ commands: DisplayCommand..., name: String = #function) throws -> PixelComparison {
    let images = StubImages()
    let quarters: [[UInt8]] = [[255, 255, 0, 255], [0, 128, 0, 255], [0, 0, 0, 0], [255, 0, 0, 255]]
    var rgba: [UInt8] = []
    for y in 0..<40 { for x in 0..<40 { rgba += quarters[y / 20 * 2 + x / 20] } }
    images.pictures["checker"] = ImagePixels(width: 40, height: 40, rgba: rgba)
    let list = DisplayList(size: CGSize(width: 120, height: 80), scale: 1, background: .white, commands: commands)
    let expected = try CairoRenderer(outlines: StubOutlines(), images: images).pixels(of: list)
    let svg = SVGWriter(outlines: StubOutlines(), images: images, outlinesText: true).string(for: list)
    let file = try TemporaryFile(Array(svg.utf8), "svg")
    let drawn = try PNGDecoder.decode(run("rsvg-convert", "librsvg2-bin", [file.path]))
    return try PixelComparison(expected, drawn)
  }

  @Test func perspective() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 12, height: 12)), circle = CGRect(x: 70, y: 20, width: 24, height: 24)
    var inner = DisplayGroup(commands: [.fill(square, .color(red), FillStyle())])
    inner.transform = CGAffineTransform(translationX: 50, y: 30).rotated(by: 0.5)
    var group = DisplayGroup(
      commands: [
        .fill(
          Path(CGRect(x: 20, y: 10, width: 80, height: 60)),
          .linearGradient(stops: stops, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 0, y: 70)), FillStyle()),
        .stroke(Path(ellipseIn: circle), .color(.black), StrokeStyle(lineWidth: 2)),
        .group(inner),
      ])
    group.perspective = Perspective(center: CGPoint(x: 60, y: 40), slope: CGSize(width: 0.006, height: 0))
    group.transform = CGAffineTransform(translationX: 2, y: 1)
    let result = try difference(.group(group))
    // Gradients are drawn in parts, whose edges meet the outline's.
    #expect(result.meanDelta < 1)
  }

  @Test func areasAndLines() throws {
    let box = Path(roundedRect: CGRect(x: 10.5, y: 10, width: 60, height: 50), cornerRadius: 14)
    let result = try difference(
      .fill(box, .color(blue.multiplyingAlpha(by: 0.7)), FillStyle()),
      .stroke(box, .color(red), StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 5], dashPhase: 2)),
      .fill(Path(CGRect(x: 80, y: 10, width: 20, height: 20)), .color(.black), FillStyle()))
    // Here colours are rounded once they are multiplied by their alpha; Cairo cuts them off.
    #expect(result.meanDelta < 0.2)
    #expect(result.maximumDelta < 40)
  }

  @Test func letters() throws {
    let run = GlyphRun.stub([4, 1, 5, 0, 6], size: 20, at: CGPoint(x: 5.3, y: 40.7), text: "abcde")
    var leaning = run
    leaning.origin.y = 70
    leaning.slant = 0.25
    let result = try difference(.glyphs(run, .color(.black)), .glyphs(leaning, .color(red)))
    #expect(result.meanDelta < 0.3)
  }

  @Test func gradients() throws {
    let result = try difference(
      .fill(
        Path(CGRect(x: 0, y: 0, width: 60, height: 40)),
        .linearGradient(stops: stops, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 50, y: 30)), FillStyle()),
      .fill(
        Path(ellipseIn: CGRect(x: 60, y: 0, width: 60, height: 40)),
        .radialGradient(
          stops: stops, center: CGPoint(x: 90, y: 20), startRadius: 5, endRadius: 25, transform: .identity),
        FillStyle()),
      .fill(
        Path(CGRect(x: 0, y: 40, width: 60, height: 40)),
        .angularGradient(stops: stops, center: CGPoint(x: 30, y: 60), startAngle: 0.5, endAngle: 0.5 + 2 * .pi),
        FillStyle()))
    #expect(result.meanDelta < 0.6)
  }

  @Test func groups() throws {
    let squares: [DisplayCommand] = [
      .fill(CGRect(x: 10, y: 10, width: 30, height: 30), red), .fill(CGRect(x: 25, y: 25, width: 30, height: 30), blue),
    ]
    let result = try difference(
      .group(squares) {
        $0.opacity = 0.5
        $0.isFlattened = true
        $0.transform = CGAffineTransform(rotationAngle: 0.1)
      },
      .group(squares) {
        $0.transform = CGAffineTransform(translationX: 55, y: 5)
        $0.clip = Path(ellipseIn: CGRect(x: 10, y: 10, width: 45, height: 45))
        $0.mask = [
          .fill(
            Path(CGRect(x: 0, y: 0, width: 60, height: 60)),
            .linearGradient(
              stops: [GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1)],
              start: .zero, end: CGPoint(x: 60, y: 0)), FillStyle())
        ]
      })
    #expect(result.meanDelta < 0.4)
  }

  @Test func effects() throws {
    let box: [DisplayCommand] = [.fill(CGRect(x: 20, y: 15, width: 30, height: 30), red)]
    let result = try difference(
      .group(box) {
        $0.effects = [
          .shadow(
            color: ResolvedColor(red: 0, green: 0, blue: 0.2, alpha: 0.6), radius: 4,
            offset: CGSize(width: 2, height: 3))
        ]
      },
      .group(box) {
        $0.transform = CGAffineTransform(translationX: 50, y: 10)
        $0.effects = [
          .colorMatrix([0, 1, 0, 0, 0.2, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]),
          .blur(radius: 3, opaque: false),
        ]
      })
    #expect(result.meanDelta < 0.5)
    #expect(result.maximumDelta < 12)
  }

  @Test(
    arguments: DisplayBlendMode.allCases.filter {
      ![.sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .softLight].contains($0)
    })
  func blendModes(mode: DisplayBlendMode) throws {
    let result = try difference(
      .fill(CGRect(x: 10, y: 10, width: 40, height: 40), ResolvedColor(red: 0.9, green: 0.3, blue: 0.1)),
      .group([
        .fill(CGRect(x: 30, y: 30, width: 40, height: 40), ResolvedColor(red: 0.2, green: 0.7, blue: 0.5, alpha: 0.8))
      ]) {
        $0.blendMode = mode
      })
    #expect(result.maximumDelta <= 2)
  }

  @Test func images() throws {
    let whole = ImagePlacement(
      image: ImageReference(name: "checker"), rect: CGRect(x: 10, y: 10, width: 40, height: 40))
    var part = whole
    part.rect = CGRect(x: 60, y: 10, width: 20, height: 20)
    part.source = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    var tinted = whole
    tinted.rect = CGRect(x: 60, y: 40, width: 30, height: 30)
    tinted.tint = .color(blue)
    let result = try difference(.image(whole), .image(part), .image(tinted))
    #expect(result.meanDelta < 0.5)
  }
}
