import Foundation
import StillsDisplay
import StillsTypesetting

/// A symbol at a size: its frame, and how it is inked.
nonisolated package struct SymbolDrawing {
  package var name: String
  package var size: CGSize
  /// How far the frame's lower edge is below the baseline of the text it stands in.
  package var descent: CGFloat
  /// What a line of text adds on either side of the frame.
  package var margin: CGFloat = 0
  /// One for all, or one for each level.
  package var styles: [ResolvedStyle]
  /// What it was sized by: the font beside it, and how large in it.
  package let font: FontRequest
  package let scale: Image.Scale
  private let marks: Marks

  private enum Marks {
    case image(SymbolImage)
    /// What stands for a symbol that there is not.
    case placeholder(Path)
  }

  /// From the top of the frame.
  package var baseline: CGFloat { size.height - descent }

  package var isPlaceholder: Bool {
    if case .placeholder = marks { true } else { false }
  }

  /// From the frame's top-left corner.
  package func commands(_ paints: [Paint]) -> [DisplayCommand] {
    switch marks {
    case .image(let image): image.commands(paints)
    case .placeholder(let path): paints.first.map { [.fill(path, $0, FillStyle())] } ?? []
    }
  }

  private init(_ name: String, _ image: SymbolImage, font: FontRequest, scale: Image.Scale, styles: [ResolvedStyle]) {
    (self.name, size, descent) = (name, image.size, image.descent)
    (self.font, self.scale) = (font, scale)
    (marks, self.styles) = (.image(image), styles)
    margin = max(0, image.bearing - image.inkBounds.minX)
  }
}

// MARK: - Finding

extension SymbolDrawing {
  /// The symbol beside text in `font`, in the variants that the environment asks for and the set has. A name that is
  /// not in the set is reported with the nearest ones, and drawn as a question mark in a box.
  @MainActor static func find(
    _ name: String, font: FontRequest, scale: Image.Scale, mode: SymbolRenderingMode?, style: ResolvedStyle?,
    in environment: EnvironmentValues
  ) -> SymbolDrawing {
    let names = environment.symbolVariants.names(for: name)
    guard let symbol = names.lazy.compactMap(SymbolCatalog.symbol(named:)).first else {
      environment.surroundings.reports.add(unknown(name))
      return SymbolDrawing(
        unknown: name, font: font, scale: scale, style: style ?? environment.foregroundStyle,
        pixelGrid: environment.pixelGrid)
    }
    return draw(symbol, font: font, scale: scale, mode: mode, style: style, in: environment)
  }

  @MainActor static func draw(
    _ symbol: Symbol, font: FontRequest, scale: Image.Scale, mode: SymbolRenderingMode?, style: ResolvedStyle?,
    in environment: EnvironmentValues
  ) -> SymbolDrawing {
    guard let engine = environment.engine else {
      return SymbolDrawing(
        unknown: symbol.name, font: font, scale: scale, style: style ?? environment.foregroundStyle,
        pixelGrid: environment.pixelGrid)
    }
    if let report = symbol.report { environment.surroundings.reports.add(report) }
    if mode == .multicolor {
      environment.surroundings.reports.add("symbolRenderingMode(.multicolor): symbols have no colours of their own")
    }
    let weight = font.weight ?? 400
    // The symbols of the newer look's bars are medium, though their texts are regular.
    let isGlassItem = environment.isInBar && environment.world.look == .ios26
    let image = symbol.layout(
      pointSize: font.size, weight: isGlassItem && weight == 400 ? 500 : weight, scale: scale.symbolScale,
      isLayered: mode == .hierarchical || mode == .palette,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      glyphs: SymbolGlyphs(engine: engine, outlines: engine as? any GlyphOutlines), pixelGrid: environment.pixelGrid)
    if let mode = mode?.layeredName, !image.hasLevels, symbol.isCompound {
      environment.surroundings.reports.add(
        "symbolRenderingMode(.\(mode)): “\(symbol.name)” is not divided into layers; all of it is drawn alike")
    }
    return SymbolDrawing(
      symbol.name, image, font: font, scale: scale, styles: styles(mode, style: style, in: environment))
  }

  @MainActor private static func styles(
    _ mode: SymbolRenderingMode?, style: ResolvedStyle?, in environment: EnvironmentValues
  ) -> [ResolvedStyle] {
    let base = style ?? environment.foregroundStyle
    switch mode {
    case .hierarchical: return [base, base.multiplyingAlpha(by: 0.5), base.multiplyingAlpha(by: 0.25)]
    case .palette where style == nil: return (0...2).map { environment.foreground(level: $0) }
    default: return [base]
    }
  }

  private static func unknown(_ name: String) -> String {
    let nearest = SymbolCatalog.suggestions(for: name).map { "“\($0)”" }.joined(separator: ", ")
    return "no symbol named “\(name)”" + (nearest.isEmpty ? "" : "; nearest: \(nearest)")
  }
}

extension SymbolRenderingMode {
  /// Nil: layers are inked alike.
  fileprivate var layeredName: String? { self == .hierarchical ? "hierarchical" : self == .palette ? "palette" : nil }
}

extension SymbolImage {
  fileprivate var hasLevels: Bool { layers.contains { $0.level != layers.first?.level } }
}

extension Symbol {
  /// Words that tell of a frame, a filling or a direction, and not of a further thing in the picture.
  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "slash", "left", "right", "up", "down", "forward", "backward", "trailing", "leading",
  ]

  /// Whether the name has several things in it, as `cloud.sun` has: Apple's symbols of such names have layers.
  fileprivate var isCompound: Bool { name.split(separator: ".").filter { !Self.variants.contains($0) }.count > 1 }
}

extension EnvironmentValues {
  nonisolated fileprivate var engine: (any TypesettingEngine)? { surroundings.typesetter?.engine }
}

extension Image.Scale {
  nonisolated fileprivate var symbolScale: Symbol.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

// MARK: - What is not there

extension SymbolDrawing {
  /// Numbers of our own: about as large as a circled symbol.
  private init(
    unknown name: String, font: FontRequest, scale: Image.Scale, style: ResolvedStyle, pixelGrid: PixelGrid
  ) {
    let side = pixelGrid.round(1.16 * font.size * scale.symbolScale.factor)
    let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: 0.08 * side, dy: 0.08 * side)
    let line = max(0.5, 0.07 * side)
    var path = Path()
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(CGFloat, CGFloat)] {
      path.addCorner(of: box, x: x, y: y, length: 0.28 * box.width, thickness: line)
    }
    path.addQuestionMark(in: box.insetBy(dx: 0.3 * box.width, dy: 0.18 * box.height), thickness: line)
    (self.name, size, marks, styles) = (name, CGSize(width: side, height: side), .placeholder(path), [style])
    descent = (side - font.size * SystemFontMetrics.capHeight) / 2
    (self.font, self.scale) = (font, scale)
  }
}

extension Path {
  nonisolated fileprivate mutating func addCorner(
    of box: CGRect, x: CGFloat, y: CGFloat, length: CGFloat, thickness: CGFloat
  ) {
    let corner = CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    let right = x == 0 ? length : -length, down = y == 0 ? length : -length
    let across = x == 0 ? thickness : -thickness, along = y == 0 ? thickness : -thickness
    addLines([
      corner, CGPoint(x: corner.x + right, y: corner.y), CGPoint(x: corner.x + right, y: corner.y + along),
      CGPoint(x: corner.x + across, y: corner.y + along), CGPoint(x: corner.x + across, y: corner.y + down),
      CGPoint(x: corner.x, y: corner.y + down),
    ])
    closeSubpath()
  }

  /// Angular: a hook and a dot.
  nonisolated fileprivate mutating func addQuestionMark(in box: CGRect, thickness: CGFloat) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    let (dx, dy) = (thickness / box.width, thickness / box.height)
    addLines([
      point(0, 0), point(1, 0), point(1, 0.45 + dy), point(0.5 + dx / 2, 0.45 + dy), point(0.5 + dx / 2, 0.72),
      point(0.5 - dx / 2, 0.72), point(0.5 - dx / 2, 0.45), point(1 - dx, 0.45), point(1 - dx, dy), point(dx, dy),
      point(dx, 0.25), point(0, 0.25),
    ])
    closeSubpath()
    addLines([
      point(0.5 - dx / 2, 1 - dy), point(0.5 + dx / 2, 1 - dy), point(0.5 + dx / 2, 1), point(0.5 - dx / 2, 1),
    ])
    closeSubpath()
  }
}
