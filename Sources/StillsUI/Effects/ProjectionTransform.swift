import Foundation
import StillsGeometry
import StillsUIKit

/// A 3×3 matrix for points as rows (x, y, 1): an affine map, or one with a perspective in its third column.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// What a flat view keeps of a map in space.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension ProjectionTransform {
  /// First `self`, then `other`.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    product.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    product.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    product.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    product.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    product.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    product.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    product.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    product.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return product
  }

  /// The affine map that agrees with this one in the middle of a view, in place and in direction.
  func affine(for size: CGSize) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    let x = size.width / 2, y = size.height / 2
    let w = x * m13 + y * m23 + m33
    // A view in the eye's own plane is nowhere.
    guard w != 0 else { return CGAffineTransform(scaleX: 0, y: 0) }
    let px = (x * m11 + y * m21 + m31) / w, py = (x * m12 + y * m22 + m32) / w
    let a = (m11 - px * m13) / w, b = (m12 - py * m13) / w
    let c = (m21 - px * m23) / w, d = (m22 - py * m23) / w
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: px - a * x - c * y, ty: py - b * x - d * y)
  }
}
