import Foundation
import StillsCore
import StillsGeometry
import StillsUI
import StillsUIKit

extension Snapshotting where Value == Path, Format == UIImage {
  /// The area inside the path in black, on nothing, as large as the path's bounds.
  public static var image: Snapshotting { .image() }

  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .fill
  ) -> Snapshotting {
    Snapshotting<PathDrawing, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { PathDrawing(path: $0, mode: drawingMode) }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The area inside the path in black, on nothing, as large as the path's bounds.
  public static var image: Snapshotting { .image() }

  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    Snapshotting<PathDrawing, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { PathDrawing(path: $0.path, mode: drawingMode) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The area inside the path in black, on nothing, as large as the path's bounds.
  public static var image: Snapshotting { .image() }

  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<PathDrawing, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { PathDrawing(path: $0.path, mode: $0.usesEvenOddFillRule ? .eoFill : .fill) }
  }
}

/// A path and how it is drawn.
private struct PathDrawing {
  var path: Path
  var mode: CGPathDrawingMode

  @MainActor var view: some View {
    let bounds = path.boundingRect
    let moved = path.applying(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    return ZStack(alignment: .topLeading) {
      if mode != .stroke {
        moved.fill(Color.black, style: FillStyle(eoFill: mode == .eoFill || mode == .eoFillStroke))
      }
      if mode != .fill && mode != .eoFill { moved.stroke(Color.black, lineWidth: 1) }
    }
  }
}

extension Snapshotting where Value == PathDrawing, Format == UIImage {
  fileprivate static func image(precision: Float, perceptualPrecision: Float, scale: CGFloat) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { drawing in
        let frame = PictureFrame(
          size: drawing.path.boundingRect.size, scale: scale > 0 && scale.isFinite ? scale : 1, hasGround: false)
        let view = MainThread.run { AnyView(drawing.view) }
        return PictureTaking.image(of: view, in: frame)
      }
  }
}
