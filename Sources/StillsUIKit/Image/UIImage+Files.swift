import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

// Pictures as files.

nonisolated extension UIImage {
  /// At the picture's own scale, symbols at the screen's; nil for a picture of no size.
  public func pngData() -> Data? { encoded(as: .png, on: nil) }

  /// Over white, as files of this kind know nothing of transparency; `compressionQuality` from 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let share = compressionQuality.isNaN ? 1 : min(max(0, compressionQuality), 1)
    return encoded(as: .jpeg(quality: max(1, Int((share * 100).rounded()))), on: .white)
  }

  /// Nobody needs a larger file; our choice.
  private static let longestEdge: CGFloat = 16_384

  private func encoded(as format: UIKitStage.FileFormat, on ground: ResolvedColor?) -> Data? {
    let drawing = UIImageDrawing(
      renderingMode == .automatic ? withRenderingMode(.alwaysOriginal) : self, ink: .black, traits: .current)
    let own: CGFloat = isSymbolImage ? UIKitStage.pixelGrid.scale : scale
    let scale = own > 0 && own.isFinite ? own : 1
    let size = drawing.size
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= Self.longestEdge else { return nil }
    let list = DisplayList(
      size: size, scale: scale, background: ground,
      commands: drawing.commands(in: CGRect(origin: .zero, size: size)))
    return UIKitStage.encoder?(list, format)
  }
}

/// A still keeps nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
