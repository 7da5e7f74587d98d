import Foundation

extension CGRect {
  /// Frames that are sums come out a hair apart from place to place: so they are the same again.
  package var roundedToThousandths: CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 + 0 }
    return CGRect(
      origin: CGPoint(x: rounded(origin.x), y: rounded(origin.y)),
      size: CGSize(width: rounded(size.width), height: rounded(size.height)))
  }
}
