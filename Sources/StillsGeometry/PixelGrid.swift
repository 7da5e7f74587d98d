import Foundation

/// The device's pixels: `scale` pixels a point. Edges are snapped in absolute coordinates and sizes derived from
/// them, so that neighbours neither gap nor overlap (`facts`: the global corners of each leaf are rounded, halves up).
public struct PixelGrid: Hashable, Sendable {
  public let scale: CGFloat

  public init(scale: CGFloat) { self.scale = scale }

  /// To the nearest pixel, halves up.
  public func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// Up to the next pixel. A rounding error of 1/1000 pixel does not make a pixel more.
  public func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }

  public func snap(_ rect: CGRect) -> CGRect {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return rect }
    let left = round(rect.minX), top = round(rect.minY)
    return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}
