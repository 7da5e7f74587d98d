import Foundation

/// Where an element of a collection lies, and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, @unchecked Sendable {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open private(set) var representedElementCategory = ElementCategory.cell
  open private(set) var representedElementKind: String?
  /// What the element may change of its size.
  package var isWidthOpen = false, isHeightOpen = false
  /// Whether it stays in sight while its section passes.
  package var isPinned = false
  /// Of a section that scrolls by itself.
  package var strip: Int?
  /// Of a row in a list.
  package var row: CollectionRow?

  public override init() {}

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = BareObject.make(type(of: self))
      copy.indexPath = indexPath
      copy.frame = frame
      (copy.transform, copy.transform3D) = (transform, transform3D)
      (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      (copy.isWidthOpen, copy.isHeightOpen) = (isWidthOpen, isHeightOpen)
      (copy.strip, copy.row, copy.isPinned) = (strip, row, isPinned)
      return copy
    }
  }
}

/// How a row of a list stands among its neighbours.
package struct CollectionRow {
  package var style = UITableView.Style.plain
  package var isFirst = true, isLast = true
  package var showsSeparator = true
  package var isHeader = false
  package var side: CGFloat = 16
}
