import Foundation
import StillsGeometry

extension DisplayList {
  /// The list as one line of JSON: an object for the list, and one for each command with its `kind`. Paths are text in
  /// SwiftUI's form, colours `#rrggbbaa`, points and sizes pairs, rectangles `[x, y, width, height]`.
  public var jsonDump: String {
    JSONText.object([
      ("size", size.json), ("scale", .number(scale)), ("background", background?.json),
      ("commands", .array(commands.map(\.json))),
    ]).text
  }
}

extension DisplayCommand {
  fileprivate var json: JSONText {
    switch self {
    case .fill(let path, let paint, let style):
      return .object([
        ("kind", .string("fill")), ("path", path.json), ("paint", paint.json),
        ("evenOdd", style.isEOFilled ? .bool(true) : nil), ("antialiased", style.isAntialiased ? nil : .bool(false)),
      ])
    case .stroke(let path, let paint, let style):
      return .object([
        ("kind", .string("stroke")), ("path", path.json), ("paint", paint.json), ("width", .number(style.lineWidth)),
        ("cap", .string("\(style.lineCap)")), ("join", .string("\(style.lineJoin)")),
        ("miterLimit", .number(style.miterLimit)),
        ("dash", style.dash.isEmpty ? nil : .array(style.dash.map(JSONText.number))),
        ("dashPhase", style.dash.isEmpty ? nil : .number(style.dashPhase)),
      ])
    case .glyphs(let run, let paint): return run.json(paint)
    case .image(let placement): return placement.json
    case .group(let group): return group.json
    case .backdrop(let path, let radius, let saturation, let tint):
      return .object([
        ("kind", .string("backdrop")), ("path", path.json), ("radius", .number(radius)),
        ("saturation", .number(saturation)), ("tint", tint.json),
      ])
    }
  }
}

extension DisplayGroup {
  fileprivate var json: JSONText {
    .object([
      ("kind", .string("group")), ("name", name.map(JSONText.string)), ("identifier", identifier.map(JSONText.string)),
      ("role", role.map { .string($0.rawValue) }), ("transform", transform.isIdentity ? nil : transform.json),
      ("perspective", perspective.map(\.json)),
      ("clip", clip?.json), ("clipEvenOdd", clip != nil && clipStyle.isEOFilled ? .bool(true) : nil),
      ("opacity", opacity == 1 ? nil : .number(opacity)),
      ("blendMode", blendMode == .normal ? nil : .string(blendMode.rawValue)),
      ("effects", effects.isEmpty ? nil : .array(effects.map(\.json))),
      ("flattened", isFlattened ? .bool(true) : nil), ("mask", mask.map { .array($0.map(\.json)) }),
      ("commands", .array(commands.map(\.json))),
    ])
  }
}

extension GlyphRun {
  fileprivate func json(_ paint: Paint) -> JSONText {
    .object([
      ("kind", .string("glyphs")), ("text", .string(text)), ("face", face.json), ("size", .number(size)),
      ("origin", origin.json), ("advance", .number(advance)), ("slant", slant == 0 ? nil : .number(slant)),
      ("glyphs", .array(glyphs.map(\.json))), ("paint", paint.json),
    ])
  }
}

extension PlacedGlyph {
  /// Number, x, y, cluster.
  fileprivate var json: JSONText {
    .array([.number(CGFloat(glyph)), .number(offset.x), .number(offset.y), .number(CGFloat(cluster))])
  }
}

extension FaceReference {
  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)),
      ("variations", variations.isEmpty ? nil : .object(variations.map { ($0.axis, .number($0.value)) })),
      ("family", .string(family)), ("weight", .number(CGFloat(weight))), ("italic", isItalic ? .bool(true) : nil),
    ])
  }
}

extension ImagePlacement {
  fileprivate var json: JSONText {
    let isWhole = source == CGRect(x: 0, y: 0, width: 1, height: 1)
    return .object([
      ("kind", .string("image")), ("image", .string(image.name)), ("rect", rect.json),
      ("source", isWhole ? nil : source.json), ("interpolation", .string(interpolation.rawValue)), ("tint", tint?.json),
    ])
  }
}

extension DisplayEffect {
  fileprivate var json: JSONText {
    switch self {
    case .blur(let radius, let isOpaque):
      return .object([("kind", .string("blur")), ("radius", .number(radius)), ("opaque", .bool(isOpaque))])
    case .shadow(let color, let radius, let offset):
      return .object([
        ("kind", .string("shadow")), ("color", color.json), ("radius", .number(radius)), ("offset", offset.json),
      ])
    case .colorMatrix(let values):
      return .object([("kind", .string("colorMatrix")), ("values", .array(values.map { .number($0) }))])
    }
  }
}

extension Paint {
  fileprivate var json: JSONText {
    switch self {
    case .color(let color): return color.json
    case .linearGradient(let stops, let start, let end):
      return .object([
        ("kind", .string("linear")), ("start", start.json), ("end", end.json), ("stops", .array(stops.map(\.json))),
      ])
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      return .object([
        ("kind", .string("radial")), ("center", center.json), ("startRadius", .number(startRadius)),
        ("endRadius", .number(endRadius)), ("transform", transform.isIdentity ? nil : transform.json),
        ("stops", .array(stops.map(\.json))),
      ])
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .object([
        ("kind", .string("angular")), ("center", center.json), ("startAngle", .number(startAngle)),
        ("endAngle", .number(endAngle)), ("stops", .array(stops.map(\.json))),
      ])
    case .image(let image, let rect, let repeats):
      return .object([
        ("kind", .string("image")), ("image", .string(image.name)), ("rect", rect.json), ("repeats", .bool(repeats)),
      ])
    }
  }
}

// MARK: - Small values

extension GradientStop {
  fileprivate var json: JSONText { .array([.number(location), color.json]) }
}

extension ResolvedColor {
  fileprivate var json: JSONText { .string(dump) }
}

extension Path {
  fileprivate var json: JSONText { .string(description) }
}

extension CGPoint {
  fileprivate var json: JSONText { .array([.number(x), .number(y)]) }
}

extension CGSize {
  fileprivate var json: JSONText { .array([.number(width), .number(height)]) }
}

extension CGRect {
  fileprivate var json: JSONText { .array([minX, minY, width, height].map { .number($0) }) }
}

extension CGAffineTransform {
  fileprivate var json: JSONText { .array([a, b, c, d, tx, ty].map { .number($0) }) }
}

extension Perspective {
  fileprivate var json: JSONText {
    .array([.number(center.x), .number(center.y), .number(slope.width * 1e3), .number(slope.height * 1e3)])
  }
}
