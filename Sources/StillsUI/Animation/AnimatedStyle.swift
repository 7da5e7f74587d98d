import Foundation
import StillsCore
import StillsDisplay

extension ViewContext {
  /// A style in this environment, on its way from the one before where that is animated.
  package func animatedStyle<S: ShapeStyle>(_ style: S) -> ResolvedStyle {
    animated(style: style._resolve(in: environment))
  }

  package func animated(style: ResolvedStyle) -> ResolvedStyle {
    blended(style, isSame: { $0.looksLike($1) }, mix: { $0.mixed(with: $1, by: $2, reports: graph.reports) })
  }

  package func animated(color: ResolvedColor) -> ResolvedColor {
    blended(color, isSame: ==, mix: { $0.blended(with: $1, by: $2) })
  }
}

extension ResolvedColor {
  /// Between two colours as an animation passes through them: in equal steps for the eye, as SwiftUI does since the SDK
  /// of iOS 18 (before, component by component). Transparent colours count as little as they show.
  package func blended(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let share = min(max(fraction, 0), 1)
    let (left, right) = (alpha * (1 - share), other.alpha * share)
    guard left + right > 0 else { return multiplyingAlpha(by: 0) }
    var color = mixed(with: other, by: right / (left + right), in: .perceptual)
    color.alpha = left + right
    return color
  }
}

extension ResolvedStyle {
  /// Whether both draw the same: told by the paint of one area.
  func looksLike(_ other: ResolvedStyle) -> Bool {
    guard shadows == other.shadows, blendMode == other.blendMode else { return false }
    switch (ground, other.ground) {
    case (.color(let left), .color(let right)): return left == right
    case (.backdrop(let radius, let saturation, let tint), .backdrop(let otherRadius, let otherSaturation, let other)):
      return radius == otherRadius && saturation == otherSaturation && tint == other
    case (.unit(let left), .unit(let right)):
      let probe = CGRect(x: 0, y: 0, width: 1, height: 1)
      return left(probe) == right(probe)
    case (.tiles(let left), .tiles(let right)): return left == right
    case (.mesh(let left, let opacity), .mesh(let right, let other)): return left == right && opacity == other
    default: return false
    }
  }

  func mixed(with other: ResolvedStyle, by share: Double, reports: ReportSink) -> ResolvedStyle {
    var mixed = share < 0.5 ? self : other
    switch (ground, other.ground) {
    case (.color(let left), .color(let right)): mixed.ground = .color(left.blended(with: right, by: share))
    case (.backdrop(let radius, let saturation, let tint), .backdrop(let toRadius, let toSaturation, let toTint)):
      mixed.ground = .backdrop(
        radius: radius + (toRadius - radius) * share, saturation: saturation + (toSaturation - saturation) * share,
        tint: tint.blended(with: toTint, by: share))
    case (.backdrop, _), (_, .backdrop):
      reports.add("animation: a material passes into another style at once, half way")
    case (.mesh, _), (_, .mesh):
      reports.add("animation: a mesh passes into another style at once, half way")
    default:
      let (left, right) = (self, other)
      mixed.ground = .unit { left.paint(in: $0).mixed(with: right.paint(in: $0), by: share, reports: reports) }
    }
    if shadows.count == other.shadows.count {
      mixed.shadows = zip(shadows, other.shadows).map { $0.mixed(with: $1, by: share) }
    }
    return mixed
  }
}

extension StyleShadow {
  fileprivate func mixed(with other: StyleShadow, by share: Double) -> StyleShadow {
    guard isInner == other.isInner else { return share < 0.5 ? self : other }
    return StyleShadow(
      color: color.blended(with: other.color, by: share), radius: radius + (other.radius - radius) * share,
      offset: offset.part(share, to: other.offset), isInner: isInner)
  }
}

extension CGSize {
  func part(_ share: Double, to other: CGSize) -> CGSize {
    CGSize(width: width + (other.width - width) * share, height: height + (other.height - height) * share)
  }
}

extension CGPoint {
  fileprivate func part(_ share: Double, to other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

// MARK: - Paints

extension Paint {
  /// Gradients of one kind pass stop by stop, a colour passes into a gradient as one of that colour alone. Others have
  /// nothing in between.
  func mixed(with other: Paint, by share: Double, reports: ReportSink) -> Paint {
    func number(_ left: CGFloat, _ right: CGFloat) -> CGFloat { left + (right - left) * share }
    switch (self, other) {
    case (.color(let left), .color(let right)): return .color(left.blended(with: right, by: share))
    case (.color(let left), _):
      guard let plain = other.filled(with: left) else { break }
      return plain.mixed(with: other, by: share, reports: reports)
    case (_, .color(let right)):
      guard let plain = filled(with: right) else { break }
      return mixed(with: plain, by: share, reports: reports)
    case (.linearGradient(let stops, let start, let end), .linearGradient(let toStops, let toStart, let toEnd)):
      return .linearGradient(
        stops: stops.mixed(with: toStops, by: share), start: start.part(share, to: toStart),
        end: end.part(share, to: toEnd))
    case (
      .radialGradient(let stops, let center, let inner, let outer, let transform),
      .radialGradient(let toStops, let toCenter, let toInner, let toOuter, let toTransform)
    ):
      return .radialGradient(
        stops: stops.mixed(with: toStops, by: share), center: center.part(share, to: toCenter),
        startRadius: number(inner, toInner), endRadius: number(outer, toOuter),
        transform: share < 0.5 ? transform : toTransform)
    case (
      .angularGradient(let stops, let center, let start, let end),
      .angularGradient(let toStops, let toCenter, let toStart, let toEnd)
    ):
      return .angularGradient(
        stops: stops.mixed(with: toStops, by: share), center: center.part(share, to: toCenter),
        startAngle: number(start, toStart), endAngle: number(end, toEnd))
    default: break
    }
    reports.add("animation: a style passes into one of another kind at once, half way")
    return share < 0.5 ? self : other
  }

  /// The same gradient in a single colour; nil for what has no colours of its own.
  private func filled(with color: ResolvedColor) -> Paint? {
    func plain(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: color, location: $0.location) }
    }
    switch self {
    case .color: return .color(color)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: plain(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let inner, let outer, let transform):
      return .radialGradient(
        stops: plain(stops), center: center, startRadius: inner, endRadius: outer, transform: transform)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(stops: plain(stops), center: center, startAngle: start, endAngle: end)
    case .image: return nil
    }
  }
}

extension [GradientStop] {
  /// Stop by stop; where there are different numbers of them, each has its counterpart at the same place.
  fileprivate func mixed(with other: [GradientStop], by share: Double) -> [GradientStop] {
    guard count != other.count else {
      return zip(self, other).map { left, right in
        GradientStop(
          color: left.color.blended(with: right.color, by: share),
          location: left.location + (right.location - left.location) * share)
      }
    }
    let places = Set(map(\.location) + other.map(\.location)).sorted()
    return places.map { place in
      GradientStop(color: color(at: place).blended(with: other.color(at: place), by: share), location: place)
    }
  }
}
