import Foundation

// MARK: - Creating

extension Path {
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }
}

// MARK: - Adding

extension Path {
  /// A rectangle from its top-left corner, clockwise on screen. Null and infinite rectangles add nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isDrawable else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    append(.move(to: corners[0]))
    for corner in corners.dropFirst() { append(.line(to: corner)) }
    append(.closeSubpath)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// An ellipse from its rightmost point, clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isDrawable else { return }
    let horizontal = rect.width / 2, vertical = rect.height / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * horizontal, y: center.y + y * vertical).applying(transform)
    }
    let k = Self.quarterCircleControl
    append(.move(to: point(1, 0)))
    append(.curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)))
    append(.curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)))
    append(.curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)))
    append(.curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)))
    append(.closeSubpath)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isDrawable else { return }
    let corner = RoundedCorner(size: cornerSize)
    addRoundedRect(rect, RoundedCorners(all: corner), style, transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isDrawable else { return }
    addRoundedRect(rect, RoundedCorners(radii: cornerRadii), style, transform)
  }

  /// Where a cubic's controls stand on the unit circle's tangents for a quarter turn: 4/3 · (√2 − 1).
  package static let quarterCircleControl: CGFloat = 0.5522847498307936
}

extension CGRect {
  /// Neither null nor with a number that is not finite.
  package var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && !isNull && !isInfinite
  }

  /// What both have in common; null where one of them cannot be drawn, at which Foundation's own traps.
  package func overlap(_ other: CGRect) -> CGRect {
    isDrawable && other.isDrawable ? intersection(other) : .null
  }
}
