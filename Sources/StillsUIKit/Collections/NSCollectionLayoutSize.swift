import Foundation

/// How long something is: a part of what is around it, or points, which an element may change where they are an estimate.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, max(0, dimension.orZero))
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.estimated, estimate) }

  /// Nobody makes subclasses.
  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// How wide and how high something is.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Points between items, or points that grow with the room there is.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing.orZero, isFlexible)
    super.init()
  }

  open var isFixedSpacing: Bool { !isFlexibleSpacing }
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// Room around an item, beside its group's spacing.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
