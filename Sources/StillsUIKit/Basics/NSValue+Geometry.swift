import Foundation

/// Points, sizes and rectangles as objects, under the names that iOS has for them.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Zero for what is no point; so the others.
  public var cgPointValue: CGPoint { isLike(NSValue(point: .zero)) ? pointValue : .zero }
  public var cgSizeValue: CGSize { isLike(NSValue(size: .zero)) ? sizeValue : .zero }
  public var cgRectValue: CGRect { isLike(NSValue(rect: .zero)) ? rectValue : .zero }

  private func isLike(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}
