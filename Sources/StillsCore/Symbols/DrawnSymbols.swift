import Foundation
import StillsGeometry

/// Symbols of lines, so that they are light and bold with the text. Where the icon font has the same sign, its
/// proportions are kept.
enum DrawnSymbols {
  static let all: [String: SymbolArt] = {
    var all = lines.mapValues { SymbolArt.lines($0.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }) }
    all.merge(pictures) { first, _ in first }
    return all
  }()

  private static let lines: [String: [[(CGFloat, CGFloat)]]] = [
    "chevron.left": [[(0.1965, -0.3825), (-0.1965, 0), (0.1965, 0.3825)]],
    "chevron.right": [[(-0.1965, -0.3825), (0.1965, 0), (-0.1965, 0.3825)]],
    "chevron.up": [[(-0.3825, 0.1965), (0, -0.1965), (0.3825, 0.1965)]],
    "chevron.down": [[(-0.3825, -0.1965), (0, 0.1965), (0.3825, -0.1965)]],
    "chevron.up.chevron.down": [
      [(-0.27, -0.14), (0, -0.39), (0.27, -0.14)], [(-0.27, 0.14), (0, 0.39), (0.27, 0.14)],
    ],
    "chevron.compact.down": [[(-0.55, -0.1), (0, 0.1), (0.55, -0.1)]],
    "chevron.compact.up": [[(-0.55, 0.1), (0, -0.1), (0.55, 0.1)]],
    "chevron.compact.left": [[(0.1, -0.55), (-0.1, 0), (0.1, 0.55)]],
    "chevron.compact.right": [[(-0.1, -0.55), (0.1, 0), (-0.1, 0.55)]],
    "xmark": [[(-0.3475, -0.3475), (0.3475, 0.3475)], [(0.3475, -0.3475), (-0.3475, 0.3475)]],
    "multiply": [[(-0.3, -0.3), (0.3, 0.3)], [(0.3, -0.3), (-0.3, 0.3)]],
    "plus": [[(-0.365, 0), (0.365, 0)], [(0, -0.365), (0, 0.365)]],
    "minus": [[(-0.365, 0), (0.365, 0)]],
    "equal": [[(-0.298, -0.155), (0.298, -0.155)], [(-0.298, 0.155), (0.298, 0.155)]],
    "checkmark": [[(-0.375, 0.027), (-0.103, 0.374), (0.376, -0.374)]],
    "arrow.right": [[(-0.411, 0), (0.411, 0)], [(0.084, -0.327), (0.411, 0), (0.084, 0.327)]],
    "arrow.left": [[(0.411, 0), (-0.411, 0)], [(-0.084, -0.327), (-0.411, 0), (-0.084, 0.327)]],
    "arrow.left.arrow.right": [
      [(0.429, -0.284), (-0.429, -0.284)], [(-0.174, -0.539), (-0.429, -0.284), (-0.174, -0.029)],
      [(-0.429, 0.284), (0.429, 0.284)], [(0.174, 0.029), (0.429, 0.284), (0.174, 0.539)],
    ],
    "arrow.up": [[(0, 0.418), (0, -0.418)], [(-0.327, -0.091), (0, -0.418), (0.327, -0.091)]],
    "arrow.down": [[(0, -0.418), (0, 0.418)], [(-0.327, 0.091), (0, 0.418), (0.327, 0.091)]],
    "arrow.up.right": [[(-0.29, 0.29), (0.29, -0.29)], [(-0.17, -0.29), (0.29, -0.29), (0.29, 0.17)]],
    "arrow.up.left": [[(0.29, 0.29), (-0.29, -0.29)], [(0.17, -0.29), (-0.29, -0.29), (-0.29, 0.17)]],
    "arrow.down.right": [[(-0.29, -0.29), (0.29, 0.29)], [(-0.17, 0.29), (0.29, 0.29), (0.29, -0.17)]],
    "arrow.down.left": [[(0.29, -0.29), (-0.29, 0.29)], [(0.17, 0.29), (-0.29, 0.29), (-0.29, -0.17)]],
    "line.3.horizontal": [
      [(-0.453, -0.22), (0.453, -0.22)], [(-0.453, 0), (0.453, 0)], [(-0.453, 0.22), (0.453, 0.22)],
    ],
    "pause": [[(-0.16, -0.36), (-0.16, 0.36)], [(0.16, -0.36), (0.16, 0.36)]],
  ]

  /// Letters and marks set in the text face, for those that the icon font lacks.
  static let signs: [String: SymbolArt] = [
    "quote.opening": .text("\u{201C}"), "quote.closing": .text("\u{201D}"), "curlybraces": .text("{ }"),
    "character": .text("A"), "textformat": .text("Aa"), "textformat.abc": .text("abc"),
    "textformat.123": .text("123"), "number": .text("#"), "percent": .text("%"), "at": .text("@"),
    "asterisk": .text("*"), "questionmark": .text("?"), "exclamationmark": .text("!"), "info": .text("i"),
    "dollarsign": .text("$"), "eurosign": .text("€"), "sterlingsign": .text("£"), "yensign": .text("¥"),
    "plusminus": .text("±"), "divide": .text("÷"), "sum": .text("∑"), "function": .text("ƒ"),
    "exclamationmark.2": .text("!!"), "exclamationmark.3": .text("!!!"), "wonsign": .text("₩"),
    "indianrupeesign": .text("₹"), "centsign": .text("¢"), "x.squareroot": .text("√x"),
    "greaterthan": .text(">"), "lessthan": .text("<"),
  ]

  private static let pictures: [String: SymbolArt] = [DrawnSymbols.simple, objects, measured].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }
}

// MARK: - Simple shapes

extension DrawnSymbols {
  fileprivate static let simple: [String: SymbolArt] = [
    "ellipsis": .drawn { pen in
      [-0.3635, 0, 0.3635].map { pen.dot($0, 0, radius: 0.0985 + (pen.width - 0.088) / 2) }
    },
    "circle": .drawn { [$0.line(.circle(0, 0, radius: 0.456))] },
    "circle.fill": .drawn { [.fill(.circle(0, 0, radius: 0.456 + $0.width / 2))] },
    "circle.dashed": .drawn { pen in
      // Twelve dashes around.
      let length = 2 * CGFloat.pi * 0.456 / 12
      let style = StrokeStyle(
        lineWidth: pen.width, lineCap: .butt, lineJoin: .round, dash: [length * 0.62, length * 0.38])
      return [.stroke(.circle(0, 0, radius: 0.456), style)]
    },
    "square": .drawn { [$0.line(squarePath(0.407))] },
    "square.fill": .drawn { [.fill(squarePath(0.407 + $0.width / 2))] },
    "square.dashed": .drawn { pen in dashedSquare(pen) },
    "magnifyingglass": .drawn { pen in
      [pen.line(.circle(-0.085, -0.09, radius: 0.335)), pen.line((0.158, 0.162), (0.405, 0.41))]
    },
    "star": .drawn { [$0.line(starPath(scale: 0.98))] },
    "star.fill": .drawn {
      [.fill(starPath(scale: 1.03)), .line(starPath(scale: 1.03), width: max(0.02, $0.width - 0.068))]
    },
    "play": .drawn { [$0.line(.roundedPolygon(points((-0.3, -0.37), (0.33, 0), (-0.3, 0.37)), radius: 0.06))] },
    "clock": .drawn { pen in
      [pen.line(.circle(0, 0, radius: 0.456)), pen.line((0, -0.27), (0, 0.02), (-0.2, 0.02))]
    },
    "globe": .drawn { pen in globe(pen) },
    "person": .drawn { pen in [pen.line(headPath), pen.line(shouldersPath)] },
    "person.fill": .drawn { pen in
      [.fill(headPath), pen.line(headPath), .fill(shouldersPath), pen.line(shouldersPath)]
    },
    "infinity": .drawn { pen in
      let path = Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(
          to: CGPoint(x: 0.27, y: -0.2), control1: CGPoint(x: 0.1, y: -0.12), control2: CGPoint(x: 0.17, y: -0.2))
        path.addCurve(
          to: CGPoint(x: 0.27, y: 0.2), control1: CGPoint(x: 0.54, y: -0.2), control2: CGPoint(x: 0.54, y: 0.2))
        path.addCurve(
          to: CGPoint(x: -0.27, y: -0.2), control1: CGPoint(x: 0.08, y: 0.2), control2: CGPoint(x: -0.08, y: -0.2))
        path.addCurve(
          to: CGPoint(x: -0.27, y: 0.2), control1: CGPoint(x: -0.54, y: -0.2), control2: CGPoint(x: -0.54, y: 0.2))
        path.addCurve(to: CGPoint(x: 0, y: 0), control1: CGPoint(x: -0.17, y: 0.2), control2: CGPoint(x: -0.1, y: 0.12))
      }
      return [pen.line(path)]
    },
  ]

  static func points(_ points: (CGFloat, CGFloat)...) -> [CGPoint] { points.map { CGPoint(x: $0.0, y: $0.1) } }

  static func squarePath(_ half: CGFloat) -> Path { rounded(-half, -half, 2 * half, 2 * half, 0.11 + half - 0.407) }

  static func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  /// The corners and two dashes a side.
  private static func dashedSquare(_ pen: SymbolPen) -> [SymbolShape] {
    let half: CGFloat = 0.407, corner: CGFloat = 0.14
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].flatMap { x, y -> [SymbolShape] in
      let bend = Path { path in
        path.move(to: CGPoint(x: x * half, y: y * (half - corner - 0.05)))
        path.addLine(to: CGPoint(x: x * half, y: y * (half - corner)))
        path.addQuadCurve(
          to: CGPoint(x: x * (half - corner), y: y * half), control: CGPoint(x: x * half, y: y * half))
        path.addLine(to: CGPoint(x: x * (half - corner - 0.05), y: y * half))
      }
      return [pen.line(bend)]
    } + [
      pen.line((-0.07, -half), (0.07, -half)), pen.line((-0.07, half), (0.07, half)),
      pen.line((-half, -0.07), (-half, 0.07)), pen.line((half, -0.07), (half, 0.07)),
    ]
  }

  /// Five points; at body size SF's star is 22 × 20 points with its bearings.
  static func starPath(scale: CGFloat) -> Path {
    let outer = 0.565 * scale, inner = outer * 0.42
    let corners = (0..<10).map { index in
      let (sine, cosine) = Trigonometry.sineAndCosine(CGFloat(index) * .pi / 5)
      let radius = index.isMultiple(of: 2) ? outer : inner
      return CGPoint(x: radius * sine, y: 0.045 - radius * cosine)
    }
    return .roundedPolygon(corners, radius: 0.03)
  }

  /// `doordash`'s globe measures 22 across at large scale and 17 points: 1.011 em.
  private static func globe(_ pen: SymbolPen) -> [SymbolShape] {
    let radius = 0.5055 - 0.088 / 2
    let thin = pen.withWeight(max(100, pen.weight - 130))
    let meridian = Path(ellipseIn: CGRect(x: -0.2, y: -radius, width: 0.4, height: 2 * radius))
    func parallel(_ y: CGFloat, bend: CGFloat) -> Path {
      let half = (radius * radius - y * y).squareRoot()
      return Path { path in
        path.move(to: CGPoint(x: -half, y: y))
        path.addQuadCurve(to: CGPoint(x: half, y: y), control: CGPoint(x: 0, y: y + bend))
      }
    }
    return [
      pen.line(.circle(0, 0, radius: radius)), thin.line(meridian), thin.line((0, -radius), (0, radius)),
      thin.line((-radius, 0), (radius, 0)), thin.line(parallel(-0.27, bend: 0.12)),
      thin.line(parallel(0.27, bend: -0.12)),
    ]
  }

  private static let headPath = Path(ellipseIn: CGRect(x: -0.185, y: -0.41, width: 0.37, height: 0.41))

  private static let shouldersPath = Path { path in
    path.move(to: CGPoint(x: -0.3, y: 0.41))
    path.addCurve(
      to: CGPoint(x: -0.38, y: 0.34), control1: CGPoint(x: -0.35, y: 0.41), control2: CGPoint(x: -0.38, y: 0.385))
    path.addCurve(
      to: CGPoint(x: 0, y: 0.11), control1: CGPoint(x: -0.38, y: 0.23), control2: CGPoint(x: -0.22, y: 0.11))
    path.addCurve(
      to: CGPoint(x: 0.38, y: 0.34), control1: CGPoint(x: 0.22, y: 0.11), control2: CGPoint(x: 0.38, y: 0.23))
    path.addCurve(
      to: CGPoint(x: 0.3, y: 0.41), control1: CGPoint(x: 0.38, y: 0.385), control2: CGPoint(x: 0.35, y: 0.41))
    path.closeSubpath()
  }
}
