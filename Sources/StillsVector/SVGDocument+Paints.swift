import Foundation
import StillsDisplay
import StillsGeometry

extension SVGDocument {
  /// `property` is `fill` or `stroke`; `bounds` is what will be painted at most.
  func attributes(_ property: String, _ paint: Paint, bounds: CGRect) -> [(String, String)] {
    switch paint {
    case .color(let color):
      var attributes = [(property, SVGText.color(color))]
      if let opacity = SVGText.opacity(color.alpha) { attributes.append((property + "-opacity", opacity)) }
      return attributes
    case .linearGradient(let stops, let start, let end):
      let element = SVGElement(
        "linearGradient",
        [
          ("gradientUnits", "userSpaceOnUse"), ("x1", SVGText.number(start.x)), ("y1", SVGText.number(start.y)),
          ("x2", SVGText.number(end.x)), ("y2", SVGText.number(end.y)),
        ])
      return [(property, "url(#\(define("gradient", element, lines(stops))))")]
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      return [(property, "url(#\(radial(stops, center, startRadius, endRadius, transform)))")]
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let wedges = AngularWedges(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      return [(property, "url(#\(pattern(bounds, wedges.lines(covering: bounds))))")]
    case .image(let image, let rect, let repeats):
      guard let element = imageElement(image, in: CGRect(origin: .zero, size: rect.size)) else {
        return [(property, "none")]
      }
      // A picture that does not repeat stands alone in a tile as large as what is painted.
      let tile = repeats ? rect : rect.enclosing(bounds)
      let content = SVGElement(
        "g",
        [
          (
            "transform",
            SVGText.matrix(CGAffineTransform(translationX: rect.minX - tile.minX, y: rect.minY - tile.minY))
          )
        ])
      return [(property, "url(#\(pattern(tile, ["  " + content.opened + element.closed + "</g>"])))")]
    }
  }

  private func lines(_ stops: [GradientStop]) -> [String] {
    stops.map { stop in
      let element = SVGElement(
        "stop",
        [
          ("offset", NumberText.string(stop.location.isFinite ? stop.location : 0, places: 5)),
          ("stop-color", SVGText.color(stop.color)), ("stop-opacity", SVGText.opacity(stop.color.alpha)),
        ])
      return "  " + element.closed
    }
  }

  /// SVG wants the smaller circle first.
  private func radial(
    _ stops: [GradientStop], _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat,
    _ transform: CGAffineTransform
  ) -> String {
    let isInward = startRadius > endRadius
    let ordered =
      isInward ? stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : stops
    let element = SVGElement(
      "radialGradient",
      [
        ("gradientUnits", "userSpaceOnUse"), ("cx", SVGText.number(center.x)), ("cy", SVGText.number(center.y)),
        ("r", SVGText.number(max(startRadius, endRadius))), ("fr", SVGText.number(max(min(startRadius, endRadius), 0))),
        ("gradientTransform", transform.isIdentity ? nil : SVGText.matrix(transform)),
      ])
    return define("gradient", element, lines(ordered))
  }

  /// A tile whose content has its origin at the tile's corner.
  private func pattern(_ tile: CGRect, _ content: [String]) -> String {
    let element = SVGElement(
      "pattern",
      [
        ("patternUnits", "userSpaceOnUse"), ("x", SVGText.number(tile.minX)), ("y", SVGText.number(tile.minY)),
        ("width", SVGText.number(tile.width)), ("height", SVGText.number(tile.height)),
      ])
    return define("pattern", element, content)
  }
}

/// An angular gradient as thin triangles of one colour each.
struct AngularWedges {
  let stops: [GradientStop]
  let center: CGPoint
  let startAngle, endAngle: CGFloat

  /// Two degrees each (our choice): the steps cannot be seen in usual gradients.
  private static let count = 180

  /// Coordinates start at the corner of `bounds`.
  func lines(covering bounds: CGRect) -> [String] {
    guard bounds.isDrawable, center.isFinite, startAngle.isFinite, endAngle.isFinite, let last = stops.last else {
      return []
    }
    let middle = CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY)
    let reachX = max(abs(middle.x), abs(bounds.width - middle.x))
    let reachY = max(abs(middle.y), abs(bounds.height - middle.y))
    let radius = (reachX * reachX + reachY * reachY).squareRoot() * 1.1 + 1
    let turn = 2 * CGFloat.pi, span = min(abs(endAngle - startAngle), turn)
    let direction: CGFloat = endAngle < startAngle ? -1 : 1
    let ground = SVGElement(
      "rect",
      [
        ("width", SVGText.number(bounds.width)), ("height", SVGText.number(bounds.height)),
        ("fill", SVGText.color(last.color)), ("fill-opacity", SVGText.opacity(last.color.alpha)),
      ])
    guard span > 0 else { return ["  " + ground.closed] }
    // The gap between end and start is split between the two colours.
    let first = -(turn - span) / 2
    return (0..<Self.count).map { index in
      let from = first + turn * CGFloat(index) / CGFloat(Self.count), step = turn / CGFloat(Self.count)
      let color = GradientStop.color(stops, at: min(max((from + step / 2) / span, 0), 1))
      // Opaque wedges reach under all that follow, so that no ground shows between them.
      let isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
      let end = isOpaque ? first + turn : from + step
      let angles = Swift.stride(from: from, to: end, by: .pi / 4) + [end]
      let points =
        [middle]
        + angles.map { angle in
          let (sine, cosine) = Trigonometry.sineAndCosine(startAngle + angle * direction)
          return CGPoint(x: middle.x + cosine * radius, y: middle.y + sine * radius)
        }
      var path = Path()
      path.addLines(points)
      path.closeSubpath()
      let element = SVGElement(
        "path",
        [
          ("d", path.svgData()), ("fill", SVGText.color(color)), ("fill-opacity", SVGText.opacity(color.alpha)),
          ("shape-rendering", isOpaque ? nil : "crispEdges"),
        ])
      return "  " + element.closed
    }
  }
}

extension GradientStop {
  /// Interpolated without alpha, as renderers of SVG do.
  static func color(_ stops: [GradientStop], at location: CGFloat) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let after = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    guard after > 0 else { return first.color }
    let (a, b) = (stops[after - 1], stops[after])
    let share = (location - a.location) / (b.location - a.location)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return ResolvedColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }
}
