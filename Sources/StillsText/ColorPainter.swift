import Foundation
import StillsDisplay
import StillsGeometry

/// Turns a glyph's graph of paints (OpenType's COLR table) into commands, at one unit per em, y down.
struct ColorPainter {
  let table: ColorTable
  let instance: FaceInstance
  let foreground: ResolvedColor
  /// A graph can refer to itself; what is deeper or longer than these is left out.
  private static let maximumDepth = 32, maximumPaints = 4096
  private var paints = 0

  init(table: ColorTable, instance: FaceInstance, foreground: ResolvedColor) {
    (self.table, self.instance, self.foreground) = (table, instance, foreground)
  }

  private var data: FontTable { table.table }

  mutating func commands(for glyph: UInt32) -> [DisplayCommand] {
    if let paint = table.paint(of: glyph) { return commands(paint, depth: 0) }
    return table.layers(of: glyph).map { layer in
      .fill(instance.outline(of: layer.glyph), .color(color(layer.color, alpha: 1)), FillStyle())
    }
  }

  private mutating func commands(_ paint: Int, depth: Int) -> [DisplayCommand] {
    paints += 1
    guard depth < Self.maximumDepth, paints < Self.maximumPaints, let format = data.byte(at: paint) else { return [] }
    switch format {
    case 1: return layers(paint, depth)
    case 2...9: return fill(paint, format).map { [.fill(Path(Self.everything), $0, FillStyle())] } ?? []
    case 10: return glyph(paint, depth)
    case 11:
      guard let glyph = data.unsigned(at: paint + 1), let root = table.paint(of: UInt32(glyph)) else { return [] }
      return commands(root, depth: depth + 1)
    case 12...31:
      guard let child = data.unsigned24(at: paint + 1), let transform = transform(paint, format) else { return [] }
      var group = DisplayGroup(commands: commands(paint + child, depth: depth + 1))
      group.transform = transform
      return group.commands.isEmpty ? [] : [.group(group)]
    case 32: return composite(paint, depth)
    default: return []
    }
  }

  private mutating func layers(_ paint: Int, _ depth: Int) -> [DisplayCommand] {
    guard let count = data.byte(at: paint + 1), let first = data.unsigned32(at: paint + 2) else { return [] }
    return (first..<first + count).flatMap { index in
      table.paint(ofLayer: index).map { commands($0, depth: depth + 1) } ?? []
    }
  }

  /// An outline filled with a colour or gradient, or as window onto whatever else.
  private mutating func glyph(_ paint: Int, _ depth: Int) -> [DisplayCommand] {
    guard let child = data.unsigned24(at: paint + 1), let glyph = data.unsigned(at: paint + 4),
      let format = data.byte(at: paint + child)
    else { return [] }
    let outline = instance.outline(of: UInt32(glyph))
    if (2...9).contains(format) {
      return fill(paint + child, format).map { [.fill(outline, $0, FillStyle())] } ?? []
    }
    var group = DisplayGroup(commands: commands(paint + child, depth: depth + 1))
    group.clip = outline
    return group.commands.isEmpty ? [] : [.group(group)]
  }

  /// Larger than any glyph, in ems.
  private static let everything = CGRect(x: -8, y: -8, width: 16, height: 16)
}

// MARK: - Colours and gradients

extension ColorPainter {
  /// Index 0xFFFF stands for the text's own colour.
  private func color(_ index: Int, alpha: Double) -> ResolvedColor {
    var color = index == 0xFFFF ? foreground : table.palette.indices.contains(index) ? table.palette[index] : foreground
    color.alpha *= alpha
    return color
  }

  private func fill(_ paint: Int, _ format: Int) -> Paint? {
    switch format {
    case 2, 3:
      guard let index = data.unsigned(at: paint + 1), let alpha = fraction(paint + 3) else { return nil }
      return .color(color(index, alpha: alpha))
    case 4, 5: return linear(paint, isVariable: format == 5)
    case 6, 7: return radial(paint, isVariable: format == 7)
    case 8, 9: return sweep(paint, isVariable: format == 9)
    default: return nil
    }
  }

  private func linear(_ paint: Int, isVariable: Bool) -> Paint? {
    guard let stops = stops(paint, isVariable), let start = point(paint + 4), let end = point(paint + 8),
      let rotation = point(paint + 12)
    else { return nil }
    // The third point turns the lines of equal colour: what counts is the part across its direction.
    let across = CGPoint(x: rotation.x - start.x, y: rotation.y - start.y)
    let along = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let normal = CGPoint(x: across.y, y: -across.x)
    let length = normal.x * normal.x + normal.y * normal.y
    let part = length > 0 ? (along.x * normal.x + along.y * normal.y) / length : 0
    let last = length > 0 ? CGPoint(x: start.x + normal.x * part, y: start.y + normal.y * part) : end
    return .linearGradient(stops: stops, start: start, end: last)
  }

  private func radial(_ paint: Int, isVariable: Bool) -> Paint? {
    guard let stops = stops(paint, isVariable), let center = point(paint + 10),
      let first = data.unsigned(at: paint + 8), let last = data.unsigned(at: paint + 14)
    else { return nil }
    // Circles with two centres are drawn about the larger one's.
    return .radialGradient(
      stops: stops, center: center, startRadius: Double(first) / table.unitsPerEm,
      endRadius: Double(last) / table.unitsPerEm, transform: .identity)
  }

  private func sweep(_ paint: Int, isVariable: Bool) -> Paint? {
    guard let stops = stops(paint, isVariable), let center = point(paint + 4), let start = fraction(paint + 8),
      let end = fraction(paint + 10)
    else { return nil }
    // Half turns against the clock there, radians with it here.
    let reversed = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
    return .angularGradient(
      stops: reversed, center: center, startAngle: -end * Double.pi, endAngle: -start * Double.pi)
  }

  private func stops(_ paint: Int, _ isVariable: Bool) -> [GradientStop]? {
    guard let line = data.unsigned24(at: paint + 1).map({ paint + $0 }), let count = data.unsigned(at: line + 1),
      count > 0, count < 1024
    else { return nil }
    let length = isVariable ? 10 : 6
    let stops = (0..<count).compactMap { number -> GradientStop? in
      let place = line + 3 + number * length
      guard let location = fraction(place), let index = data.unsigned(at: place + 2), let alpha = fraction(place + 4)
      else { return nil }
      return GradientStop(color: color(index, alpha: alpha), location: min(max(location, 0), 1))
    }
    return stops.sorted { $0.location < $1.location }
  }
}

// MARK: - Transforms

extension ColorPainter {
  private func transform(_ paint: Int, _ format: Int) -> CGAffineTransform? {
    switch format {
    case 12, 13:
      guard let place = data.unsigned24(at: paint + 4).map({ paint + $0 }) else { return nil }
      let parts = (0..<6).compactMap { data.fixed(at: place + 4 * $0) }
      guard parts.count == 6 else { return nil }
      return inEms(
        CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]))
    case 14, 15:
      guard let offset = point(paint + 4) else { return nil }
      return CGAffineTransform(translationX: offset.x, y: offset.y)
    case 16...19:
      guard let x = fraction(paint + 4), let y = fraction(paint + 6) else { return nil }
      return around(format >= 18 ? paint + 8 : nil, CGAffineTransform(scaleX: x, y: y))
    case 20...23:
      guard let factor = fraction(paint + 4) else { return nil }
      return around(format >= 22 ? paint + 6 : nil, CGAffineTransform(scaleX: factor, y: factor))
    case 24...27:
      guard let turn = fraction(paint + 4) else { return nil }
      let (sine, cosine) = Trigonometry.sineAndCosine(-turn * Double.pi)
      return around(
        format >= 26 ? paint + 6 : nil, CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    case 28...31:
      guard let x = fraction(paint + 4), let y = fraction(paint + 6) else { return nil }
      let (sineX, cosineX) = Trigonometry.sineAndCosine(x * Double.pi)
      let (sineY, cosineY) = Trigonometry.sineAndCosine(y * Double.pi)
      guard abs(cosineX) > 1e-6, abs(cosineY) > 1e-6 else { return nil }
      let skew = CGAffineTransform(a: 1, b: -sineY / cosineY, c: sineX / cosineX, d: 1, tx: 0, ty: 0)
      return around(format >= 30 ? paint + 8 : nil, skew)
    default: return nil
    }
  }

  private func around(_ place: Int?, _ transform: CGAffineTransform) -> CGAffineTransform? {
    guard let place else { return transform }
    guard let center = point(place) else { return nil }
    return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// From font units, y up.
  private func inEms(_ transform: CGAffineTransform) -> CGAffineTransform {
    let em = table.unitsPerEm
    return CGAffineTransform(scaleX: em, y: -em).concatenating(transform)
      .concatenating(CGAffineTransform(scaleX: 1 / em, y: -1 / em))
  }

  private func point(_ place: Int) -> CGPoint? {
    guard let x = data.signed(at: place), let y = data.signed(at: place + 2) else { return nil }
    return CGPoint(x: Double(x) / table.unitsPerEm, y: -Double(y) / table.unitsPerEm)
  }

  /// 2.14 fixed point.
  private func fraction(_ place: Int) -> Double? { data.signed(at: place).map { Double($0) / 16_384 } }
}

// MARK: - Composition

extension ColorPainter {
  private mutating func composite(_ paint: Int, _ depth: Int) -> [DisplayCommand] {
    guard let source = data.unsigned24(at: paint + 1), let mode = data.byte(at: paint + 4),
      let backdrop = data.unsigned24(at: paint + 5)
    else { return [] }
    let above = commands(paint + source, depth: depth + 1), below = commands(paint + backdrop, depth: depth + 1)
    func masked(_ commands: [DisplayCommand], by mask: [DisplayCommand]) -> [DisplayCommand] {
      var group = DisplayGroup(commands: commands)
      group.mask = mask
      return commands.isEmpty || mask.isEmpty ? [] : [.group(group)]
    }
    switch mode {
    case 0: return []
    case 1: return above
    case 2: return below
    case 5: return masked(above, by: below)
    case 6: return masked(below, by: above)
    default:
      var top = DisplayGroup(commands: above)
      top.blendMode = Self.blendModes[mode] ?? .normal
      var whole = DisplayGroup(commands: below + [.group(top)])
      whole.isFlattened = true
      return [.group(whole)]
    }
  }

  private static let blendModes: [Int: DisplayBlendMode] = [
    4: .destinationOver, 8: .destinationOut, 9: .sourceAtop, 12: .plusLighter, 13: .screen, 14: .overlay, 15: .darken,
    16: .lighten, 17: .colorDodge, 18: .colorBurn, 19: .hardLight, 20: .softLight, 21: .difference, 22: .exclusion,
    23: .multiply, 24: .hue, 25: .saturation, 26: .color, 27: .luminosity,
  ]
}
