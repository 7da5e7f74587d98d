import Foundation

extension Path {
  /// The outlines that the `d` of an SVG path describes, as far as it can be read.
  package init(svgData data: String) {
    var reader = PathDataReader(data)
    self = reader.read()
  }
}

/// Reads commands and their numbers: `M1 2l.5-3z`.
private struct PathDataReader {
  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var current = CGPoint.zero, start = CGPoint.zero
  /// The last control point, of a cubic or of a quadratic curve, for smooth ones that follow.
  private var cubicControl: CGPoint?, quadControl: CGPoint?

  init(_ data: String) { bytes = Array(data.utf8) }

  mutating func read() -> Path {
    var command: UInt8 = 0
    while skipSeparators(), index < bytes.count {
      if Self.isLetter(bytes[index]) {
        command = bytes[index]
        index += 1
      }
      // Numbers without a command, or a command without its numbers: what was read so far is all.
      guard command != 0, draw(command) else { break }
      // Further points after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") { command = 0 }
    }
    return path
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20) && byte & ~0x20 != UInt8(ascii: "E")
  }

  @discardableResult private mutating func skipSeparators() -> Bool {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    return true
  }

  // MARK: Numbers

  private mutating func number() -> CGFloat? {
    skipSeparators()
    let begin = index
    var hasDot = false, hasExponent = false
    while index < bytes.count {
      let byte = bytes[index]
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      if byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
      } else if byte == UInt8(ascii: "."), !hasDot, !hasExponent {
        hasDot = true
      } else if byte | 0x20 == UInt8(ascii: "e"), !hasExponent, index > begin {
        hasExponent = true
      } else if isSign, index == begin || bytes[index - 1] | 0x20 == UInt8(ascii: "e") {
      } else {
        break
      }
      index += 1
    }
    return Double(String(decoding: bytes[begin..<index], as: UTF8.self)).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// One digit, as flags of arcs are written without separators.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  // MARK: Commands

  /// False where its numbers are missing.
  private mutating func draw(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let (cubic, quad) = (cubicControl, quadControl)
    (cubicControl, quadControl) = (nil, nil)
    switch command & ~0x20 {
    case UInt8(ascii: "M"):
      guard let place = point(isRelative) else { return false }
      path.move(to: place)
      (current, start) = (place, place)
    case UInt8(ascii: "L"):
      guard let place = point(isRelative) else { return false }
      line(to: place)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case UInt8(ascii: "C"):
      guard let first = point(isRelative), let second = point(isRelative), let end = point(isRelative) else {
        return false
      }
      curve(first, second, end)
    case UInt8(ascii: "S"):
      guard let second = point(isRelative), let end = point(isRelative) else { return false }
      curve(cubic.map(mirrored) ?? current, second, end)
    case UInt8(ascii: "Q"):
      guard let control = point(isRelative), let end = point(isRelative) else { return false }
      quadCurve(control, end)
    case UInt8(ascii: "T"):
      guard let end = point(isRelative) else { return false }
      quadCurve(quad.map(mirrored) ?? current, end)
    case UInt8(ascii: "A"):
      guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(), let isClockwise = flag(),
        let end = point(isRelative)
      else { return false }
      arc(CGSize(width: abs(rx), height: abs(ry)), turn: turn, isLarge, isClockwise, to: end)
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private func mirrored(_ control: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    (current, cubicControl) = (end, second)
  }

  private mutating func quadCurve(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    (current, quadControl) = (end, control)
  }

  /// By the centre, which follows from the ends (SVG 1.1, appendix F.6.5).
  private mutating func arc(_ radii: CGSize, turn: CGFloat, _ isLarge: Bool, _ isClockwise: Bool, to end: CGPoint) {
    guard radii.width > 0, radii.height > 0, end != current else { return line(to: end) }
    let (sine, cosine) = Trigonometry.sineAndCosine(turn * .pi / 180)
    let dx = (current.x - end.x) / 2, dy = (current.y - end.y) / 2
    let x = cosine * dx + sine * dy, y = cosine * dy - sine * dx
    var (rx, ry) = (radii.width, radii.height)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let (a, b) = (rx * rx * y * y, ry * ry * x * x)
    let share = a + b > 0 ? max(0, rx * rx * ry * ry / (a + b) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1) : 0
    let cx = share * rx * y / ry, cy = -share * ry * x / rx
    let from = Trigonometry.arcTangent(y: (y - cy) / ry, x: (x - cx) / rx)
    var sweep = Trigonometry.arcTangent(y: (-y - cy) / ry, x: (-x - cx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let matrix = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * cx - sine * cy + (current.x + end.x) / 2, ty: sine * cx + cosine * cy + (current.y + end.y) / 2)
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .radians(from), delta: .radians(sweep), transform: matrix)
    current = end
  }
}
