import Foundation
import StillsImaging
import Testing

private let red: UInt32 = 0xffff_0000, white: UInt32 = 0xffff_ffff, black: UInt32 = 0xff00_0000

private func buffer(_ width: Int, _ height: Int, _ word: UInt32 = white) throws -> PixelBuffer {
  let buffer = try PixelBuffer(width: width, height: height)
  for index in 0..<buffer.count { buffer.words[index] = word }
  return buffer
}

/// The distance of two colours as a rule would see it: the least limit under which they count as the same.
private func distance(
  _ a: UInt32, _ b: UInt32, _ path: WritableKeyPath<PixelDifference.Rules, Double?>
) throws -> Double {
  let (first, second) = (try buffer(1, 1, a), try buffer(1, 1, b))
  var (low, high) = (0.0, 400.0)
  for _ in 0..<60 {
    var rules = PixelDifference.Rules()
    rules[keyPath: path] = (low + high) / 2
    if PixelDifference(first, second, rules: rules).changedCount == 0 {
      high = (low + high) / 2
    } else {
      low = (low + high) / 2
    }
  }
  return high
}

@Suite struct PixelDifferenceTests {
  @Test func pixelsAreCountedAndPlaced() throws {
    let a = try buffer(30, 20), b = try buffer(30, 20)
    #expect(PixelDifference(a, b).changedCount == 0)
    b.row(5)[7] = red
    b.row(9)[12] = 0xfff0_f0f0
    let difference = PixelDifference(a, b)
    #expect(difference.changedCount == 2 && difference.count == 600 && difference.worstDelta == 255)
    #expect(difference.bounds == CGRect(x: 7, y: 5, width: 6, height: 5))
  }

  @Test func whatOnePictureLacksIsDifferent() throws {
    let difference = PixelDifference(try buffer(10, 10), try buffer(12, 8))
    #expect(difference.count == 12 * 10)
    #expect(difference.changedCount == 12 * 10 - 10 * 8)
    #expect(difference.bounds == CGRect(x: 0, y: 0, width: 12, height: 10))
  }

  @Test func ignoredRectanglesDoNotCount() throws {
    let a = try buffer(10, 10), b = try buffer(10, 10, black)
    var rules = PixelDifference.Rules()
    rules.ignored = [
      CGRect(x: 2.5, y: 0, width: 3, height: 10), CGRect(x: -5, y: 9, width: 100, height: CGFloat.infinity),
    ]
    #expect(PixelDifference(a, b, rules: rules).changedCount == 100 - 40 - 6)
    rules.ignored = [CGRect(x: CGFloat.nan, y: 0, width: .nan, height: 1), .null]
    #expect(PixelDifference(a, b, rules: rules).changedCount >= 98)
  }

  /// From CIELAB's own formulas: D65, sRGB.
  @Test func distancesOfColoursAreThoseOfCIELAB() throws {
    #expect(abs(try distance(white, black, \.colorDistance) - 100) < 0.01)
    // Lindbloom's calculator: red is (53.24, 80.09, 67.20), and green (87.73, −86.18, 83.18).
    #expect(abs(try distance(red, white, \.colorDistance) - 114.55) < 0.1)
    #expect(abs(try distance(red, 0xff00_ff00, \.colorDistance) - 170.57) < 0.1)
    #expect(try distance(0xff80_8080, 0xff81_8181, \.colorDistance) < 0.6)
  }

  @Test func blackAndWhiteAreOneApartInYIQ() throws {
    #expect(abs(try distance(white, black, \.threshold) - 0.967) < 0.01)
    #expect(try distance(0xff80_8080, 0xff81_8181, \.threshold) < 0.005)
  }

  @Test func transparencyCountsOverWhicheverGroundShowsIt() throws {
    // White that is half transparent does not show on white.
    #expect(abs(try distance(white, 0x8080_8080, \.colorDistance)) > 40)
  }

  /// A line from one corner to the other, its edge smoothed, and the same line a fraction of a pixel further.
  private func line(_ shift: Double) throws -> PixelBuffer {
    let picture = try buffer(60, 60)
    for y in 0..<60 {
      for x in 0..<60 {
        let cover = min(max(Double(x) - Double(y) * 0.4 - 10 + shift, 0), 1)
        let light = UInt32(255 - cover * 255)
        picture.row(y)[x] = 0xff00_0000 | light << 16 | light << 8 | light
      }
    }
    return picture
  }

  @Test func edgesThatOnlyMovedByPartOfAPixelDoNotCount() throws {
    let (a, b) = (try line(0), try line(0.3))
    var rules = PixelDifference.Rules()
    let plain = PixelDifference(a, b, rules: rules)
    rules.ignoresAntialiasing = true
    let tolerant = PixelDifference(a, b, rules: rules)
    #expect(plain.changedCount > 50)
    #expect(tolerant.changedCount < plain.changedCount / 10, "\(tolerant.changedCount) of \(plain.changedCount)")
    #expect(tolerant.antialiasedCount + tolerant.changedCount == plain.changedCount)
    // A square that came up is no edge.
    for y in 5..<15 { for x in 45..<55 { b.row(y)[x] = red } }
    #expect(PixelDifference(a, b, rules: rules).changedCount >= 100)
  }

  @Test func imageShowsRedWhereItDiffersYellowOnEdgesAndStripesWhereOneLacks() throws {
    let a = try buffer(10, 10), b = try buffer(14, 10)
    b.row(5)[7] = black
    let image = try PixelDifference.image(a, b)
    #expect(image.width == 14 && image[7, 5] == (255, 0, 0, 255))
    #expect(image[3, 3] == (255, 255, 255, 255))
    #expect(image[12, 3].red == 255 && image[12, 3].green < 255 && image[12, 3].green > 0)
  }

  @Test func checksumTellsPicturesApart() throws {
    let a = try buffer(10, 10), b = try buffer(10, 10)
    #expect(a.checksum == b.checksum)
    b.row(9)[9] = 0xffff_fffe
    #expect(a.checksum != b.checksum)
    #expect(try buffer(20, 5).checksum != a.checksum)
  }
}
