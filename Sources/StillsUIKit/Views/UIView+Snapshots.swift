import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

// Views and layers drawn into the current picture.

extension CALayer {
  /// Draws the layer and all in it, its bounds' corner at the origin of the context.
  public func render(in ctx: CGContext) {
    MainActor.assumeIsolated {
      if let view, let picture = UIKitStage.picture(of: view) { return ctx.draw(picture, of: view) }
      if let view { LayoutPass.quietly { LayoutPass.run(view) } }
      ctx.draw(in: bounds) { rect, painter in
        // Where the layer around would begin, were this one at the origin.
        let corner = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
        let base = CGPoint(x: rect.minX + corner.x - position.x, y: rect.minY + corner.y - position.y)
        LayerPainting.paint(self, at: base, into: &painter)
      }
    }
  }
}

extension UIView {
  /// Whether there was a picture to draw into.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CGContext.current, bounds.width > 0, bounds.height > 0, rect.isFinite else { return false }
    if let picture = UIKitStage.picture(of: self) {
      picture.draw(in: rect)
      return true
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A picture of the view as it is now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}
