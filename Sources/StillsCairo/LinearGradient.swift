import CStillsPixels
import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// Colours along a line: before its start the first, beyond its end the last.
struct LinearGradient {
  private let start, end: CGPoint
  private let ramp: ColorRamp

  /// Nil for what has no extent.
  init?(_ stops: [GradientStop], from start: CGPoint, to end: CGPoint) {
    guard start.isFinite, end.isFinite, stops.count > 1, start != end else { return nil }
    (self.start, self.end, ramp) = (start, end, ColorRamp(stops))
  }

  var isOpaque: Bool { ramp.isOpaque }

  /// The colours at the middles of the area's pixels; `matrix` leads from the gradient's coordinates to pixels.
  func pixels(_ area: PixelArea, matrix: CGAffineTransform) throws -> PixelBuffer {
    let result = try PixelBuffer(width: area.width, height: area.height, isCleared: false)
    write(area, matrix: matrix) { result.row($0 - area.top) }
    return result
  }

  /// The same into rows of pixels from the area's left on.
  func write(_ area: PixelArea, matrix: CGAffineTransform, row: (Int) -> UnsafeMutablePointer<UInt32>) {
    let inverse = matrix.inverted()
    let direction = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let square = direction.x * direction.x + direction.y * direction.y
    func share(_ x: CGFloat, _ y: CGFloat) -> Double { Double((x * direction.x + y * direction.y) / square) }
    let across = share(inverse.a, inverse.b), down = share(inverse.c, inverse.d)
    let corner = CGPoint(x: CGFloat(area.left) + 0.5, y: CGFloat(area.top) + 0.5).applying(inverse)
    let first = share(corner.x - start.x, corner.y - start.y)
    let count = Int32(clamping: area.width), steps = Int32(ColorRamp.steps)
    for y in area.top..<area.bottom {
      let words = row(y), place = first + Double(y - area.top) * down
      if across == 0 {
        var word: UInt32 = 0
        stills_ramp_row(ramp.words, steps, place, 0, &word, 1)
        stills_fill(words, area.width, area.width, 1, word)
      } else if down == 0, y > area.top {
        memcpy(words, row(area.top), area.width * 4)
      } else {
        stills_ramp_row(ramp.words, steps, place, across, words, count)
      }
    }
  }
}
