import Foundation
import StillsGeometry

extension Path {
  /// A large rectangle that lies wholly within the path's area; nil when none was found. Not the largest there is: from
  /// the bounds, what each piece of the outline may touch is cut off on the side where least is lost.
  func interior(isEvenOdd: Bool) -> CGRect? {
    if let rectangle = asRectangle { return rectangle }
    var rest = controlBounds
    guard rest.isDrawable else { return nil }
    for box in pieceBounds {
      guard box.isDrawable else { return nil }
      rest = rest.cutting(box)
      guard rest.width > 0, rest.height > 0 else { return nil }
    }
    // No line of the outline crosses what is left: it is inside everywhere, or nowhere.
    return contains(CGPoint(x: rest.midX, y: rest.midY), eoFill: isEvenOdd) ? rest : nil
  }

  /// Around each line and curve, those that close a part included.
  private var pieceBounds: [CGRect] {
    var boxes: [CGRect] = []
    boxes.reserveCapacity(elements.count)
    var start = CGPoint.zero, current = CGPoint.zero
    func add(_ points: CGPoint...) {
      var box = CGRect(origin: current, size: .zero)
      for point in points { box = box.enclosing(CGRect(origin: point, size: .zero)) }
      boxes.append(box)
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !boxes.isEmpty { add(start) }
        (start, current) = (point, point)
      case .line(let point):
        add(point)
        current = point
      case .quadCurve(let point, let control):
        add(control, point)
        current = point
      case .curve(let point, let control1, let control2):
        add(control1, control2, point)
        current = point
      case .closeSubpath:
        add(start)
        current = start
      }
    }
    add(start)
    return boxes
  }
}

extension CGRect {
  /// What is left beside `box`, on the side where that is most.
  fileprivate func cutting(_ box: CGRect) -> CGRect {
    guard box.minX < maxX, box.maxX > minX, box.minY < maxY, box.maxY > minY else { return self }
    let left = CGRect(x: minX, y: minY, width: max(box.minX - minX, 0), height: height)
    let right = CGRect(x: box.maxX, y: minY, width: max(maxX - box.maxX, 0), height: height)
    let above = CGRect(x: minX, y: minY, width: width, height: max(box.minY - minY, 0))
    let below = CGRect(x: minX, y: box.maxY, width: width, height: max(maxY - box.maxY, 0))
    var best = left
    for other in [right, above, below] where other.width * other.height > best.width * best.height { best = other }
    return best
  }
}
