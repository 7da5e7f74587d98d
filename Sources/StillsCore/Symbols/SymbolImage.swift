import Foundation
import StillsDisplay
import StillsGeometry

/// A symbol at a size: its frame and its marks in points from the frame's top-left corner.
package struct SymbolImage: Hashable, Sendable {
  package var size: CGSize
  /// Around the marks.
  package var inkBounds: CGRect
  /// How far the frame's lower edge is below the baseline of the text it stands in.
  package var descent: CGFloat
  /// What a line of text leaves free on either side of the marks.
  package var bearing: CGFloat
  package var layers: [SymbolLayer]

  /// In em: measured on `doc.richtext` at 11 to 34 points and on `switch.2` at 13, among letters.
  static let bearingInText: CGFloat = 0.143

  /// Everything in one paint.
  package func commands(_ paint: Paint) -> [DisplayCommand] { commands([paint]) }

  /// Each level in its paint; levels beyond the last paint take the last one. Lay the symbol out with `isLayered`.
  package func commands(_ paints: [Paint]) -> [DisplayCommand] {
    guard let last = paints.last else { return [] }
    return layers.flatMap { layer in
      layer.commands(layer.level < paints.count ? paints[layer.level] : last, size: size)
    }
  }

  /// What hierarchical rendering makes of one colour: its levels at full, half and quarter strength.
  package static func hierarchy(of color: ResolvedColor) -> [Paint] {
    [1, 0.5, 0.25].map { .color(color.multiplyingAlpha(by: $0)) }
  }
}

extension SymbolLayer {
  fileprivate func commands(_ paint: Paint, size: CGSize) -> [DisplayCommand] {
    guard !shapes.isEmpty else { return [] }
    // Marks overlap: a translucent colour is laid on them as a whole.
    if shapes.count > 1, case .color(let color) = paint, color.alpha < 1 {
      var opaque = color
      opaque.alpha = 1
      var group = DisplayGroup(commands: cut(shapes.map { $0.command(.color(opaque)) }, size: size))
      group.opacity = color.alpha
      return [.group(group)]
    }
    return cut(shapes.map { $0.command(paint) }, size: size)
  }

  /// Groups around the commands, each clipped to all but one of the cutouts.
  private func cut(_ commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    cutouts.reduce(commands) { commands, cutout in
      var group = DisplayGroup(commands: commands)
      // Larger than the frame, for marks may stick out of it.
      var clip = Path(CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
      clip.addPath(cutout)
      group.clip = clip
      group.clipStyle = FillStyle(eoFill: true)
      return [.group(group)]
    }
  }
}
