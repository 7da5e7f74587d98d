import Foundation

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  private var subpathStart: CGPoint?
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  package init(elements: [Element]) {
    for element in elements { append(element) }
  }
}

// MARK: - Drawing

extension Path {
  public mutating func move(to point: CGPoint) { append(.move(to: point)) }

  /// Without a current point this only moves.
  public mutating func addLine(to point: CGPoint) {
    append(currentPoint == nil ? .move(to: point) : .line(to: point))
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    if currentPoint == nil { append(.move(to: control)) }
    append(.quadCurve(to: point, control: control))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { append(.move(to: control1)) }
    append(.curve(to: point, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    append(.closeSubpath)
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  package mutating func append(_ element: Element) {
    switch element {
    case .move(let point):
      subpathStart = point
      currentPoint = point
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      currentPoint = point
    case .closeSubpath:
      currentPoint = subpathStart
    }
    elements.append(element)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(transform.isIdentity ? element : element.applying(transform)) }
  }
}

// MARK: - Querying

extension Path {
  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
