import Foundation
import StillsImaging

/// A picture to compare: a file's bytes, or one that is drawn only when it must be.
package struct Picture {
  package enum Source {
    /// PNG or JPEG.
    case file([UInt8])
    case drawing(Drawing)
  }

  /// A picture that Stills can draw.
  package struct Drawing {
    /// Of the display list and the pictures in it: equal digests draw equal pixels with the same renderer.
    package var digest: String
    /// `RendererFingerprint.current`, with the fonts that were added.
    package var renderer: String
    package var scene: () -> Scene
    package var pixels: () throws -> PixelBuffer
    /// The whole file, description included, as a golden would be written.
    package var png: () throws -> [UInt8]

    package init(
      digest: String, renderer: String, scene: @escaping () -> Scene, pixels: @escaping () throws -> PixelBuffer,
      png: @escaping () throws -> [UInt8]
    ) {
      (self.digest, self.renderer, self.scene, self.pixels, self.png) = (digest, renderer, scene, pixels, png)
    }
  }

  package var source: Source

  package init(file bytes: [UInt8]) { source = .file(bytes) }
  package init(_ drawing: Drawing) { source = .drawing(drawing) }
}

extension Picture {
  /// The bytes of the file, drawn and encoded if need be.
  package func png() throws -> [UInt8] {
    switch source {
    case .file(let bytes): bytes
    case .drawing(let drawing): try drawing.png()
    }
  }
}
