import Foundation
import StillsGeometry

/// A picture of an app in all its variants.
package struct ImageAsset: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package var path: String
    package var fit = AssetFit()
    package var slicing: Slicing?
  }

  /// What of a picture keeps its size when it is made larger, and what becomes of the rest.
  package struct Slicing: Hashable, Sendable {
    /// In pixels.
    package var insets: EdgeInsets
    package var tiles: Bool
  }

  package enum Intent: Hashable, Sendable { case automatic, original, template }

  package var name: String
  package var variants: [Variant]
  package var intent = Intent.automatic
  /// Whether a vector is drawn anew at each size, and not scaled from its own.
  package var keepsVector = false

  package func variant(under conditions: AssetConditions) -> Variant? {
    variants.best(under: conditions, \.fit)
  }
}
