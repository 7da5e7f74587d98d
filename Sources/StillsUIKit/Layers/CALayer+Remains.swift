import Foundation
import StillsGeometry

extension CALayer {
  /// Gives the layer what an animation shows for good once it has ended; false where nothing of it stays, or where the
  /// property is none that is known here. As the layer's own value, which Core Animation leaves as it was.
  func leaveBehind(_ animation: CAAnimation, inGroup: Bool = false) -> Bool {
    let stays = !animation.isRemovedOnCompletion && [.forwards, .both].contains(animation.fillMode)
    guard inGroup || stays, animation.repeatCount.isFinite, animation.repeatCount < 1e6 else { return false }
    defer { setNeedsDisplay() }
    switch animation {
    case let group as CAAnimationGroup:
      let left = (group.animations ?? []).map { leaveBehind($0, inGroup: true) }
      return left.allSatisfy { $0 }
    case let basic as CABasicAnimation:
      guard let path = basic.keyPath else { return false }
      // There and back again: what it began with, or the layer's own.
      if basic.autoreverses { return basic.fromValue.map { take($0, for: path) } ?? true }
      return basic.toValue.map { take($0, for: path) } ?? false
    case let frames as CAKeyframeAnimation:
      guard let path = frames.keyPath else { return false }
      if frames.autoreverses { return (frames.values?.first).map { take($0, for: path) } ?? false }
      if let end = frames.path?.path.currentPoint { return take(end, for: path) }
      return (frames.values?.last).map { take($0, for: path) } ?? false
    default: return false
    }
  }

  private func take(_ value: Any, for path: String) -> Bool {
    if let number = Self.number(value) { return take(number: number, for: path) }
    switch (path, value) {
    case ("position", let point as CGPoint): position = point
    case ("position", let value as NSValue): position = value.cgPointValue
    case ("bounds", let rect as CGRect): bounds = rect
    case ("bounds", let value as NSValue): bounds = value.cgRectValue
    case ("bounds.size", let size as CGSize): bounds.size = size
    case ("shadowOffset", let size as CGSize): shadowOffset = size
    case ("transform", let transform as CATransform3D): self.transform = transform
    case ("transform.translation", let size as CGSize): turn(CATransform3DMakeTranslation(size.width, size.height, 0))
    case ("backgroundColor", let color as CGColor): backgroundColor = color
    case ("borderColor", let color as CGColor): borderColor = color
    case ("shadowColor", let color as CGColor): shadowColor = color
    case ("shadowPath", let path as CGPath): shadowPath = path
    case ("contents", _): contents = value
    default: return takeOfKind(value, for: path)
    }
    return true
  }

  private func takeOfKind(_ value: Any, for path: String) -> Bool {
    switch (self, path, value) {
    case (let shape as CAShapeLayer, "path", let path as CGPath): shape.path = path
    case (let shape as CAShapeLayer, "fillColor", let color as CGColor): shape.fillColor = color
    case (let shape as CAShapeLayer, "strokeColor", let color as CGColor): shape.strokeColor = color
    case (let gradient as CAGradientLayer, "colors", let colors as [Any]): gradient.colors = colors
    case (let gradient as CAGradientLayer, "locations", let places as [Any]):
      gradient.locations = places.compactMap { Self.number($0).map { NSNumber(value: Double($0)) } }
    case (let gradient as CAGradientLayer, "startPoint", let point as CGPoint): gradient.startPoint = point
    case (let gradient as CAGradientLayer, "endPoint", let point as CGPoint): gradient.endPoint = point
    default: return false
    }
    return true
  }

  private func take(number: CGFloat, for path: String) -> Bool {
    if let shape = self as? CAShapeLayer {
      switch path {
      case "strokeStart": shape.strokeStart = number
      case "strokeEnd": shape.strokeEnd = number
      case "lineWidth": shape.lineWidth = number
      case "lineDashPhase": shape.lineDashPhase = number
      default: return takePlain(number, for: path)
      }
      return true
    }
    return takePlain(number, for: path)
  }

  private func takePlain(_ number: CGFloat, for path: String) -> Bool {
    switch path {
    case "opacity": opacity = Float(min(max(number, 0), 1))
    case "hidden": isHidden = number != 0
    case "position.x": position.x = number
    case "position.y": position.y = number
    case "bounds.size.width": bounds.size.width = number
    case "bounds.size.height": bounds.size.height = number
    case "bounds.origin.x": bounds.origin.x = number
    case "bounds.origin.y": bounds.origin.y = number
    case "cornerRadius": cornerRadius = number
    case "borderWidth": borderWidth = number
    case "shadowOpacity": shadowOpacity = Float(number)
    case "shadowRadius": shadowRadius = number
    case "zPosition": zPosition = number
    case "transform.scale": turn(CATransform3DMakeScale(number, number, 1))
    case "transform.scale.x": turn(CATransform3DMakeScale(number, 1, 1))
    case "transform.scale.y": turn(CATransform3DMakeScale(1, number, 1))
    case "transform.rotation", "transform.rotation.z": turn(CATransform3DMakeRotation(number, 0, 0, 1))
    case "transform.rotation.x": turn(CATransform3DMakeRotation(number, 1, 0, 0))
    case "transform.rotation.y": turn(CATransform3DMakeRotation(number, 0, 1, 0))
    case "transform.translation.x": turn(CATransform3DMakeTranslation(number, 0, 0))
    case "transform.translation.y": turn(CATransform3DMakeTranslation(0, number, 0))
    default: return false
    }
    return true
  }

  /// One part of the transform; what the layer has of other parts stays.
  private func turn(_ part: CATransform3D) { transform = CATransform3DConcat(part, transform) }

  private static func number(_ value: Any) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
