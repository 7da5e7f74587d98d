import Foundation
import StillsDisplay
import StillsGeometry

open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// Pixels a point; pictures are kept as they were drawn, so this only tells what `scale` answers.
  open var scale: CGFloat = UIKitStage.pixelGrid.scale
  open var opaque = false
  /// Pictures have one range here, the standard one.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  open var preferredRange = Range.automatic
  public override init() {}
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

  public var currentImage: UIImage { UIImage(context: cgContext, scale: format.scale) }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing them.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds.usable.standardized, format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size), format: .default()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(
      pixelGrid: UIKitStage.pixelGrid,
      transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY), size: bounds.size)
    context.clip(to: bounds)
    context.whileCurrent { actions(UIGraphicsImageRendererContext(context, format: format)) }
    return UIImage(context: context, scale: format.scale)
  }
}

extension UIImage {
  convenience init(context: CGContext, scale: CGFloat) {
    self.init(source: .drawn(DrawnPicture(size: context.size, commands: context.commands)), scale: scale)
  }
}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  CGContext.stack.append(CGContext(pixelGrid: UIKitStage.pixelGrid, size: size.isFinite ? size : .zero))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current.map { UIImage(context: $0, scale: UIKitStage.pixelGrid.scale) }
}

public func UIGraphicsEndImageContext() { _ = CGContext.stack.popLast() }
