import Foundation

extension UICollectionView {
  /// Where in the collection an item is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// As far as the content goes.
  func scroll(to rect: CGRect, at position: ScrollPosition) {
    let inset = adjustedContentInset, room = bounds.inset(by: inset).size
    var offset = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
    if position.contains(.top) { offset.y = rect.minY }
    if position.contains(.centeredVertically) { offset.y = rect.midY - room.height / 2 }
    if position.contains(.bottom) { offset.y = rect.maxY - room.height }
    if position.contains(.left) { offset.x = rect.minX }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - room.width / 2 }
    if position.contains(.right) { offset.x = rect.maxX - room.width }
    contentOffset = CGPoint(
      x: min(max(0, offset.x), max(0, contentSize.width - room.width)) - inset.left,
      y: min(max(0, offset.y), max(0, contentSize.height - room.height)) - inset.top)
  }
}
