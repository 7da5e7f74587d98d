import Foundation
import StillsGeometry

/// Things whose outer measures are those of pictures by the system: `book.pages.fill` at 30 points, `switch.2` at 13.
extension DrawnSymbols {
  static let measured: [String: SymbolArt] = [
    "book.pages": .drawn { pen in
      let half = pen.width / 2
      return [pen.line(frontPage(inset: half)), pen.line(backEdge(inset: half))]
        + textLines.map { pen.line(.through($0.map { ($0.x, $0.y) })) }
    },
    "book.pages.fill": .drawn { pen in
      var page = frontPage(inset: 0)
      for line in textLines { page.addPath(.lineOutline(line, width: 0.056)) }
      return [.fill(page, isEvenOdd: true), .fill(backPage)]
    },
    "switch.2": .drawn { pen in
      var lower = rounded(-0.465, 0.056, 0.93, 0.406, 0.203)
      lower.addPath(.circle(0.27, 0.259, radius: 0.132))
      return [
        pen.line(rounded(-0.421, -0.417, 0.842, 0.354, 0.177)), pen.dot(-0.239, -0.24, radius: 0.118),
        .fill(lower, isEvenOdd: true),
      ]
    },
  ]

  /// What a symbol's frame leaves free above and below the marks, and how far its middle is to the right of theirs, in em.
  struct Margins {
    var above, below: CGFloat
    var shift: CGFloat = 0
  }

  /// Where pictures by the system tell: `book.pages.fill` at 30 points, `person.fill.badge.plus` at 48.2, whose frame is
  /// centred on the person; `house.fill` at 18, 1.17 above the middle of its place in a tab bar.
  static let measuredMargins: [String: Margins] = {
    let pages = Margins(above: 0.155, below: 0.078)
    let person = Margins(above: 0.06, below: 0.129, shift: -0.1245)
    let house = Margins(above: 0.0105, below: 0.1095)
    return [
      "house": house, "house.fill": house, "book.pages": pages, "book.pages.fill": pages,
      "person.fill.badge.plus": person,
      "person.fill.badge.minus": person, "person.badge.plus": person, "person.badge.minus": person,
    ]
  }()

  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// Its upper and lower edges rise to the right.
  private static func frontPage(inset: CGFloat) -> Path {
    let left = -0.428 + inset, right = 0.285 - inset
    let (top, bottom, rise) = (-0.464 + inset, 0.494 - inset, 0.07)
    return Path { path in
      path.move(to: point(left + 0.13, top))
      path.addQuadCurve(to: point(right - 0.13, top - rise + 0.006), control: point(left + 0.36, top - 0.012))
      path.addCurve(
        to: point(right, top - rise + 0.11), control1: point(right - 0.05, top - rise - 0.015),
        control2: point(right, top - rise + 0.03))
      path.addLine(to: point(right, bottom - 0.19))
      path.addCurve(
        to: point(right - 0.1, bottom - 0.075), control1: point(right, bottom - 0.13),
        control2: point(right - 0.03, bottom - 0.095))
      path.addQuadCurve(to: point(left + 0.13, bottom), control: point(left + 0.36, bottom + 0.006))
      path.addCurve(
        to: point(left, bottom - 0.12), control1: point(left + 0.05, bottom), control2: point(left, bottom - 0.05))
      path.addLine(to: point(left, top + 0.13))
      path.addCurve(to: point(left + 0.13, top), control1: point(left, top + 0.05), control2: point(left + 0.05, top))
      path.closeSubpath()
    }
  }

  /// What shows of the page behind.
  private static let backPage = Path { path in
    path.move(to: point(0.344, -0.456))
    path.addQuadCurve(to: point(0.428, -0.33), control: point(0.428, -0.41))
    path.addLine(to: point(0.428, 0.41))
    path.addQuadCurve(to: point(0.3, 0.534), control: point(0.428, 0.534))
    path.addLine(to: point(-0.09, 0.534))
    path.addQuadCurve(to: point(0.22, 0.475), control: point(0.1, 0.52))
    path.addQuadCurve(to: point(0.344, 0.32), control: point(0.344, 0.43))
    path.closeSubpath()
  }

  private static func backEdge(inset: CGFloat) -> Path {
    Path { path in
      path.move(to: point(0.33, -0.44))
      path.addQuadCurve(to: point(0.428 - inset, -0.33), control: point(0.428 - inset, -0.41))
      path.addLine(to: point(0.428 - inset, 0.41))
      path.addQuadCurve(to: point(0.3, 0.534 - inset), control: point(0.428 - inset, 0.534 - inset))
      path.addLine(to: point(0, 0.534 - inset))
    }
  }

  /// Three and a shorter one, bent like the page.
  private static let textLines: [[CGPoint]] = [(-0.253, 1), (-0.097, 1), (0.058, 1), (0.216, 0.5)].map { y, length in
    (0...6).map { step in
      let x = CGFloat(step) / 6 * length
      return point(-0.252 + 0.361 * x, y - 0.03 * x - 0.029 * x * x)
    }
  }
}
