import Foundation
import StillsGeometry

/// What a symbol is made of.
indirect enum SymbolArt: Sendable {
  /// Lines that follow the text's weight, in em from the centre.
  case lines([[CGPoint]])
  case drawn(@Sendable (SymbolPen) -> [SymbolShape])
  case icon(FontIcon)
  /// Letters or digits in the system font.
  case text(String)
  case enclosed(SymbolArt, Enclosure, isFilled: Bool)
  case slashed(SymbolArt)
  /// Something small in the lower right corner; nil: a dot in the upper right one.
  case badged(SymbolArt, SymbolArt?)
  case mirrored(SymbolArt)

  enum Enclosure: String, Sendable, CaseIterable { case circle, square }
}

extension SymbolArt {
  /// The name of a relative that is drawn, whole or as a part, for one that is lacking.
  var standIn: String? {
    switch self {
    case .icon(let icon): icon.standsIn
    case .enclosed(let art, _, _), .slashed(let art), .mirrored(let art): art.standIn
    case .badged(let art, let badge): art.standIn ?? badge?.standIn
    case .lines, .drawn, .text: nil
    }
  }
}

/// An icon of the bundled icon font.
struct FontIcon: Hashable, Sendable {
  var glyph: UInt32
  /// Around the ink, in em of the symbol, from the icon's origin and from its vertical centre, y down.
  var ink: CGRect
  /// Filled icons do not get bolder: their openings would close.
  var isSolid: Bool
  /// Its own name, where it is drawn for another one that the font lacks.
  var standsIn: String?

  /// The font is drawn in the proportions of SF Symbols, 1.171 times smaller: of pictures measured, `chevron.down` is 13.67 ×
  /// 7.67 at 16 points, `doc.richtext` 28 × 35.67 at 34, and a circle 17 at 17, all of which this factor gives to 0.1.
  static let scale: CGFloat = 1.171
  static let unitsPerEm: CGFloat = 512
  /// Every icon's centre, in font units above the baseline.
  static let middle: CGFloat = 192
}

/// What drawing needs to know: the weight, and where letters and icons get their outlines from.
struct SymbolPen {
  var weight: Double
  var glyphs: SymbolGlyphs
  /// What the symbol's scale makes of its lines.
  var lineFactor: CGFloat = 1
  /// How thick lines are, in em.
  var width: CGFloat { SymbolStroke.width(weight: weight) * lineFactor }

  func withWeight(_ weight: Double) -> SymbolPen {
    SymbolPen(weight: weight, glyphs: glyphs, lineFactor: lineFactor)
  }

  func line(_ path: Path) -> SymbolShape { .line(path, width: width) }
  func line(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false) -> SymbolShape {
    .line(.through(points, isClosed: isClosed), width: width)
  }
  func dot(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> SymbolShape { .fill(.circle(x, y, radius: radius)) }
}

extension Path {
  static func through(_ points: [(CGFloat, CGFloat)], isClosed: Bool = false) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      if isClosed { path.closeSubpath() }
    }
  }
}

// MARK: - Drawing

extension SymbolArt {
  /// `isLayered`: parts on levels of their own, instead of cut out of each other.
  func layers(_ pen: SymbolPen, isLayered: Bool) -> [SymbolLayer] {
    switch self {
    case .lines(let lines):
      return [SymbolLayer(lines.map { .line(Path.through($0.map { ($0.x, $0.y) }), width: pen.width) })]
    case .drawn(let draw): return [SymbolLayer(draw(pen))]
    case .icon(let icon): return isLayered ? icon.layers(pen) : [SymbolLayer(icon.shapes(pen))]
    case .text(let text): return [SymbolLayer(pen.glyphs.shapes(of: text, size: 1, maximumWidth: nil, pen: pen))]
    case .enclosed(let inner, let enclosure, let isFilled):
      return enclosed(inner, enclosure, isFilled: isFilled, pen, isLayered: isLayered)
    case .slashed(let base):
      let slash = [CGPoint(x: -0.44, y: -0.44), CGPoint(x: 0.44, y: 0.44)]
      return base.layers(pen, isLayered: isLayered).cuttingOut([.lineOutline(slash, width: pen.width + 0.1)])
        + [SymbolLayer([.line(.through(slash.map { ($0.x, $0.y) }), width: pen.width)])]
    case .badged(let base, let badge):
      return badged(base, badge, pen, isLayered: isLayered)
    case .mirrored(let art):
      return art.layers(pen, isLayered: isLayered).map { $0.applying(CGAffineTransform(scaleX: -1, y: 1), scale: 1) }
    }
  }

  private func enclosed(
    _ inner: SymbolArt, _ enclosure: Enclosure, isFilled: Bool, _ pen: SymbolPen, isLayered: Bool
  ) -> [SymbolLayer] {
    // Circles are 1 em across and squares 0.9, measured at their outer edges at regular weight.
    let half = enclosure == .circle ? 0.5 : 0.451, middle = half - SymbolStroke.regularWidth / 2
    func frame(_ distance: CGFloat) -> Path {
      switch enclosure {
      case .circle: .circle(0, 0, radius: distance)
      case .square:
        Path(
          roundedRect: CGRect(x: -distance, y: -distance, width: 2 * distance, height: 2 * distance),
          cornerRadius: 0.11 + distance - middle)
      }
    }
    let outer = frame(middle + pen.width / 2)
    guard isFilled else {
      return [SymbolLayer(level: isLayered ? 1 : 0, [.line(frame(middle), width: pen.width)])]
        + inner.insideEnclosure(pen).atLevel(0)
    }
    if isLayered {
      return [SymbolLayer(level: 1, [.fill(outer)])] + inner.insideEnclosure(pen).atLevel(0)
    }
    return [SymbolLayer([.fill(outer)], cutouts: inner.cutoutsInsideEnclosure(pen))]
  }

  private func badged(_ base: SymbolArt, _ badge: SymbolArt?, _ pen: SymbolPen, isLayered: Bool) -> [SymbolLayer] {
    let layers = base.layers(pen, isLayered: false), box = layers.bounds
    guard !box.isNull else { return layers }
    let gap = pen.width * 0.9
    if let badge {
      let radius: CGFloat = 0.26
      let center = CGPoint(x: box.maxX - radius * 0.55, y: box.maxY - radius * 0.55)
      return layers.atLevel(isLayered ? 1 : 0).cuttingOut([.circle(center.x, center.y, radius: radius + gap)])
        + SymbolArt.enclosed(badge, .circle, isFilled: true).layers(pen, isLayered: false)
        .placed(scale: radius * 2, at: center)
    }
    let radius: CGFloat = 0.17
    let center = CGPoint(x: box.maxX - radius * 0.8, y: box.minY + radius * 0.9)
    return layers.atLevel(isLayered ? 1 : 0).cuttingOut([.circle(center.x, center.y, radius: radius + gap)])
      + [SymbolLayer([.fill(.circle(center.x, center.y, radius: radius))])]
  }
}

// MARK: - Inside an enclosure

extension SymbolArt {
  private func insideEnclosure(_ pen: SymbolPen) -> [SymbolLayer] {
    switch self {
    case .lines(let lines):
      [
        SymbolLayer(
          Self.shrunk(lines).map { .line(.through($0.map { ($0.x, $0.y) }), width: pen.width * Self.innerWidth) })
      ]
    case .text(let text): [SymbolLayer(pen.glyphs.enclosedShapes(of: text, pen: pen))]
    default: smallLayers(pen)
    }
  }

  private func cutoutsInsideEnclosure(_ pen: SymbolPen) -> [Path] {
    switch self {
    case .lines(let lines):
      return Self.shrunk(lines).map { .lineOutline($0, width: pen.width * Self.innerWidth) }
    default:
      return insideEnclosure(pen).flatMap(\.shapes).map { shape in
        // What is cut out is cut by the even-odd rule.
        switch shape {
        case .fill(let path, let isEvenOdd): isEvenOdd ? path : path.withoutOverlaps
        case .stroke(let path, let style): path.strokedPath(style).withoutOverlaps
        }
      }
    }
  }

  /// Anything else fits a box of 0.52 em (our choice, near the icon font's own).
  private func smallLayers(_ pen: SymbolPen) -> [SymbolLayer] {
    var pen = pen
    // Emboldening would fill the small openings.
    pen.weight = min(pen.weight, 400)
    let layers = layers(pen, isLayered: false), box = layers.bounds
    guard !box.isNull, box.width > 0, box.height > 0 else { return layers }
    let scale = min(0.52 / box.width, 0.52 / box.height)
    return layers.placed(scale: scale, at: CGPoint(x: -box.midX * scale, y: -box.midY * scale))
  }

  /// The icon font's `xmark.circle` has the cross's ends 0.168 em from the centre, and lines a tenth thinner.
  private static let innerWidth: CGFloat = 0.92

  private static func shrunk(_ lines: [[CGPoint]]) -> [[CGPoint]] {
    let reach = lines.joined().reduce(0) { max($0, abs($1.x), abs($1.y)) }
    // Arrows and other long signs are given more room.
    let scale = reach > 0 ? (reach > 0.4 ? 0.225 : 0.18) / reach : 1
    return lines.map { $0.map { CGPoint(x: $0.x * scale, y: $0.y * scale) } }
  }
}

extension FontIcon {
  /// The icon about its own centre; bolder than regular by a line along its edges, lighter by edges that are moved in.
  func shapes(_ pen: SymbolPen) -> [SymbolShape] {
    guard let outline = pen.glyphs.outline(of: self) else { return [] }
    let extra = extraWidth(pen)
    if extra < 0 { return [.fill(outline.thinned(by: -extra))] }
    return extra > 0 ? [.fill(outline), .line(outline, width: extra)] : [.fill(outline)]
  }

  /// Of the line along the edges: what bolder lines have more than regular ones, and no more than keeps small openings open.
  /// Negative where lines are thinner; some stay even of the lightest.
  func extraWidth(_ pen: SymbolPen) -> CGFloat {
    isSolid ? 0 : min(max(-0.058, pen.width - SymbolStroke.regularWidth), 0.052)
  }
}
