import Foundation

extension UIImage {
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// A still shows the first of several.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }

  /// The picture in that size.
  @MainActor @preconcurrency public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.isFinite else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
}
