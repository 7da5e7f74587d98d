import Foundation
import StillsDisplay
import StillsGeometry

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws an outline, in its own coordinates.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0

  package func paintShape(origin: CGPoint, into painter: inout Painter) {
    guard let path = path?.path.offsetBy(dx: origin.x, dy: origin.y) else { return }
    if let fillColor {
      painter.fill(path, with: .color(fillColor.resolved), style: FillStyle(eoFill: fillRule == .evenOdd))
    }
    guard let strokeColor, lineWidth > 0, lineWidth.isFinite, strokeEnd > strokeStart else { return }
    let line = strokeStart > 0 || strokeEnd < 1 ? path.trimmedPath(from: strokeStart, to: strokeEnd) : path
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    painter.stroke(line, with: .color(strokeColor.resolved), style: style)
  }

  private var cap: CGLineCap { lineCap == .round ? .round : lineCap == .square ? .square : .butt }
  private var join: CGLineJoin { lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter }
}
