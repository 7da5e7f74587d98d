import Foundation
import StillsDisplay
import StillsImaging
import StillsSnapshots

extension RenderResult {
  /// The views as a tree, for comparing by meaning.
  package var scene: Scene { Scene(size: displayList.size, scale: displayList.scale) }

  /// The picture for comparing: drawn only when it must be.
  package var picture: Picture {
    let result = self
    return Picture(
      Picture.Drawing(
        digest: "", renderer: RendererFingerprint.current, scene: { result.scene },
        pixels: { try result.renderer.pixels(of: result.displayList) }, png: { try result.png() }))
  }
}
