import Foundation

extension UIView {
  /// A picture of the view as it is now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}
