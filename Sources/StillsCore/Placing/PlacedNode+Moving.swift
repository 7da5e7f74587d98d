import Foundation

extension PlacedNode {
  /// All of it painted where `frame` is mapped to, which it is on its way with.
  package func drawn(moving frame: CGRect, to drawn: CGRect) -> PlacedNode {
    var node = self
    let (dx, dy) = (drawn.minX - frame.minX, drawn.minY - frame.minY)
    // What is as wide or as high as all of it stays so.
    func size(_ own: CGFloat, _ whole: CGFloat, _ new: CGFloat) -> CGFloat { own == whole ? new : own }
    node.drawn = CGRect(
      x: node.frame.minX + dx, y: node.frame.minY + dy, width: size(node.frame.width, frame.width, drawn.width),
      height: size(node.frame.height, frame.height, drawn.height))
    node.children = children.map { $0.drawn(moving: frame, to: drawn) }
    return node
  }

  /// All of it, elsewhere.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> PlacedNode {
    guard dx != 0 || dy != 0 else { return self }
    var node = self
    node.frame = frame.offsetBy(dx: dx, dy: dy)
    node.drawn = drawn?.offsetBy(dx: dx, dy: dy)
    node.children = children.map { $0.offsetBy(dx: dx, dy: dy) }
    return node
  }
}
