import Foundation

/// Properties by their names, as animations know them; others are reported.
extension CALayer {
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let value, leave(value, for: keyPath) else {
      return UIKitStage.report("\(type(of: self)).setValue(_:forKeyPath:): no “\(keyPath)” is known")
    }
    setNeedsDisplay()
  }

  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Those that are commonly asked for.
  public func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "opacity": opacity
    case "position": position
    case "position.x": position.x
    case "position.y": position.y
    case "bounds": bounds
    case "cornerRadius": cornerRadius
    case "backgroundColor": backgroundColor
    case "strokeEnd": (self as? CAShapeLayer)?.strokeEnd
    case "strokeStart": (self as? CAShapeLayer)?.strokeStart
    case "transform.scale", "transform.scale.x": transform.m11
    case "transform.scale.y": transform.m22
    case "transform.translation.x": transform.m41
    case "transform.translation.y": transform.m42
    default: nil
    }
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}
