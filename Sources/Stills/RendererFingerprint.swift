import StillsCairo
import StillsImaging
import StillsText

/// What turns display lists into pixels: a digest of the renderer's own sources and the bundled fonts, and the versions of
/// the libraries that draw. Equal fingerprints and equal display lists make equal pixels. (FreeType is not among them:
/// the outlines of letters come from HarfBuzz.)
package enum RendererFingerprint {
  package static let current: String = {
    var fonts: [String] = []
    HarfBuzzEngine.forEachBundledFont { fonts.append(ByteDigest.name(of: $0)) }
    let parts = CairoRenderer.fingerprint + [HarfBuzzEngine.libraryVersion] + fonts
    return ByteDigest.name(of: Array(parts.joined(separator: "\n").utf8))
  }()

  /// With the fonts that were added to an engine.
  static func of(_ engine: HarfBuzzEngine) -> String {
    var fonts: [String] = []
    engine.forEachAddedFont { fonts.append(ByteDigest.name(of: $0)) }
    guard !fonts.isEmpty else { return current }
    return current + "+" + ByteDigest.name(of: Array(fonts.joined(separator: "\n").utf8))
  }
}
