import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

// How steps move a scroll view.

extension UIScrollView {
  /// How far the content is moved from where it begins below what covers its edges.
  private var movedOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
  }

  private var movedLimit: CGPoint {
    let inset = adjustedContentInset
    func limit(_ content: CGFloat, _ insets: CGFloat, _ room: CGFloat) -> CGFloat {
      max(0, (content + insets - room).orZero)
    }
    return CGPoint(
      x: limit(contentSize.width, inset.horizontal, bounds.width),
      y: limit(contentSize.height, inset.vertical, bounds.height))
  }

  /// `frame`: where the view is on the screen.
  package func scrollHandle(in frame: CGRect) -> ScrollHandle {
    let limit = movedLimit, offset = movedOffset, inset = adjustedContentInset
    var axes: Axis.Set = []
    if limit.x > 0 || alwaysBounceHorizontal { axes.insert(.horizontal) }
    if limit.y > 0 || alwaysBounceVertical || refreshControl != nil { axes.insert(.vertical) }
    let kept = CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
    var handle = ScrollHandle(
      axes: axes, offset: kept, limit: limit,
      pulled: CGSize(width: kept.x - offset.x, height: kept.y - offset.y), viewport: frame.inset(by: inset),
      move: { [weak self] in self?.drag(to: $0) }, pull: { [weak self] in self?.pull($0) })
    handle.isEnabled = isScrollEnabled
    return handle
  }

  /// A finger moves the content there and lets go; with pages it comes to rest on one.
  private func drag(to wanted: CGPoint) {
    let limit = movedLimit, inset = adjustedContentInset
    var target = CGPoint(x: min(max(0, wanted.x.orZero), limit.x), y: min(max(0, wanted.y.orZero), limit.y))
    if isPagingEnabled {
      target.x = page(target.x, length: bounds.width, limit: limit.x)
      target.y = page(target.y, length: bounds.height, limit: limit.y)
    }
    target = CGPoint(x: target.x - inset.left, y: target.y - inset.top)
    delegate?.scrollViewWillBeginDragging(self)
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    contentOffset = target
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isPagingEnabled)
    if isPagingEnabled { delegate?.scrollViewDidEndDecelerating(self) }
  }

  private func page(_ offset: CGFloat, length: CGFloat, limit: CGFloat) -> CGFloat {
    guard length > 0 else { return offset }
    return min(max(0, (offset / length).rounded() * length), limit)
  }

  /// How far the content must be pulled for its refresh control to be asked; our choice.
  private static let refreshDistance: CGFloat = 80

  /// A finger holds the content beyond its edge.
  private func pull(_ distance: CGSize) {
    guard bounces else { return }
    let limit = movedLimit, inset = adjustedContentInset
    func offset(_ pulled: CGFloat, _ current: CGFloat, _ limit: CGFloat) -> CGFloat {
      pulled > 0 ? -pulled : pulled < 0 ? limit - pulled : min(max(0, current), limit)
    }
    contentOffset = CGPoint(
      x: offset(distance.width.orZero, movedOffset.x, limit.x) - inset.left,
      y: offset(distance.height.orZero, movedOffset.y, limit.y) - inset.top)
    if let refreshControl, distance.height >= Self.refreshDistance, !refreshControl.isRefreshing {
      refreshControl.beginRefreshing()
      refreshControl.sendActions(for: .valueChanged)
    }
  }
}
