import Foundation
import StillsGeometry

extension DisplayList {
  /// The list as text, one command a line, what is in a group two spaces further in. Numbers have at most three places,
  /// colours are `#rrggbbaa`. Lists that draw alike to a thousandth of a point have the same text, so it serves as digest.
  public var textDump: String {
    let ground = background.map { " background \($0.dump)" } ?? ""
    let head = "display \(size.width.dump)×\(size.height.dump) @\(scale.dump)x\(ground)"
    return ([head] + commands.flatMap { $0.lines(indent: "  ") }).joined(separator: "\n") + "\n"
  }
}

extension DisplayCommand {
  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .fill(let path, let paint, let style):
      let rule = (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased")
      return ["\(indent)fill \(path.dump) \(paint.dump)\(rule)"]
    case .stroke(let path, let paint, let style): return ["\(indent)stroke \(path.dump) \(paint.dump) \(style.dump)"]
    case .glyphs(let run, let paint): return ["\(indent)glyphs \(run.dump) \(paint.dump)"]
    case .image(let placement): return ["\(indent)image \(placement.dump)"]
    case .group(let group): return group.lines(indent: indent)
    case .backdrop(let path, let radius, let saturation, let tint):
      let look = "radius \(radius.dump) saturation \(CGFloat(saturation).dump) tint \(tint.dump)"
      return ["\(indent)backdrop \(path.dump) \(look)"]
    }
  }
}

extension DisplayGroup {
  fileprivate func lines(indent: String) -> [String] {
    var parts = ["group"]
    if let name { parts.append(name) }
    if let identifier { parts.append("id " + quoted(identifier)) }
    if let role { parts.append("role \(role.rawValue)") }
    if !transform.isIdentity { parts.append("transform \(transform.dump)") }
    if let perspective {
      // Slopes are small: in thousandths.
      let numbers = [perspective.slope.width * 1e3, perspective.slope.height * 1e3].map { NumberText.string($0) }
      parts.append("perspective \(numbers.joined(separator: " "))")
    }
    if let clip { parts.append("clip \(clip.dump)" + (clipStyle.isEOFilled ? " even-odd" : "")) }
    if opacity != 1 { parts.append("opacity \(CGFloat(opacity).dump)") }
    if blendMode != .normal { parts.append("blend \(blendMode.rawValue)") }
    parts += effects.map(\.dump)
    if isFlattened { parts.append("flattened") }
    var lines = [indent + parts.joined(separator: " ")]
    lines += commands.flatMap { $0.lines(indent: indent + "  ") }
    if let mask { lines += [indent + "  mask"] + mask.flatMap { $0.lines(indent: indent + "    ") } }
    return lines
  }
}

// MARK: - Words

extension CGFloat {
  fileprivate var dump: String { NumberText.string(self) }
}

extension CGPoint {
  fileprivate var dump: String { "(\(x.dump) \(y.dump))" }
}

extension CGRect {
  fileprivate var dump: String {
    isNull ? "null" : "[\(minX.dump) \(minY.dump) \(width.dump)×\(height.dump)]"
  }
}

extension CGAffineTransform {
  fileprivate var dump: String {
    if a == 1, b == 0, c == 0, d == 1 { return "move (\(tx.dump) \(ty.dump))" }
    let turn = [a, b, c, d].map { NumberText.string($0, places: 6) }.joined(separator: " ")
    return "(\(turn) \(tx.dump) \(ty.dump))"
  }
}

extension ResolvedColor {
  /// `#rrggbbaa`.
  package var dump: String {
    "#"
      + [red, green, blue, alpha].map { value in
        let byte = value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

extension Path {
  /// An upright rectangle as such, anything else as its elements.
  fileprivate var dump: String {
    if let rect = asRectangle { return "rect \(rect.dump)" }
    return "path {" + elements.map(\.dump).joined(separator: " ") + "}"
  }
}

extension Path.Element {
  fileprivate var dump: String {
    func text(_ points: [CGPoint], _ letter: String) -> String {
      (points.flatMap { [$0.x.dump, $0.y.dump] } + [letter]).joined(separator: " ")
    }
    switch self {
    case .move(let point): return text([point], "m")
    case .line(let point): return text([point], "l")
    case .quadCurve(let point, let control): return text([control, point], "q")
    case .curve(let point, let control1, let control2): return text([control1, control2, point], "c")
    case .closeSubpath: return "h"
    }
  }
}

extension StrokeStyle {
  fileprivate var dump: String {
    var parts = ["width \(lineWidth.dump)"]
    if lineCap != .butt { parts.append("cap \(lineCap)") }
    parts.append(lineJoin == .miter ? "miter \(miterLimit.dump)" : "join \(lineJoin)")
    if !dash.isEmpty { parts.append("dash (\(dash.map(\.dump).joined(separator: " "))) phase \(dashPhase.dump)") }
    return parts.joined(separator: " ")
  }
}

extension Paint {
  fileprivate var dump: String {
    switch self {
    case .color(let color): return color.dump
    case .linearGradient(let stops, let start, let end):
      return "linear \(start.dump)–\(end.dump) \(stops.dump)"
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      let turn = transform.isIdentity ? "" : " transform \(transform.dump)"
      return "radial \(center.dump) \(startRadius.dump)–\(endRadius.dump)\(turn) \(stops.dump)"
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return "angular \(center.dump) \(startAngle.dump)–\(endAngle.dump) \(stops.dump)"
    case .image(let image, let rect, let repeats):
      return "image \(quoted(image.name)) \(rect.dump)" + (repeats ? " repeats" : "")
    }
  }
}

extension [GradientStop] {
  fileprivate var dump: String { "{" + map { "\($0.location.dump) \($0.color.dump)" }.joined(separator: ", ") + "}" }
}

extension GlyphRun {
  fileprivate var dump: String {
    let places = glyphs.map { glyph in
      let y = glyph.offset.y == 0 ? "" : "/\(glyph.offset.y.dump)"
      return "\(glyph.glyph)@\(glyph.offset.x.dump)\(y)"
    }.joined(separator: " ")
    let lean = slant == 0 ? "" : " slant \(slant.dump)"
    return "\(quoted(text)) \(face.dump) \(size.dump)pt at \(origin.dump) advance \(advance.dump)\(lean) {\(places)}"
  }
}

extension FaceReference {
  /// `InterVariable[opsz=14 wght=600]`.
  fileprivate var dump: String {
    let axes = variations.map { "\($0.axis)=\(CGFloat($0.value).dump)" }.joined(separator: " ")
    return axes.isEmpty ? name : "\(name)[\(axes)]"
  }
}

extension ImagePlacement {
  fileprivate var dump: String {
    var parts = [quoted(image.name), rect.dump]
    if source != CGRect(x: 0, y: 0, width: 1, height: 1) { parts.append("source \(source.dump)") }
    if interpolation != .medium { parts.append("interpolation \(interpolation.rawValue)") }
    if let tint { parts.append("tint \(tint.dump)") }
    return parts.joined(separator: " ")
  }
}

extension DisplayEffect {
  fileprivate var dump: String {
    switch self {
    case .blur(let radius, let isOpaque): return "blur \(radius.dump)" + (isOpaque ? " opaque" : "")
    case .shadow(let color, let radius, let offset):
      return "shadow \(color.dump) \(radius.dump) offset (\(offset.width.dump) \(offset.height.dump))"
    case .colorMatrix(let values): return "matrix (\(values.map { CGFloat($0).dump }.joined(separator: " ")))"
    }
  }
}

/// In quotes, with what would break the line or the quotes escaped.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
