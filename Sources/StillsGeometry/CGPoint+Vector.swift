import Foundation

/// Points as vectors, for the geometry of outlines.
extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
  static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The same direction, one long; nil when there is no direction.
  var normalized: CGPoint? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }

  func interpolated(to other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
