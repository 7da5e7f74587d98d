import Foundation

/// The path as text: coordinates, then one letter — `m` move, `l` line, `q` quadratic and `c` cubic curve, `h` close.
extension Path: LosslessStringConvertible {
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let point): Self.text([point], "m")
      case .line(let point): Self.text([point], "l")
      case .quadCurve(let point, let control): Self.text([control, point], "q")
      case .curve(let point, let control1, let control2): Self.text([control1, control2, point], "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ points: [CGPoint], _ letter: String) -> String {
    let numbers = points.flatMap { [NumberText.string($0.x, places: 6), NumberText.string($0.y, places: 6)] }
    return (numbers + [letter]).joined(separator: " ")
  }

  /// Reads what `description` writes, and `x y width height re` for a rectangle; nil for anything else.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
      } else {
        guard add(word, numbers) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  private mutating func add(_ letter: Substring, _ numbers: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: point(0))
    case ("l", 2): addLine(to: point(0))
    case ("q", 4): addQuadCurve(to: point(1), control: point(0))
    case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): closeSubpath()
    case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }
}
