import Foundation
import StillsCore
import StillsGeometry

/// A shape that stands for a value.
public protocol ChartSymbolShape: Shape {
  /// How large the symbol is in a square of side 1: symbols of one size look equally heavy.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// The outline of a symbol in a rectangle.
nonisolated struct ChartSymbolPath {
  /// A line of this width, or filled.
  var lineWidth: CGFloat?
  var path: (CGRect) -> Path

  init(lineWidth: CGFloat?, path: @escaping (CGRect) -> Path) { (self.lineWidth, self.path) = (lineWidth, path) }

  init<S: ChartSymbolShape>(of symbol: S) {
    self = (symbol as? BasicChartSymbolShape)?.symbolPath ?? ChartSymbolPath(lineWidth: nil) { symbol.path(in: $0) }
  }

  /// Around `center`; `size` is that of the square that a circle of the same weight would fill.
  func outline(at center: CGPoint, size: CGSize) -> Path {
    path(CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
  }
}

nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  enum Kind: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  var lineWidth: CGFloat?

  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

  /// In the order in which `symbol(by:)` gives them out.
  static let standard: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]

  /// The symbol's outline.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, lineWidth: lineWidth)
  }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  var symbolPath: ChartSymbolPath {
    ChartSymbolPath(lineWidth: lineWidth) { self.path(in: $0) }
  }

  /// Chosen: as much ink as a circle's, about.
  public func path(in rect: CGRect) -> Path {
    let inset = (lineWidth ?? 0) / 2
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square:
      // The side of the square whose area is the circle's: √π / 2.
      return Path(rect.insetBy(dx: rect.width * 0.057, dy: rect.height * 0.057))
    case .triangle: return polygon([(0.5, -0.05), (1.08, 0.9), (-0.08, 0.9)], in: rect)
    case .diamond: return polygon([(0.5, -0.12), (1.12, 0.5), (0.5, 1.12), (-0.12, 0.5)], in: rect)
    case .pentagon:
      return polygon((0..<5).map { turned(CGFloat($0) * 2 * .pi / 5, by: 0.57) }, in: rect)
    case .plus:
      return polygon(
        [
          (0.36, 0), (0.64, 0), (0.64, 0.36), (1, 0.36), (1, 0.64), (0.64, 0.64), (0.64, 1), (0.36, 1), (0.36, 0.64),
          (0, 0.64), (0, 0.36), (0.36, 0.36),
        ], in: rect)
    case .cross:
      return polygon(
        [
          (0, 0.2), (0.2, 0), (0.5, 0.3), (0.8, 0), (1, 0.2), (0.7, 0.5), (1, 0.8), (0.8, 1), (0.5, 0.7), (0.2, 1),
          (0, 0.8), (0.3, 0.5),
        ], in: rect)
    case .asterisk:
      let points = (0..<12).map { step -> (CGFloat, CGFloat) in
        turned(CGFloat(step) * 2 * .pi / 12, by: step % 2 == 0 ? 0.55 : 0.18)
      }
      return polygon(points, in: rect)
    }
  }

  /// From the top, clockwise.
  private func turned(_ angle: CGFloat, by radius: CGFloat) -> (CGFloat, CGFloat) {
    let turn = Trigonometry.sineAndCosine(angle)
    return (0.5 + turn.sine * radius, 0.5 - turn.cosine * radius)
  }

  private func polygon(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
    path.closeSubpath()
    return path
  }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
