import Foundation
import StillsDisplay
import StillsGeometry

/// Writes display lists as SVG. Text stays text, each letter at its own place, in the face's CSS family with fallbacks;
/// with `outlinesText` letters become paths that look the same everywhere. Fonts are not embedded.
///
/// Not to be had in SVG: what lies behind a backdrop is not blurred, angular gradients are cut into wedges, and the blend
/// modes that CSS lacks (`sourceAtop`, `destinationOver`, `destinationOut`, `plusDarker`) draw as normal.
package struct SVGWriter {
  private let outlines: (any GlyphOutlines)?
  private let images: (any ImageSource)?
  private let outlinesText: Bool

  package init(outlines: (any GlyphOutlines)?, images: (any ImageSource)?, outlinesText: Bool = false) {
    (self.outlines, self.images, self.outlinesText) = (outlines, images, outlinesText)
  }

  /// Same list, same text.
  package func string(for list: DisplayList) -> String {
    let document = SVGDocument(outlines: outlines, images: images, outlinesText: outlinesText)
    let whole = CGRect(origin: .zero, size: list.size)
    if let background = list.background {
      document.fill(Path(whole), .color(background), FillStyle())
    }
    document.write(list.commands)
    let width = NumberText.string(list.size.width), height = NumberText.string(list.size.height)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
    return ([head] + document.finishedLines.map { "  " + $0 } + ["</svg>", ""]).joined(separator: "\n")
  }
}
