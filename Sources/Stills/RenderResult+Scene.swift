import Foundation
import StillsCairo
import StillsDisplay
import StillsImaging
import StillsSnapshots
import StillsText

/// Under a name that SwiftUI's `Scene` does not take.
package typealias PictureScene = Scene

extension RenderResult {
  /// The views as a tree, for comparing by meaning.
  package var scene: Scene {
    SceneBuilder(displayList: displayList).scene(of: screen.placed)
  }

  /// A name for everything that is drawn: pictures of one name have the same pixels, drawn by the same renderer.
  package var digest: String { displayList.digest(images: images) }

  /// The picture for comparing: drawn only when it must be.
  package var picture: Picture {
    let result = self
    return Picture(
      Picture.Drawing(
        digest: digest, renderer: fingerprint, scene: { result.scene },
        pixels: { try result.renderer.pixels(of: result.displayList) }, png: { try result.png() }))
  }

  /// What the picture's file says about itself. `pixels` and `data` are the checksums of the pixels and of the file's.
  func description(pixels: String, data: String) -> PictureDescription {
    PictureDescription(
      digest: digest, renderer: fingerprint, pixels: pixels, data: data, sceneText: scene.text)
  }

  private var fingerprint: String {
    (outlines as? HarfBuzzEngine).map(RendererFingerprint.of) ?? RendererFingerprint.current
  }
}

extension RenderResult {
  /// What tells this picture from a recorded one, a PNG or JPEG file; nil when they are the same.
  ///
  /// The first lines say what happened to the views, with numbers in points; then come the figures of the pixels. A file
  /// that Stills wrote, of the same views, is told to be the same without drawing anything, unless `verifiesPixels`.
  /// Throws when the file cannot be read.
  public func difference(from reference: [UInt8], verifiesPixels: Bool = false) throws -> String? {
    var options = CompareOptions()
    options.verifiesPixels = verifiesPixels
    switch try PictureComparison.compare(reference: reference, with: picture, options: options) {
    case .same: return nil
    case .different(let difference): return difference.message
    }
  }
}
