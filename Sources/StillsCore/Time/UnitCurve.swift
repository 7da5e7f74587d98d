import Foundation
import StillsGeometry

/// A curve from (0, 0) to (1, 1): progress over time.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// A cubic curve with two control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A quarter of a circle, slow at the start or at the end.
    case circularIn, circularOut, circularInOut
    /// The other way round: time over progress.
    indirect case inverse(Shape)
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.init(.bezier(x1: x1.clamped, y1: y1, x2: x2.clamped, y2: y2))
  }

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
  }

  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  public var inverse: UnitCurve {
    if case .inverse(let shape) = shape { return UnitCurve(shape) }
    return UnitCurve(.inverse(shape))
  }

  /// The progress at a moment from 0 to 1; moments outside count as the nearer end.
  public func value(at progress: Double) -> Double {
    guard !progress.isNaN else { return 0 }
    return shape.value(at: progress.clamped)
  }

  /// How fast the progress grows there.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    return shape.velocity(at: progress)
  }
}

extension Double {
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension UnitCurve.Shape {
  func value(at x: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      if x <= 0 || x >= 1 { return x }
      if x1 == y1, x2 == y2 { return x }
      let parameter = bisected(x) { Cubic(x1, x2).value($0) }
      return Cubic(y1, y2).value(parameter)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - 4 * (1 - x) * (1 - x)).squareRoot() + 1) / 2
    case .inverse(.bezier(let x1, let y1, let x2, let y2)):
      if x <= 0 || x >= 1 { return x }
      return Cubic(x1, x2).value(bisected(x) { Cubic(y1, y2).value($0) })
    case .inverse(let shape): return bisected(x, of: shape.value(at:))
    }
  }

  func velocity(at x: Double) -> Double {
    if case .bezier(let x1, let y1, let x2, let y2) = self {
      let parameter = x <= 0 ? 0 : x >= 1 ? 1 : bisected(x) { Cubic(x1, x2).value($0) }
      let run = Cubic(x1, x2).slope(parameter), rise = Cubic(y1, y2).slope(parameter)
      if run != 0 { return rise / run }
    }
    let step = 1e-6, left = max(x - step, 0), right = min(x + step, 1)
    return (value(at: right) - value(at: left)) / (right - left)
  }

  /// Where a curve that never falls reaches `x`: halving a hundred times is exact to the last bit, whatever the curve.
  private func bisected(_ x: Double, of curve: (Double) -> Double) -> Double {
    var low = 0.0, high = 1.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if curve(middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// One coordinate of a cubic curve from 0 to 1 with two control points.
private struct Cubic {
  let a, b, c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }
  func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
}
