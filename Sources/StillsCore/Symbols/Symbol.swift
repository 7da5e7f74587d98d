import Foundation
import StillsDisplay
import StillsGeometry

/// A symbol of the catalog.
package struct Symbol: Sendable {
  package enum Scale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large

    /// Against medium.
    package var factor: CGFloat {
      switch self {
      case .small: 0.81
      case .medium: 1
      case .large: 1.28
      }
    }

    /// How thick lines are in em of the symbol, against medium: they grow less than the symbol does. Large is measured on the
    /// bar's `plus` in `uikit-nav-tab-iphone-x`, whose lines are 1.64 points; small follows the same law (our choice).
    package var lineFactor: CGFloat {
      switch self {
      case .small: 1.14
      case .medium: 1
      case .large: 0.845
      }
    }
  }

  package var name: String
  let art: SymbolArt

  /// What to say where a relative is drawn in this symbol's place.
  package var report: String? { art.standIn.map { "symbol “\(name)” is drawn as its relative “\($0)”" } }

  /// Whether it turns round where text runs to the left.
  package var isDirectional: Bool {
    let parts = name.split(separator: ".")
    // Controls of playback keep their direction.
    if parts.first == "backward" || parts.first == "forward" { return false }
    if parts.contains("backward") || parts.contains("forward") { return true }
    return Self.directionalStems.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  /// Without a direction in their names, yet set like text (our choice from Apple's description of the set).
  private static let directionalStems = [
    "list.bullet", "list.dash", "list.number", "list.triangle", "list.star", "increase.indent", "decrease.indent",
    "text.alignleft", "text.alignright", "text.append", "text.insert", "text.badge", "text.quote", "checklist",
    "rectangle.portrait.and.arrow.right", "square.and.pencil",
  ]

  /// The symbol beside text of `pointSize` and `weight` (on the OpenType scale).
  ///
  /// `isLayered`: enclosures and the like get a level of their own, for hierarchical and palette rendering.
  package func layout(
    pointSize: CGFloat, weight: Double = 400, scale: Scale = .medium, isLayered: Bool = false,
    isRightToLeft: Bool = false, glyphs: SymbolGlyphs, pixelGrid: PixelGrid
  ) -> SymbolImage {
    let pointSize = pointSize.isFinite ? max(0, pointSize) : 0
    let em = pointSize * scale.factor
    var pen = SymbolPen(weight: weight.isFinite ? weight : 400, glyphs: glyphs)
    let art = isRightToLeft && isDirectional ? SymbolArt.mirrored(art) : art
    var layers = art.layers(pen, isLayered: isLayered)
    if scale.lineFactor != 1 {
      // As large as with lines of the usual thickness.
      let whole = layers.bounds
      pen.lineFactor = scale.lineFactor
      layers = art.layers(pen, isLayered: isLayered).fitted(to: whole)
      pen.lineFactor = 1
    }
    let ink = layers.bounds.union(art.inkWithoutOutlines(pen))
    let box = ink.isNull ? CGRect(x: -0.5, y: -0.5, width: 1, height: 1) : ink
    // Side bearings of 1.33 points at 17 are measured (`1.circle`: 17 wide in 19.67); above and below there is less,
    // so that the star's box comes out 22 × 20 there and 36 × 34 at 28.
    var frame = box.insetBy(dx: -1.333 / 17, dy: 0)
    let margins = DrawnSymbols.measuredMargins[name] ?? DrawnSymbols.Margins(above: 0.06, below: 0.06)
    (frame.origin.y, frame.size.height) = (box.minY - margins.above, box.height + margins.above + margins.below)
    frame.origin.x += isRightToLeft && isDirectional ? -margins.shift : margins.shift
    let size = CGSize(width: pixelGrid.round(frame.width * em), height: pixelGrid.round(frame.height * em))
    let origin = CGPoint(x: size.width / 2 - frame.midX * em, y: size.height / 2 - frame.midY * em)
    let transform = CGAffineTransform(a: em, b: 0, c: 0, d: em, tx: origin.x, ty: origin.y)
    // The symbol's middle stands half a capital's height above the baseline.
    let capitalHeight = 0.7046 * pointSize
    return SymbolImage(
      size: size, inkBounds: box.applying(transform), descent: size.height - origin.y - capitalHeight / 2,
      bearing: SymbolImage.bearingInText * em, layers: layers.map { $0.applying(transform, scale: em) })
  }
}

extension SymbolArt {
  /// What is known of an icon's ink without its outline.
  fileprivate func inkWithoutOutlines(_ pen: SymbolPen) -> CGRect {
    switch self {
    case .icon(let icon):
      let extra = icon.extraWidth(pen) / 2
      return icon.ink.offsetBy(dx: -icon.ink.midX, dy: 0).insetBy(dx: -extra, dy: -extra)
    case .mirrored(let art), .slashed(let art), .badged(let art, _): return art.inkWithoutOutlines(pen)
    case .lines, .drawn, .text, .enclosed: return .null
    }
  }
}
