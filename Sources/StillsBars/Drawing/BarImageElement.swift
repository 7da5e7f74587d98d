import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// A picture or symbol in a bar, in one colour.
package final class BarImageElement: ViewElement {
  private let image: BarImage
  private let color: ResolvedColor

  package init(_ image: BarImage, color: ResolvedColor) {
    (self.image, self.color) = (image, color)
    super.init(kind: "BarImage")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { image.size }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.append(image.draw(node.frame, color))
  }

  package override var sceneDetails: String { image.name }
}

extension BarImage {
  /// A symbol at a font's size; nil for a name that is not in the catalog, or without an engine. A symbol's frame keeps
  /// room at its sides, so that its marks stand where the system's do.
  package static func symbol(
    _ name: String, size: CGFloat, weight: Double = 400, scale: Symbol.Scale = .large, traits: BarTraits
  ) -> BarImage? {
    guard let symbol = SymbolCatalog.symbol(named: name), let engine = traits.typesetter?.engine else { return nil }
    let art = symbol.layout(
      pointSize: size, weight: weight, scale: scale, isRightToLeft: traits.isRightToLeft,
      glyphs: SymbolGlyphs(engine: engine, outlines: engine as? any GlyphOutlines), pixelGrid: traits.pixelGrid)
    let grid = traits.pixelGrid
    var image = BarImage(size: art.size) { frame, color in
      var group = DisplayGroup(role: .image, commands: art.commands(.color(color)))
      group.transform = CGAffineTransform(
        translationX: grid.round(frame.midX - art.size.width / 2), y: grid.round(frame.midY - art.size.height / 2))
      return [.group(group)]
    }
    image.name = name
    return image
  }
}
