import Foundation

/// Where on an edge something is attached.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The corner of something so large, attached to a rectangle.
  func corner(of size: CGSize, in rect: CGRect) -> CGPoint {
    var corner = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    if edges.contains(.leading) { corner.x = rect.minX }
    if edges.contains(.trailing) { corner.x = rect.maxX - size.width }
    if edges.contains(.top) { corner.y = rect.minY }
    if edges.contains(.bottom) { corner.y = rect.maxY - size.height }
    let scale = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    return CGPoint(x: corner.x + offset.x.orZero * scale.width, y: corner.y + offset.y.orZero * scale.height)
  }
}
