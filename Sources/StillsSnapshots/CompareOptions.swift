import Foundation

/// What counts as the same picture.
package struct CompareOptions: Hashable, Sendable {
  /// The part of all pixels that must be the same, from 0 to 1.
  package var precision: Double = 1
  /// How alike two pixels must be to count as the same: 1 is the very same, 0.98 what eyes can hardly tell apart. 1 less
  /// the distance of the colours in CIELAB (ΔE 1976), of 100.
  package var perceptualPrecision: Double = 1
  /// Pixels whose colours are no further apart than this count as the same: 0 the very same, 1 black and white.
  package var threshold: Double = 0
  /// Pixels on the edge of a shape count as the same where they differ only as antialiasing does.
  package var ignoresAntialiasing = false
  /// In pixels of the reference.
  package var ignoredRects: [CGRect] = []
  /// Views by name, accessibility identifier or text: their frames in either picture are not compared.
  package var ignoredViews: [String] = []
  /// Draws and compares pixels even where the digests say that they are the same.
  package var verifiesPixels = false

  package init() {}
}
