import Foundation

extension UIImage {
  /// The picture drawn into a smaller one that fits into `size`; nil for sizes that nothing can have.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    let scale = min(size.width / own.width, size.height / own.height, 1)
    let small = CGSize(width: own.width * scale, height: own.height * scale)
    return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// There is nothing to prepare.
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
}
