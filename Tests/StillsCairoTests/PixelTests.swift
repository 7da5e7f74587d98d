import Foundation
import StillsCairo
import StillsDisplay
import StillsGeometry
import StillsImaging
import Testing

private func pixels(_ list: DisplayList) throws -> PixelBuffer {
  try CairoRenderer(outlines: StubOutlines(), images: nil).pixels(of: list)
}

private func gray(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Int { Int(pixel.red) }

@Suite struct FillTests {
  @Test(arguments: [0, 0.1, 0.25, 0.3, 0.5, 0.7, 0.95, 0.999, 1])
  func uprightAreasHaveExactlyTheirColour(component: Double) throws {
    let byte = UInt8((component * 255).rounded())
    let color = ResolvedColor(red: component, green: 1 - component, blue: 0.5)
    let buffer = try pixels(DisplayList(12, 9, .fill(CGRect(x: 2, y: 1, width: 8, height: 7), color)))
    for y in 0..<9 {
      for x in 0..<12 {
        let isInside = x >= 2 && x < 10 && y >= 1 && y < 8
        let expected: (UInt8, UInt8, UInt8, UInt8) =
          isInside ? (byte, UInt8(((1 - component) * 255).rounded()), 128, 255) : (255, 255, 255, 255)
        #expect(buffer[x, y] == expected)
      }
    }
  }

  @Test func everyByteCanBePainted() throws {
    for byte in 0...255 {
      let level = Double(byte) / 255
      let buffer = try pixels(DisplayList(2, 2, on: ResolvedColor(red: level, green: level, blue: level)))
      #expect(gray(buffer[1, 1]) == byte)
    }
  }

  @Test func transparentColoursAreRoundedToTheNearest() throws {
    for alpha in [0.1, 0.33, 0.5, 0.8] {
      let color = ResolvedColor(red: 0.2, green: 0.6, blue: 1, alpha: alpha)
      let buffer = try pixels(DisplayList(3, 3, on: nil, .fill(CGRect(x: 0, y: 0, width: 3, height: 3), color)))
      let word = buffer.row(1)[1]
      #expect(Int(word >> 24) == Int((alpha * 255).rounded()))
      #expect(abs(Double(word >> 16 & 255) - 51 * alpha) <= 1)
      #expect(abs(Double(word & 255) - 255 * alpha) <= 1)
    }
  }

  @Test func halfCoveredPixelsAreHalfMixed() throws {
    let buffer = try pixels(DisplayList(4, 4, .fill(CGRect(x: 0.5, y: 0, width: 2, height: 4), .black)))
    #expect(abs(gray(buffer[0, 2]) - 128) <= 1)
    #expect(gray(buffer[1, 2]) == 0)
    #expect(abs(gray(buffer[2, 2]) - 128) <= 1)
    #expect(gray(buffer[3, 2]) == 255)
  }

  @Test func evenOddLeavesHoles() throws {
    var path = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    let holed = try pixels(DisplayList(9, 9, .fill(path, .color(.black), FillStyle(eoFill: true))))
    let full = try pixels(DisplayList(9, 9, .fill(path, .color(.black), FillStyle())))
    #expect(gray(holed[4, 4]) == 255)
    #expect(gray(full[4, 4]) == 0)
  }

  @Test func numbersThatAreNotFiniteDrawWithoutTrapping() throws {
    let odd = CGFloat.nan, huge = CGFloat.infinity
    var path = Path()
    path.move(to: CGPoint(x: odd, y: 0))
    path.addLine(to: CGPoint(x: huge, y: 4))
    path.addCurve(to: .zero, control1: CGPoint(x: -huge, y: odd), control2: CGPoint(x: 1e300, y: 2))
    let run = GlyphRun.stub([4], size: odd, at: .zero, text: "a")
    var far = GlyphRun.stub([4], size: 10, at: CGPoint(x: 1e30, y: huge), text: "a")
    far.glyphs[0].offset.x = odd
    let buffer = try pixels(
      DisplayList(
        4, 4, .fill(path, .color(ResolvedColor(red: odd, green: 0, blue: huge)), FillStyle()),
        .stroke(path, .color(.black), StrokeStyle(lineWidth: huge, dash: [odd])), .glyphs(run, .color(.black)),
        .glyphs(far, .color(.black)),
        .group([.fill(CGRect(x: 0, y: 0, width: 2, height: 2), .black)]) {
          $0.transform = CGAffineTransform(a: odd, b: 0, c: 0, d: huge, tx: 0, ty: 0)
        },
        .group([.fill(CGRect(x: 0, y: 0, width: 2, height: 2), .black)]) {
          $0.effects = [
            .blur(radius: odd, opaque: false),
            .shadow(color: .black, radius: huge, offset: CGSize(width: odd, height: huge)),
          ]
        }, .backdrop(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), radius: odd, saturation: 1, tint: .clear)))
    #expect(buffer.width == 4)
  }

  @Test func sizesThatCannotBeAreErrors() {
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e9, height: 1e9)] {
      #expect(throws: ImagingError.self) {
        try pixels(DisplayList(size: size, scale: 1, background: nil, commands: []))
      }
    }
  }
}

@Suite struct LetterTests {
  @Test func boxLetterOnPixelEdgesIsExact() throws {
    let run = GlyphRun.stub([0], size: 6, at: CGPoint(x: 2, y: 8), text: "x")
    let letters = try pixels(DisplayList(10, 10, .glyphs(run, .color(.black))))
    let area = try pixels(DisplayList(10, 10, .fill(CGRect(x: 2, y: 2, width: 6, height: 6), .black)))
    #expect(try PixelComparison(letters, area).isIdentical)
  }

  @Test func lettersMoveByPartsOfAPixel() throws {
    let run = GlyphRun.stub([0], size: 6, at: CGPoint(x: 2.25, y: 8), text: "x")
    let buffer = try pixels(DisplayList(10, 10, .glyphs(run, .color(.black))))
    #expect(abs(gray(buffer[2, 5]) - 64) <= 1)
    #expect(gray(buffer[3, 5]) == 0)
    #expect(abs(gray(buffer[8, 5]) - 191) <= 1)
  }

  @Test func coverageSumsToTheArea() throws {
    let run = GlyphRun.stub([1], size: 40, at: CGPoint(x: 5.3, y: 44.7), text: "o")
    let buffer = try pixels(DisplayList(50, 50, .glyphs(run, .color(.black))))
    var sum = 0.0
    for y in 0..<50 { for x in 0..<50 { sum += Double(255 - gray(buffer[x, y])) / 255 } }
    let expected = Double.pi * 1600 * (0.16 - 0.04)
    #expect(abs(sum - expected) < expected * 0.003)
  }

  @Test func clippedAndGradientLettersCoverAsPlainOnes() throws {
    let run = GlyphRun.stub([4, 5, 1], size: 20, at: CGPoint(x: 3.3, y: 24.2), text: "abc")
    let plain = try pixels(DisplayList(50, 30, .glyphs(run, .color(.black))))
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .black, location: 1)]
    let gradient = try pixels(
      DisplayList(50, 30, .glyphs(run, .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 50, y: 0)))))
    #expect(try PixelComparison(plain, gradient).maximumDelta <= 1)
    let clipped = try pixels(
      DisplayList(
        50, 30,
        .group([.glyphs(run, .color(.black))]) {
          $0.clip = Path(ellipseIn: CGRect(x: -50, y: -50, width: 150, height: 150))
        }))
    #expect(try PixelComparison(plain, clipped).maximumDelta <= 1)
  }

  @Test func lettersStayWithinAnUprightClip() throws {
    let run = GlyphRun.stub([0, 0], size: 10, at: CGPoint(x: 0, y: 10), text: "xx")
    let buffer = try pixels(
      DisplayList(
        20, 12, .group([.glyphs(run, .color(.black))]) { $0.clip = Path(CGRect(x: 4, y: 3, width: 5, height: 20)) }))
    #expect(gray(buffer[3, 5]) == 255)
    #expect(gray(buffer[4, 5]) == 0)
    #expect(gray(buffer[8, 5]) == 0)
    #expect(gray(buffer[9, 5]) == 255)
    #expect(gray(buffer[5, 2]) == 255)
  }

  /// Coverage is kept from label to label.
  @Test func whatWasPaintedBeforeDoesNotShow() throws {
    let renderer = CairoRenderer(outlines: StubOutlines(), images: nil)
    let alike = GlyphRun.stub([4, 5, 1], size: 20, at: CGPoint(x: 3.3, y: 24.2), text: "abc")
    var variants = [alike]
    for (x, y) in [(3.3, 34.2), (63.3, 24.2), (3.3001, 24.2), (3.8, 24.7), (-6.3, 24.2), (3.3, 9.2)] {
      variants.append(GlyphRun.stub([4, 5, 1], size: 20, at: CGPoint(x: x, y: y), text: "abc"))
    }
    variants.append(GlyphRun.stub([4, 5, 0], size: 20, at: alike.origin, text: "abx"))
    variants.append(GlyphRun.stub([4, 5, 1], size: 20.5, at: alike.origin, text: "abc"))
    for color in [ResolvedColor.black, ResolvedColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.6)] {
      for run in variants + variants {
        let list = DisplayList(90, 40, .glyphs(run, .color(color)))
        #expect(try PixelComparison(renderer.pixels(of: list), pixels(list)).isIdentical)
      }
    }
  }

  @Test func unknownFacesAreWarnedOfOnce() throws {
    var run = GlyphRun.stub([0], size: 10, at: CGPoint(x: 0, y: 10), text: "x")
    run.face.name = "Nobody"
    let renderer = CairoRenderer(outlines: StubOutlines(), images: nil)
    _ = try renderer.pixels(of: DisplayList(20, 12, .glyphs(run, .color(.black)), .glyphs(run, .color(.black))))
    #expect(renderer.warnings == ["There are no letter shapes of the face “Nobody”."])
  }
}

/// What 0.6 on 0.5 gives.
private let formulas: [(DisplayBlendMode, Double)] = [
  (.multiply, 0.3), (.screen, 0.8), (.overlay, 0.6), (.darken, 0.5), (.lighten, 0.6), (.colorDodge, 1),
  (.colorBurn, 0.1667), (.softLight, 0.55), (.hardLight, 0.6), (.difference, 0.1), (.exclusion, 0.5), (.plusLighter, 1),
  (.plusDarker, 0.1), (.luminosity, 0.6), (.destinationOver, 0.5), (.sourceAtop, 0.6),
]

@Suite struct GroupTests {
  private let square = DisplayCommand.fill(CGRect(x: 10, y: 10, width: 20, height: 20), .black)

  @Test func plainGroupsDrawAsTheirCommands() throws {
    let plain = try pixels(DisplayList(40, 40, square)),
      grouped = try pixels(DisplayList(40, 40, .group([square]) { $0.name = "X" }))
    let flat = try pixels(DisplayList(40, 40, .group([square]) { $0.isFlattened = true }))
    #expect(try PixelComparison(plain, grouped).isIdentical)
    #expect(try PixelComparison(plain, flat).isIdentical)
  }

  @Test func opacityFadesOverlappingCommandsAsOne() throws {
    let buffer = try pixels(DisplayList(40, 40, .group([square, square]) { $0.opacity = 0.5 }))
    #expect(abs(gray(buffer[20, 20]) - 127) <= 1)
  }

  @Test func maskMultipliesByItsAlpha() throws {
    let half = DisplayCommand.fill(
      CGRect(x: 0, y: 0, width: 20, height: 40), ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    let buffer = try pixels(DisplayList(40, 40, .group([square]) { $0.mask = [half] }))
    #expect(abs(gray(buffer[15, 20]) - 127) <= 1)
    #expect(gray(buffer[25, 20]) == 255)
  }

  @Test func transformMovesClipAndContent() throws {
    let buffer = try pixels(
      DisplayList(
        40, 40,
        .group([square]) {
          $0.transform = CGAffineTransform(translationX: 5, y: 0)
          $0.clip = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
        }))
    #expect(gray(buffer[14, 15]) == 255)
    #expect(gray(buffer[15, 15]) == 0)
    #expect(gray(buffer[24, 15]) == 0)
    #expect(gray(buffer[25, 15]) == 255)
  }

  @Test func blurKeepsTheAmountOfInk() throws {
    for radius: CGFloat in [0.4, 1, 3.7, 8] {
      let list = DisplayList(
        90, 90, scale: 1, on: nil,
        .group([.fill(CGRect(x: 35, y: 35, width: 20, height: 20), .black)]) {
          $0.effects = [.blur(radius: radius, opaque: false)]
        })
      let buffer = try pixels(list)
      var sum = 0
      for index in 0..<buffer.count { sum += Int(buffer.words[index] >> 24) }
      // Each pixel is rounded to 1/255 on its own.
      #expect(abs(Double(sum) / 255 - 400) < 8)
    }
  }

  @Test func blurredEdgeIsAGaussianStep() throws {
    let sigma: CGFloat = 6
    let list = DisplayList(
      120, 60,
      .group([.fill(CGRect(x: -100, y: -100, width: 160, height: 300), .black)]) {
        $0.effects = [.blur(radius: sigma, opaque: false)]
      })
    let buffer = try pixels(list)
    for x in 40..<80 {
      let distance = (Double(x) + 0.5 - 60) / Double(sigma)
      let expected = 255 * 0.5 * erfc(-distance / 2.0.squareRoot())
      #expect(abs(Double(gray(buffer[x, 30])) - expected) < 3)
    }
  }

  @Test func shadowIsHalfAtTheEdgeAndASixthOneRadiusOut() throws {
    let list = DisplayList(
      200, 100,
      .group([.fill(CGRect(x: -50, y: -50, width: 150, height: 300), .white)]) {
        $0.effects = [.shadow(color: .black, radius: 10, offset: .zero)]
      })
    let buffer = try pixels(list)
    #expect(abs(gray(buffer[100, 50]) - 255 / 2) < 8)
    #expect(abs(Double(gray(buffer[110, 50])) - 255 * 0.84) < 6)
    #expect(gray(buffer[98, 50]) == 255)
  }

  @Test func shadowMovesByItsOffset() throws {
    let list = DisplayList(
      40, 40, on: nil,
      .group([.fill(CGRect(x: 10, y: 10, width: 10, height: 10), .white)]) {
        $0.effects = [.shadow(color: .black, radius: 0, offset: CGSize(width: 3, height: 5))]
      })
    let buffer = try pixels(list)
    #expect(buffer[15, 15] == (255, 255, 255, 255))
    #expect(buffer[22, 24] == (0, 0, 0, 255))
    #expect(buffer[23, 24].alpha == 0)
    #expect(buffer[11, 24].alpha == 0)
  }

  @Test func colourMatrixWorksOnStraightColour() throws {
    let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let list = DisplayList(
      4, 4, on: nil,
      .group([.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color)]) {
        $0.effects = [.colorMatrix([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0.1, 0, 0, 0, 1, 0])]
      })
    let pixel = try pixels(list)[1, 1]
    #expect(abs(Int(pixel.red) - 102) <= 1)
    #expect(abs(Int(pixel.green) - 153) <= 1)
    #expect(abs(Int(pixel.blue) - 77) <= 1)
  }

  @Test func backdropBlursWhatIsBelowItOnly() throws {
    let list = DisplayList(
      80, 40, .fill(CGRect(x: 0, y: 0, width: 40, height: 40), .black),
      .backdrop(Path(CGRect(x: 0, y: 0, width: 80, height: 20)), radius: 5, saturation: 1, tint: .clear))
    let buffer = try pixels(list)
    #expect(abs(gray(buffer[40, 10]) - 130) < 14)
    #expect(gray(buffer[40, 30]) == 255)
    #expect(gray(buffer[39, 30]) == 0)
  }

  @Test(arguments: formulas)
  func blendFormulas(mode: DisplayBlendMode, expected: Double) throws {
    let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
    func gray(_ level: Double) -> ResolvedColor { ResolvedColor(red: level, green: level, blue: level) }
    let buffer = try pixels(
      DisplayList(4, 4, on: gray(0.5), .group([.fill(whole, gray(0.6))]) { $0.blendMode = mode }))
    // The backdrop itself is rounded to 128.
    #expect(abs(Double(buffer[1, 1].red) - expected * 255) <= 1.6)
  }
}

@Suite struct GradientTests {
  @Test func linearGradientRunsFromStartToEnd() throws {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let paint = Paint.linearGradient(stops: stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: 100))
    let buffer = try pixels(
      DisplayList(5, 100, .fill(Path(CGRect(x: 0, y: 0, width: 5, height: 100)), paint, FillStyle())))
    for y in 0..<100 { #expect(abs(Double(gray(buffer[2, y])) - (Double(y) + 0.5) * 2.55) <= 1.5) }
  }

  @Test func angularGradientTurnsClockwiseFromItsStart() throws {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let paint = Paint.angularGradient(stops: stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi)
    let buffer = try pixels(
      DisplayList(100, 100, .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), paint, FillStyle())))
    #expect(gray(buffer[99, 50]) < 3)
    #expect(abs(gray(buffer[50, 99]) - 64) < 3)
    #expect(abs(gray(buffer[0, 50]) - 127) < 3)
    #expect(abs(gray(buffer[50, 0]) - 191) < 3)
    #expect(gray(buffer[99, 48]) > 250)
  }
}

@Suite struct ImageTests {
  private let images = StubImages()

  init() {
    images.pictures["bars"] = ImagePixels(
      width: 4, height: 1, rgba: [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255])
  }

  private func draw(_ placement: ImagePlacement, _ size: CGSize, scale: CGFloat = 1) throws -> PixelBuffer {
    try CairoRenderer(outlines: nil, images: images).pixels(
      of: DisplayList(size: size, scale: scale, background: nil, commands: [.image(placement)]))
  }

  @Test func pictureOfTheScreensOwnPixelsIsCopied() throws {
    let placement = ImagePlacement(image: ImageReference(name: "bars"), rect: CGRect(x: 1, y: 1, width: 4, height: 1))
    let buffer = try draw(placement, CGSize(width: 6, height: 3))
    #expect((1...4).map { gray(buffer[$0, 1]) } == [0, 255, 0, 255])
    #expect(buffer[0, 1].alpha == 0)
    #expect(buffer[5, 1].alpha == 0)
  }

  @Test func makingSmallerAverages() throws {
    let placement = ImagePlacement(image: ImageReference(name: "bars"), rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let buffer = try draw(placement, CGSize(width: 1, height: 1))
    #expect(abs(gray(buffer[0, 0]) - 128) < 20)
  }

  @Test func withoutInterpolationPixelsStaySharp() throws {
    var placement = ImagePlacement(image: ImageReference(name: "bars"), rect: CGRect(x: 0, y: 0, width: 8, height: 2))
    placement.interpolation = .none
    let buffer = try draw(placement, CGSize(width: 8, height: 2))
    #expect((0..<8).map { gray(buffer[$0, 1]) } == [0, 0, 255, 255, 0, 0, 255, 255])
  }

  @Test func mirroredPicturesAreMirrored() throws {
    var group = DisplayGroup(commands: [
      .image(ImagePlacement(image: ImageReference(name: "bars"), rect: CGRect(x: 0, y: 0, width: 4, height: 1)))
    ])
    group.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
    let buffer = try CairoRenderer(outlines: nil, images: images).pixels(
      of: DisplayList(size: CGSize(width: 4, height: 1), scale: 1, background: nil, commands: [.group(group)]))
    #expect((0..<4).map { gray(buffer[$0, 0]) } == [255, 0, 255, 0])
  }

  @Test func missingPicturesAreWarnedOf() throws {
    let renderer = CairoRenderer(outlines: nil, images: nil)
    let placement = ImagePlacement(image: ImageReference(name: "gone"), rect: CGRect(x: 0, y: 0, width: 4, height: 1))
    _ = try renderer.pixels(of: DisplayList(4, 4, .image(placement)))
    #expect(renderer.warnings == ["There is no picture named “gone”."])
  }
}
