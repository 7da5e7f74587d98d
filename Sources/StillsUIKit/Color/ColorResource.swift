import Foundation
import StillsCore
import StillsDisplay

/// A colour of an asset catalog.
nonisolated public struct ColorResource: Hashable, @unchecked Sendable {
  public let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
  /// Nil where no catalog has the colour: there are no asset catalogs yet.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    return nil
  }

  /// Clear where no catalog has the colour.
  public convenience init(resource: ColorResource) { self.init(white: 0, alpha: 0) }
}
