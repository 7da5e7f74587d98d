import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

/// Colours by angle around a point.
struct AngularGradient {
  let stops: [GradientStop]
  let center: CGPoint
  let startAngle, endAngle: CGFloat

  /// The colours at the middles of the area's pixels; `matrix` leads from the gradient's coordinates to pixels.
  func pixels(_ area: PixelArea, matrix: CGAffineTransform) throws -> PixelBuffer {
    let result = try PixelBuffer(width: area.width, height: area.height)
    let inverse = matrix.inverted()
    let ramp = ColorRamp(stops)
    let turn = 2 * CGFloat.pi, extent = endAngle - startAngle
    for y in 0..<area.height {
      let row = result.row(y)
      for x in 0..<area.width {
        let point = CGPoint(x: CGFloat(area.left + x) + 0.5, y: CGFloat(area.top + y) + 0.5).applying(inverse)
        let angle = Trigonometry.arcTangent(y: point.y - center.y, x: point.x - center.x)
        row[x] = ramp.word(at: location(of: angle, turn, extent))
      }
    }
    return result
  }

  /// Where an angle falls between start and end. What is outside takes the nearer end's colour: the gap is split in
  /// the middle.
  private func location(of angle: CGFloat, _ turn: CGFloat, _ extent: CGFloat) -> CGFloat {
    let span = min(abs(extent), turn)
    guard span > 0 else { return 1 }
    let direction: CGFloat = extent < 0 ? -1 : 1
    var along = ((angle - startAngle) * direction).truncatingRemainder(dividingBy: turn)
    if along < 0 { along += turn }
    if along <= span { return along / span }
    return along < (span + turn) / 2 ? 1 : 0
  }
}

/// Gradient stops as premultiplied pixels at 4097 places, interpolated without alpha as Cairo does.
struct ColorRamp {
  private let words: [UInt32]
  private static let steps = 4096

  init(_ stops: [GradientStop]) {
    words = (0...Self.steps).map { Self.color(stops, CGFloat($0) / CGFloat(Self.steps)) }
  }

  func word(at location: CGFloat) -> UInt32 {
    let bounded = location.isNaN ? 0 : min(max(location, 0), 1)
    return words[Int((bounded * CGFloat(Self.steps)).rounded())]
  }

  private static func color(_ stops: [GradientStop], _ location: CGFloat) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    guard let after = stops.firstIndex(where: { $0.location > location }) else { return last.color.premultipliedWord }
    guard after > 0 else { return first.color.premultipliedWord }
    let before = stops[after - 1], next = stops[after]
    let share = (location - before.location) / (next.location - before.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let (a, b) = (before.color.bounded, next.color.bounded)
    return ResolvedColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha)
    ).premultipliedWord
  }
}

extension ResolvedColor {
  var premultipliedWord: UInt32 {
    let color = bounded
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha) << 8
      | byte(color.blue * color.alpha)
  }
}
