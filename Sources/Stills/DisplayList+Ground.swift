import Foundation
import StillsDisplay
import StillsGeometry

extension DisplayList {
  /// The colour of what lies at a point, by the areas painted over it; nil where that is transparent or a picture.
  func ground(at point: CGPoint) -> ResolvedColor? {
    var color = background
    Self.paint(commands, at: point, over: &color, opacity: 1)
    return color
  }

  private static func paint(
    _ commands: [DisplayCommand], at point: CGPoint, over color: inout ResolvedColor?, opacity: Double
  ) {
    for command in commands {
      switch command {
      case .fill(let path, let paint, let style):
        guard path.boundingRect.holds(point), path.contains(point, eoFill: style.isEOFilled) else { continue }
        color = paint.sample(near: point).flatMap { $0.multiplyingAlpha(by: opacity).over(color) }
      case .backdrop(let path, _, _, let tint):
        if path.contains(point, eoFill: false) { color = tint.multiplyingAlpha(by: opacity).over(color) }
      case .image(let image):
        if image.rect.holds(point) { color = nil }
      case .group(let group):
        guard let inner = group.inner(point) else { continue }
        if let clip = group.clip, !clip.contains(inner, eoFill: group.clipStyle.isEOFilled) { continue }
        paint(group.commands, at: inner, over: &color, opacity: opacity * group.opacity)
      case .stroke, .glyphs: continue
      }
    }
  }
}

extension Paint {
  /// The paint's colour at a point; for gradients that are not linear, the middle of the stops.
  fileprivate func sample(near point: CGPoint) -> ResolvedColor? {
    switch self {
    case .color(let color): return color
    case .linearGradient(let stops, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return stops.last?.color }
      return stops.color(at: ((point.x - start.x) * dx + (point.y - start.y) * dy) / length)
    case .radialGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _): return stops.color(at: 0.5)
    case .image: return nil
    }
  }
}

extension [GradientStop] {
  fileprivate func color(at location: CGFloat) -> ResolvedColor? {
    guard let first, let last else { return nil }
    if location <= first.location { return first.color }
    for (before, after) in zip(self, dropFirst()) where location <= after.location {
      let span = after.location - before.location
      let part = span > 0 ? Double((location - before.location) / span) : 1
      return before.color.mixed(with: after.color, part: part)
    }
    return last.color
  }
}

extension ResolvedColor {
  fileprivate func mixed(with other: ResolvedColor, part: Double) -> ResolvedColor {
    ResolvedColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }

  /// Laid over an opaque ground; over nothing it counts only where it is opaque itself.
  fileprivate func over(_ ground: ResolvedColor?) -> ResolvedColor? {
    guard alpha < 1 else { return self }
    guard let ground else { return alpha > 0.5 ? self : nil }
    let opaque = ResolvedColor(red: red, green: green, blue: blue)
    var mixed = ground.mixed(with: opaque, part: alpha)
    mixed.alpha = 1
    return mixed
  }
}
