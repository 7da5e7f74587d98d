import Foundation
import StillsCore
import StillsGeometry

/// Corners of a rectangle, whatever the layout direction.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline of lines and curves, as UIKit has it; angles in radians.
open class UIBezierPath: NSObject {
  package private(set) var path: Path

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init(path: Path) { self.path = path }

  public override convenience init() { self.init(path: Path()) }
}

// MARK: - Creating

extension UIBezierPath {
  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }

  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Round corners take the radii's width.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    self.init(
      path: Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
          topTrailing: radius(.topRight))))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) { self.init(path: cgPath.path) }
}

// MARK: - Drawing

extension UIBezierPath {
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func close() { path.closeSubpath() }
  public func removeAllPoints() { path = Path() }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }

  /// Clockwise as one sees it; `Path` counts the other way round.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
}

// MARK: - Querying

extension UIBezierPath {
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  public var isEmpty: Bool { path.isEmpty }
  public var bounds: CGRect { path.boundingRect }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}
