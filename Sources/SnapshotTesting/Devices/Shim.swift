import Foundation
import StillsCore
import StillsUIKit

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension PictureFrame {
  mutating func apply(_ traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified { isDark = traits.userInterfaceStyle == .dark }
    if let traits = traits as? ShimTraits {
      scale = traits.device.scale
      (isWide, isTall, isPad) = (traits.isWide, traits.isTall, traits.device.isPad)
    }
  }
}
final class ShimTraits: UITraitCollection, @unchecked Sendable {
  let device: Device
  let isWide, isTall: Bool
  init(device: Device, isWide: Bool, isTall: Bool) {
    (self.device, self.isWide, self.isTall) = (device, isWide, isTall)
    super.init()
  }
}
extension UITraitCollection {
  static func traits(of device: Device, isWide: Bool, isTall: Bool) -> UITraitCollection {
    ShimTraits(device: device, isWide: isWide, isTall: isTall)
  }
}
