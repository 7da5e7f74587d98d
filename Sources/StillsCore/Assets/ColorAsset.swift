import Foundation
import StillsDisplay

/// A colour of an app in all its variants.
package struct ColorAsset: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case color(ResolvedColor)
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system's by UIKit's name: `systemBlueColor`.
    case system(String)
  }

  package struct Variant: Hashable, Sendable {
    package var value: Value
    package var fit = AssetFit()
  }

  package var name: String
  package var variants: [Variant]

  package func value(under conditions: AssetConditions) -> Value? {
    variants.best(under: conditions, \.fit)?.value
  }
}
