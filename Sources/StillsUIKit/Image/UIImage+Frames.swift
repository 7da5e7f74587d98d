import Foundation

extension UIImage {
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// A still shows the first of several.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
}
