import Foundation
import StillsBars
import StillsCore
import StillsGeometry

/// What a popover's content stands on: its shape with the arrow, and a soft shadow.
final class PopoverGround: UIView {
  let arrow: PopoverShape.Arrow?

  /// `frame`, of the content, and `source`, what it belongs to, in the window whose `bounds` it fills.
  init(bounds: CGRect, content frame: CGRect, source: CGRect?, shape: PopoverShape, color: UIColor) {
    arrow = source.flatMap { shape.arrow(at: $0, from: frame) }
    super.init(frame: bounds)
    isUserInteractionEnabled = false
    let ground = CAShapeLayer()
    ground.frame = bounds
    ground.path = CGPath(shape.outline(frame, arrow))
    ground.fillColor = color.cgColor
    // Our choice, as soft as the system's.
    (ground.shadowOpacity, ground.shadowRadius, ground.shadowOffset) = (0.2, 16, CGSize(width: 0, height: 8))
    layer.addSublayer(ground)
  }

  required init?(coder: NSCoder) {
    arrow = nil
    super.init(coder: coder)
  }
}
