import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

extension CALayer {
  /// Draws the layer and those on it, with its corner at the context's.
  public func render(in context: CGContext) { MainActor.assumeIsolated { renderHere(in: context) } }

  @MainActor private func renderHere(in context: CGContext) {
    if let view, let picture = UIKitStage.picture(of: view) { return context.draw(picture, of: view) }
    var painter = Painter(pixelGrid: UIKitStage.pixelGrid)
    LayerPainting.paint(self, at: CGPoint(x: -frame.minX, y: -frame.minY), into: &painter)
    context.append(painter.commands)
  }
}

extension UIView {
  /// Draws the view and those in it into the current context. False where there is none.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CGContext.current else { return false }
    if let picture = UIKitStage.picture(of: self) {
      picture.draw(in: rect)
      return true
    }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension CGContext {
  @MainActor fileprivate func draw(_ picture: UIImage, of view: UIView) {
    whileCurrent { picture.draw(in: CGRect(origin: .zero, size: view.bounds.size)) }
  }
}

extension UIKitStage {
  /// Takes a picture of a view that is on no screen, with all that it hosts; tests set it, once.
  nonisolated(unsafe) package static var photographer: (@MainActor (UIView) -> UIImage?)?

  @MainActor fileprivate static func picture(of view: UIView) -> UIImage? {
    guard let photographer else { return nil }
    // Whoever draws itself this way while its picture is taken is not photographed again.
    Self.photographer = nil
    defer { Self.photographer = photographer }
    return photographer(view)
  }
}
