import Foundation

extension CGRect {
  /// As `contains`, which traps in Foundation for Linux where an edge is no number.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
