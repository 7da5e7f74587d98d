import Foundation

/// What draws: a digest of the renderer's own sources and fonts and the versions of the libraries it draws with. Equal
/// fingerprints and equal display lists make equal pixels.
package enum RendererFingerprint {
  package static let current = "0"
}
