import Foundation

/// A picture of an asset catalog; what generated names such as `.logo` stand for.
nonisolated public struct ImageResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
