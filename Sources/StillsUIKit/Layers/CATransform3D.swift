import Foundation
import StillsGeometry

/// A transform in space, rows first.
public struct CATransform3D: Hashable, Sendable {
  public var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0), m14 = CGFloat(0)
  public var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0), m24 = CGFloat(0)
  public var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1), m34 = CGFloat(0)
  public var m41 = CGFloat(0), m42 = CGFloat(0), m43 = CGFloat(0), m44 = CGFloat(1)

  public init() {}

  package init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// As it looks from straight above, without perspective.
  package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  package var isFlat: Bool { m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// About an axis through the origin, in radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = Trigonometry.cosine(angle), sine = Trigonometry.sine(angle), rest = 1 - cosine
  var transform = CATransform3D()
  transform.m11 = cosine + x * x * rest
  transform.m12 = x * y * rest + z * sine
  transform.m13 = x * z * rest - y * sine
  transform.m21 = x * y * rest - z * sine
  transform.m22 = cosine + y * y * rest
  transform.m23 = y * z * rest + x * sine
  transform.m31 = x * z * rest + y * sine
  transform.m32 = y * z * rest - x * sine
  transform.m33 = cosine + z * z * rest
  return transform
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isFlat }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = [
    [a.m11, a.m12, a.m13, a.m14], [a.m21, a.m22, a.m23, a.m24], [a.m31, a.m32, a.m33, a.m34],
    [a.m41, a.m42, a.m43, a.m44],
  ]
  let columns = [
    [b.m11, b.m21, b.m31, b.m41], [b.m12, b.m22, b.m32, b.m42], [b.m13, b.m23, b.m33, b.m43],
    [b.m14, b.m24, b.m34, b.m44],
  ]
  func product(_ row: Int, _ column: Int) -> CGFloat {
    zip(rows[row], columns[column]).reduce(0) { $0 + $1.0 * $1.1 }
  }
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m13, transform.m14) = (
    product(0, 0), product(0, 1), product(0, 2), product(0, 3)
  )
  (transform.m21, transform.m22, transform.m23, transform.m24) = (
    product(1, 0), product(1, 1), product(1, 2), product(1, 3)
  )
  (transform.m31, transform.m32, transform.m33, transform.m34) = (
    product(2, 0), product(2, 1), product(2, 2), product(2, 3)
  )
  (transform.m41, transform.m42, transform.m43, transform.m44) = (
    product(3, 0), product(3, 1), product(3, 2), product(3, 3)
  )
  return transform
}

public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
