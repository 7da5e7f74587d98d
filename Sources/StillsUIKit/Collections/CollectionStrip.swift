import Foundation

/// A section that scrolls by itself, across the collection.
final class CollectionStrip: UIScrollView {
  override func setUp() {
    super.setUp()
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
  }
}

/// A layout of which some sections scroll by themselves.
@MainActor package protocol StripLayout: AnyObject {
  func strip(_ section: Int) -> (frame: CGRect, content: CGSize)?
}
