import Foundation
import StillsGeometry

extension CGContext {
  @MainActor func draw(_ picture: UIImage, of view: UIView) {
    whileCurrent { picture.draw(in: CGRect(origin: .zero, size: view.bounds.size)) }
  }
}

extension UIKitStage {
  /// Takes a picture of a view that is on no screen, with all that it hosts; tests set it, once.
  nonisolated(unsafe) package static var photographer: (@MainActor (UIView) -> UIImage?)?

  @MainActor static func picture(of view: UIView) -> UIImage? {
    guard let photographer else { return nil }
    // Whoever draws itself this way while its picture is taken is not photographed again.
    Self.photographer = nil
    defer { Self.photographer = photographer }
    return resumed(after: { photographer(view) })
  }
}
