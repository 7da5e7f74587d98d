import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// A grid of coloured points with its environment taken in.
package struct ColorMesh: Equatable {
  /// A point, and the points towards which the sides leave it.
  struct Knot: Equatable {
    var place, leading, top, trailing, bottom: CGPoint
  }

  let width, height: Int
  let knots: [Knot]
  let colors: [ResolvedColor]
  let space: Gradient.ColorSpace
  let isSmooth: Bool
  let background: ResolvedColor

  /// Pieces of a patch from left to right. Each is a gradient along its row, and there are as many rows as make steps of
  /// two levels of colour.
  private static let columns = 8, leastRows = 16, mostRows = 128
}

extension MeshGradient.Locations {
  /// Nil where there are too few points, or places that are no numbers.
  func knots(width: Int, height: Int) -> [ColorMesh.Knot]? {
    func point(_ vector: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
    switch self {
    case .bezierPoints(let points):
      guard points.count >= width * height else { return nil }
      let knots = points.map {
        ColorMesh.Knot(
          place: point($0.position), leading: point($0.leadingControlPoint), top: point($0.topControlPoint),
          trailing: point($0.trailingControlPoint), bottom: point($0.bottomControlPoint))
      }
      return knots.allSatisfy(\.isFinite) ? knots : nil
    case .points(let vectors):
      guard vectors.count >= width * height else { return nil }
      let places = vectors.map(point)
      guard places.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      return (0..<width * height).map { index in
        let row = index / width, column = index % width
        let across = Self.slope(
          places[index], before: column > 0 ? places[index - 1] : nil,
          after: column < width - 1 ? places[index + 1] : nil)
        let down = Self.slope(
          places[index], before: row > 0 ? places[index - width] : nil,
          after: row < height - 1 ? places[index + width] : nil)
        func moved(_ by: CGPoint, _ factor: CGFloat) -> CGPoint {
          CGPoint(x: places[index].x + by.x * factor, y: places[index].y + by.y * factor)
        }
        return ColorMesh.Knot(
          place: places[index], leading: moved(across, -1 / 3), top: moved(down, -1 / 3),
          trailing: moved(across, 1 / 3),
          bottom: moved(down, 1 / 3))
      }
    }
  }

  /// The direction in which a smooth line passes through a point: from the one before it to the one after it.
  private static func slope(_ point: CGPoint, before: CGPoint?, after: CGPoint?) -> CGPoint {
    let from = before ?? point, to = after ?? point
    let share: CGFloat = before != nil && after != nil ? 0.5 : 1
    return CGPoint(x: (to.x - from.x) * share, y: (to.y - from.y) * share)
  }
}

extension ColorMesh.Knot {
  fileprivate var isFinite: Bool {
    [place, leading, top, trailing, bottom].allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}

// MARK: - Painting

extension ColorMesh {
  /// In the coordinates of `bounds`, which the pieces may leave.
  func paint(in bounds: CGRect, into painter: inout Painter) {
    painter.fill(Path(bounds), with: .color(background))
    let tones = colors.prefix(width * height).map { Tone($0, space) }
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let patch = Patch(self, tones, column, row)
        forEachPiece(of: patch, in: bounds) {
          // Smoothed edges would leave seams between the pieces.
          painter.fill($0, with: $1, style: FillStyle(antialiased: false))
        }
      }
    }
  }

  private func forEachPiece(of patch: Patch, in bounds: CGRect, _ body: (Path, Paint) -> Void) {
    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      let place = patch.place(u, v)
      return CGPoint(x: bounds.minX + place.x * bounds.width, y: bounds.minY + place.y * bounds.height)
    }
    let rows = min(max(Int((patch.tallestStep * 128).rounded(.up)), Self.leastRows), Self.mostRows)
    let (dx, dy) = (1 / CGFloat(Self.columns), 1 / CGFloat(rows))
    for row in 0..<rows {
      let top = CGFloat(row) * dy, bottom = CGFloat(row + 1) * dy, middle = (top + bottom) / 2
      for column in 0..<Self.columns {
        let left = CGFloat(column) * dx, right = CGFloat(column + 1) * dx
        var path = Path()
        path.addLines([point(left, top), point(right, top), point(right, bottom), point(left, bottom)])
        path.closeSubpath()
        let stops = [
          GradientStop(color: patch.color(left, middle), location: 0),
          GradientStop(color: patch.color(right, middle), location: 1),
        ]
        let (start, end) = (point(left, middle), point(right, middle))
        body(path, start == end ? .color(stops[0].color) : .linearGradient(stops: stops, start: start, end: end))
      }
    }
  }
}

/// A colour as numbers that are mixed one by one.
private struct Tone {
  var values: SIMD4<Double>
  let space: Gradient.ColorSpace

  init(_ color: ResolvedColor, _ space: Gradient.ColorSpace) {
    self.space = space
    switch space.kind {
    case .device: values = SIMD4(color.red, color.green, color.blue, color.alpha)
    case .perceptual:
      let lab = OKLab(color)
      values = SIMD4(lab.lightness, lab.a, lab.b, color.alpha)
    }
  }

  static func color(_ values: SIMD4<Double>, _ space: Gradient.ColorSpace) -> ResolvedColor {
    func bounded(_ value: Double) -> Double { min(max(value, 0), 1) }
    let alpha = bounded(values.w)
    switch space.kind {
    case .device:
      return ResolvedColor(red: bounded(values.x), green: bounded(values.y), blue: bounded(values.z), alpha: alpha)
    case .perceptual:
      let color = OKLab(lightness: values.x, a: values.y, b: values.z).color(alpha: alpha)
      return ResolvedColor(
        red: bounded(color.red), green: bounded(color.green), blue: bounded(color.blue), alpha: alpha)
    }
  }
}

/// What lies between four points: a bent area, and colours that pass smoothly into those beside it.
private struct Patch {
  private var corners: [CGPoint] = []
  /// From each corner to the right and down, a whole patch long.
  private var across: [CGPoint] = [], down: [CGPoint] = []
  private var tones: [SIMD4<Double>] = [], tonesAcross: [SIMD4<Double>] = [], tonesDown: [SIMD4<Double>] = []
  private let isSmooth: Bool
  private let space: Gradient.ColorSpace

  init(_ mesh: ColorMesh, _ all: [Tone], _ column: Int, _ row: Int) {
    (isSmooth, space) = (mesh.isSmooth, mesh.space)
    let width = mesh.width, height = mesh.height
    for (x, y) in [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)] {
      let index = y * width + x, knot = mesh.knots[index]
      let isLeft = x == column, isTop = y == row
      corners.append(knot.place)
      across.append(isLeft ? Self.way(knot.place, knot.trailing) : Self.way(knot.leading, knot.place))
      down.append(isTop ? Self.way(knot.place, knot.bottom) : Self.way(knot.top, knot.place))
      tones.append(all[index].values)
      let left = all[y * width + max(x - 1, 0)].values, right = all[y * width + min(x + 1, width - 1)].values
      let above = all[max(y - 1, 0) * width + x].values, below = all[min(y + 1, height - 1) * width + x].values
      tonesAcross.append((right - left) * (x > 0 && x < width - 1 ? 0.5 : 1))
      tonesDown.append((below - above) * (y > 0 && y < height - 1 ? 0.5 : 1))
    }
  }

  /// Three times the way to a control point is the direction at the corner.
  private static func way(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    CGPoint(x: (to.x - from.x) * 3, y: (to.y - from.y) * 3)
  }

  /// The largest difference of a component from top to bottom.
  var tallestStep: Double {
    let left = tones[2] - tones[0], right = tones[3] - tones[1]
    return (0..<4).reduce(0) { max($0, abs(left[$1]), abs(right[$1])) }
  }

  func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    let (a, b) = (Blend(u), Blend(v))
    var place = CGPoint.zero
    for corner in 0..<4 {
      let x = corner % 2, y = corner / 2
      let whole = a.ends[x] * b.ends[y], sideways = a.ways[x] * b.ends[y], downwards = a.ends[x] * b.ways[y]
      place.x += corners[corner].x * whole + across[corner].x * sideways + down[corner].x * downwards
      place.y += corners[corner].y * whole + across[corner].y * sideways + down[corner].y * downwards
    }
    return place
  }

  func color(_ u: CGFloat, _ v: CGFloat) -> ResolvedColor {
    guard isSmooth else {
      let top = tones[0] + (tones[1] - tones[0]) * Double(u), bottom = tones[2] + (tones[3] - tones[2]) * Double(u)
      return Tone.color(top + (bottom - top) * Double(v), space)
    }
    let (a, b) = (Blend(u), Blend(v))
    var sum = SIMD4<Double>.zero
    for corner in 0..<4 {
      let x = corner % 2, y = corner / 2
      sum += tones[corner] * Double(a.ends[x] * b.ends[y])
      sum += tonesAcross[corner] * Double(a.ways[x] * b.ends[y])
      sum += tonesDown[corner] * Double(a.ends[x] * b.ways[y])
    }
    return Tone.color(sum, space)
  }
}

/// How much of two ends and of the directions at them there is on the way from one to the other (Hermite's polynomials).
private struct Blend {
  let ends, ways: [CGFloat]

  init(_ t: CGFloat) {
    let t2 = t * t, t3 = t2 * t
    ends = [2 * t3 - 3 * t2 + 1, -2 * t3 + 3 * t2]
    ways = [t3 - 2 * t2 + t, t3 - t2]
  }
}
