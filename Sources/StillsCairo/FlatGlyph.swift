import CStillsPixels
import Foundation
import StillsGeometry

/// A glyph's outline as closed runs of straight lines, at one unit per em.
struct FlatGlyph {
  /// Another one for each of a renderer's flat glyphs.
  let id: UInt64
  private(set) var points: [SIMD2<Float>] = []
  /// Where each closed run ends in `points`.
  private(set) var ends: [Int] = []
  private(set) var bounds = stills_bounds(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  /// Straight within a twentieth of a pixel (our choice; less cannot be seen in 8 bits) at this many pixels per em.
  init(_ outline: Path, pixelsPerEm: CGFloat, id: UInt64) {
    self.id = id
    let tolerance = Float(0.05 / max(pixelsPerEm, 1))
    var current = SIMD2<Float>.zero
    for element in outline.elements {
      switch element {
      case .move(let point):
        close()
        current = Self.vector(point)
        points.append(current)
      case .line(let point):
        current = Self.vector(point)
        points.append(current)
      case .quadCurve(let point, let control):
        let end = Self.vector(point), control = Self.vector(control)
        // A quadratic curve strays from its chord by an eighth of its second difference over the square of the pieces.
        let count = Self.pieces((current - control - control + end) / 4, tolerance)
        for index in 1...count {
          let t = Float(index) / Float(count), s = 1 - t
          points.append(current * (s * s) + control * (2 * s * t) + end * (t * t))
        }
        current = end
      case .curve(let point, let control1, let control2):
        let end = Self.vector(point), first = Self.vector(control1), second = Self.vector(control2)
        let bendA = current - first - first + second, bendB = first - second - second + end
        let bend = Self.square(bendA) > Self.square(bendB) ? bendA : bendB
        let count = Self.pieces(bend * 0.75, tolerance)
        for index in 1...count {
          let t = Float(index) / Float(count), s = 1 - t
          let a = current * (s * s * s), b = first * (3 * s * s * t), c = second * (3 * s * t * t),
            d = end * (t * t * t)
          points.append(a + b + c + d)
        }
        current = end
      case .closeSubpath:
        close()
        current = points.isEmpty ? .zero : points[startOfLastRun]
      }
    }
    close()
    for point in points {
      (bounds.left, bounds.top) = (min(bounds.left, point.x), min(bounds.top, point.y))
      (bounds.right, bounds.bottom) = (max(bounds.right, point.x), max(bounds.bottom, point.y))
    }
  }

  private var startOfLastRun: Int { ends.count > 1 ? ends[ends.count - 2] : 0 }

  private mutating func close() {
    let start = ends.last ?? 0
    if points.count - start < 3 { points.removeSubrange(start...) } else { ends.append(points.count) }
  }

  private static func vector(_ point: CGPoint) -> SIMD2<Float> {
    point.isFinite ? SIMD2(Float(point.x), Float(point.y)) : .zero
  }

  private static func square(_ vector: SIMD2<Float>) -> Float { vector.x * vector.x + vector.y * vector.y }

  private static func pieces(_ bend: SIMD2<Float>, _ tolerance: Float) -> Int {
    let count = (square(bend).squareRoot() / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 64)) : 1
  }
}
