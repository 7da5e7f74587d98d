import Foundation
import StillsGeometry

/// Things that the icon font lacks.
extension DrawnSymbols {
  static let objects: [String: SymbolArt] = [
    "paintpalette": .drawn { pen in [pen.line(palettePath)] + paletteDots(0.055) },
    "paintpalette.fill": .drawn { pen in
      let holes = Path { path in
        for dot in paletteDots(0.07) { if case .fill(let hole, _) = dot { path.addPath(hole) } }
      }
      return [.fill(palettePath.appending(holes), isEvenOdd: true), .line(palettePath, width: pen.width)]
    },
    "applelogo": .drawn { _ in [.fill(applePath), .fill(stalkPath)] },
    "apple.logo": .drawn { _ in [.fill(applePath), .fill(stalkPath)] },
    "internaldrive": .drawn { pen in
      [pen.line(drivePath), pen.line((-0.5, 0.06), (0.5, 0.06)), pen.dot(0.33, 0.18, radius: 0.05)]
    },
    "internaldrive.fill": .drawn { pen in
      [
        .fill(drivePath.appending(.circle(0.33, 0.14, radius: 0.06)), isEvenOdd: true),
        .line(drivePath, width: pen.width),
      ]
    },
    "externaldrive": .drawn { pen in
      [pen.line(drivePath), pen.line((-0.5, 0.06), (0.5, 0.06)), pen.dot(0.33, 0.18, radius: 0.05)]
    },
    "building.columns": .drawn { pen in
      [pen.line(.roundedPolygon(points((0, -0.45), (0.47, -0.2), (-0.47, -0.2)), radius: 0.04))] + columns(pen)
    },
    "building.columns.fill": .drawn { pen in
      let roof = Path.roundedPolygon(points((0, -0.45), (0.47, -0.2), (-0.47, -0.2)), radius: 0.04)
      return [.fill(roof), pen.line(roof)] + columns(pen.withWeight(pen.weight + 250))
    },
    "leaf": .drawn { pen in
      [pen.line(leafPath), pen.line((-0.46, 0.42), (-0.3, 0.2), (0.05, 0.0))]
    },
    "leaf.fill": .drawn { pen in [.fill(leafPath), pen.line(leafPath), pen.line((-0.46, 0.42), (-0.3, 0.2))] },
    "simcard": .drawn { pen in
      [
        pen.line(simPath), pen.line(rounded(-0.19, -0.06, 0.38, 0.36, 0.05)), pen.line((-0.19, 0.12), (0.19, 0.12)),
        pen.line((0, -0.06), (0, 0.3)),
      ]
    },
    "simcard.fill": .drawn { pen in
      [.fill(simPath.appending(rounded(-0.19, -0.06, 0.38, 0.36, 0.05)), isEvenOdd: true), pen.line(simPath)]
    },
    "book.closed": .drawn { pen in bookClosed(pen) },
    "book.closed.fill": .drawn { pen in
      let cover = rounded(-0.34, -0.46, 0.68, 0.92, 0.1)
      return [
        .fill(cover.appending(rounded(-0.2, 0.2, 0.58, 0.13, 0.02)), isEvenOdd: true),
        .line(cover, width: pen.width * 0.5),
      ]
    },
    "seal": .drawn { [$0.line(sealPath(0.5))] },
    "seal.fill": .drawn { [.fill(sealPath(0.5)), $0.line(sealPath(0.5))] },
    "key": .drawn { pen in key(pen) },
    "key.fill": .drawn { pen in
      let ring = Path.circle(-0.17, -0.22, radius: 0.23).appending(.circle(-0.17, -0.3, radius: 0.06))
      return [.fill(ring, isEvenOdd: true), .line(.circle(-0.17, -0.22, radius: 0.23), width: pen.width * 0.5)]
        + shaft(pen.withWeight(pen.weight + 300))
    },
    "poweroutlet.type.b": .drawn { pen in [pen.line(squarePath(0.407))] + outletHoles(pen).map { .fill($0) } },
    "poweroutlet.type.b.fill": .drawn { pen in
      let holes = outletHoles(pen).reduce(Path()) { $0.appending($1) }
      return [.fill(squarePath(0.45).appending(holes), isEvenOdd: true)]
    },
    "powerplug": .drawn { pen in [pen.line(plugPath)] + plugPins(pen) },
    "powerplug.fill": .drawn { pen in [.fill(plugPath), pen.line(plugPath)] + plugPins(pen) },
    "server.rack": .drawn { pen in
      [-0.42, -0.11, 0.2].flatMap { y in
        [
          pen.line(rounded(-0.45, y, 0.9, 0.22, 0.06)), pen.dot(-0.3, y + 0.11, radius: 0.045),
          pen.line((0.1, y + 0.11), (0.31, y + 0.11)),
        ]
      }
    },
    "cross": .drawn { [$0.line(crossPath)] },
    "cross.fill": .drawn { [.fill(crossPath), $0.line(crossPath)] },
    "crown": .drawn { [$0.line(crownPath)] },
    "crown.fill": .drawn { [.fill(crownPath), $0.line(crownPath)] },
    "trophy": .drawn { pen in [pen.line(cupPath)] + trophyParts(pen) },
    "trophy.fill": .drawn { pen in [.fill(cupPath), pen.line(cupPath)] + trophyParts(pen) },
    "graduationcap": .drawn { pen in [pen.line(boardPath)] + gown(pen) },
    "graduationcap.fill": .drawn { pen in [.fill(boardPath), pen.line(boardPath)] + gown(pen) },
    "fork.knife": .drawn { pen in forkAndKnife(pen) },
    "cup.and.saucer": .drawn { pen in [pen.line(mugPath)] + saucer(pen) },
    "cup.and.saucer.fill": .drawn { pen in [.fill(mugPath), pen.line(mugPath)] + saucer(pen) },
    "chart.line.uptrend.xyaxis": .drawn { pen in
      [
        pen.line((-0.45, -0.42), (-0.45, 0.42), (0.47, 0.42)),
        pen.line((-0.28, 0.18), (-0.07, -0.06), (0.1, 0.1), (0.42, -0.3)),
        pen.line((0.24, -0.32), (0.42, -0.3), (0.42, -0.12)),
      ]
    },
    "chart.xyaxis.line": .drawn { pen in
      [
        pen.line((-0.45, -0.42), (-0.45, 0.42), (0.47, 0.42)),
        pen.line((-0.28, 0.18), (-0.07, -0.06), (0.1, 0.1), (0.42, -0.3)),
      ]
    },
    "terminal": .drawn { pen in
      [
        pen.line(rounded(-0.51, -0.407, 1.02, 0.814, 0.12)), pen.line((-0.32, -0.2), (-0.15, -0.05), (-0.32, 0.1)),
        pen.line((-0.06, 0.12), (0.16, 0.12)),
      ]
    },
    "cpu": .drawn { pen in
      [pen.line(rounded(-0.31, -0.31, 0.62, 0.62, 0.1)), pen.line(rounded(-0.14, -0.14, 0.28, 0.28, 0.04))]
        + [-0.16, 0, 0.16].flatMap { (at: CGFloat) in
          [
            pen.line((at, -0.46), (at, -0.31)), pen.line((at, 0.31), (at, 0.46)), pen.line((-0.46, at), (-0.31, at)),
            pen.line((0.31, at), (0.46, at)),
          ]
        }
    },
    "clipboard": .drawn { pen in clipboard(pen) },
    "list.clipboard": .drawn { pen in clipboard(pen) + clipboardLines(pen) },
    "list.bullet.clipboard": .drawn { pen in clipboard(pen) + clipboardLines(pen) },
    "square.grid.3x3": .drawn { pen in
      nine { rounded($0 - 0.11, $1 - 0.11, 0.22, 0.22, 0.05) }.map { .line($0, width: pen.width * 0.8) }
    },
    "square.grid.3x3.fill": .drawn { _ in nine { rounded($0 - 0.14, $1 - 0.14, 0.28, 0.28, 0.05) }.map { .fill($0) } },
    "placeholdertext.fill": .drawn { pen in
      [
        .fill(rounded(-0.45, -0.4, 0.5, 0.2, 0.06)), .fill(rounded(0.13, -0.4, 0.32, 0.2, 0.06)),
        .fill(rounded(-0.45, -0.1, 0.9, 0.2, 0.06)),
        .fill(rounded(-0.45, 0.2, 0.6, 0.2, 0.06)),
      ]
    },
    "figure.stand": .drawn { pen in
      figure(
        pen, legs: [[(-0.11, 0.5), (-0.05, 0.12)], [(0.11, 0.5), (0.05, 0.12)]],
        arms: [[(-0.24, 0.14), (-0.13, -0.2)], [(0.24, 0.14), (0.13, -0.2)]])
    },
    "figure.walk": .drawn { pen in
      figure(
        pen, legs: [[(-0.22, 0.5), (-0.06, 0.26), (0, 0.08)], [(0.2, 0.5), (0.1, 0.24), (0, 0.08)]],
        arms: [[(-0.26, 0.08), (-0.18, -0.14), (0, -0.22)], [(0.27, 0.06), (0.14, -0.06), (0.04, -0.22)]])
    },
    "figure.run": .drawn { pen in
      figure(
        pen, legs: [[(-0.38, 0.36), (-0.12, 0.32), (-0.02, 0.08)], [(0.1, 0.5), (0.18, 0.24), (0, 0.08)]],
        arms: [[(-0.34, 0.02), (-0.24, -0.16), (0.02, -0.22)], [(0.34, -0.1), (0.2, 0), (0.04, -0.22)]])
    },
    "flashlight.off.fill": .drawn { pen in [.fill(torchPath), pen.line(torchPath)] },
    "flashlight.on.fill": .drawn { pen in [.fill(torchPath), pen.line(torchPath)] },
    "flashlight.off": .drawn { pen in [pen.line(torchPath)] },
  ]
}

// MARK: - Outlines

extension Path {
  fileprivate func appending(_ other: Path) -> Path {
    var path = self
    path.addPath(other)
    return path
  }
}

extension DrawnSymbols {
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private static let palettePath = Path { path in
    path.move(to: point(0.02, -0.44))
    path.addCurve(to: point(-0.52, 0.02), control1: point(-0.3, -0.44), control2: point(-0.52, -0.22))
    path.addCurve(to: point(-0.08, 0.44), control1: point(-0.52, 0.26), control2: point(-0.34, 0.44))
    path.addCurve(to: point(0.04, 0.27), control1: point(0.08, 0.44), control2: point(0.1, 0.36))
    path.addCurve(to: point(0.16, 0.1), control1: point(-0.02, 0.18), control2: point(0.03, 0.1))
    path.addCurve(to: point(0.52, -0.06), control1: point(0.36, 0.1), control2: point(0.52, 0.12))
    path.addCurve(to: point(0.02, -0.44), control1: point(0.52, -0.28), control2: point(0.3, -0.44))
    path.closeSubpath()
  }

  private static func paletteDots(_ radius: CGFloat) -> [SymbolShape] {
    [(-0.3, 0.07), (-0.24, -0.16), (-0.02, -0.26), (0.23, -0.17)].map { .fill(.circle($0.0, $0.1, radius: radius)) }
  }

  /// An apple as fruit: no company's mark.
  private static let applePath = Path { path in
    path.move(to: point(0, -0.2))
    path.addCurve(to: point(0.41, -0.03), control1: point(0.2, -0.34), control2: point(0.41, -0.24))
    path.addCurve(to: point(0, 0.47), control1: point(0.41, 0.26), control2: point(0.2, 0.58))
    path.addCurve(to: point(-0.41, -0.03), control1: point(-0.2, 0.58), control2: point(-0.41, 0.26))
    path.addCurve(to: point(0, -0.2), control1: point(-0.41, -0.24), control2: point(-0.2, -0.34))
    path.closeSubpath()
  }

  private static let stalkPath = Path { path in
    path.move(to: point(0, -0.28))
    path.addQuadCurve(to: point(0.19, -0.52), control: point(0.01, -0.48))
    path.addQuadCurve(to: point(0, -0.28), control: point(0.2, -0.3))
    path.closeSubpath()
  }

  private static let drivePath = Path.roundedPolygon(
    points((-0.36, -0.28), (0.36, -0.28), (0.52, 0.06), (0.52, 0.3), (-0.52, 0.3), (-0.52, 0.06)), radius: 0.08)

  private static func columns(_ pen: SymbolPen) -> [SymbolShape] {
    [-0.31, -0.105, 0.105, 0.31].map { pen.line(($0, -0.07), ($0, 0.24)) } + [pen.line((-0.46, 0.4), (0.46, 0.4))]
  }

  private static let leafPath = Path { path in
    path.move(to: point(0.46, -0.4))
    path.addCurve(to: point(0.12, 0.26), control1: point(0.5, -0.1), control2: point(0.38, 0.18))
    path.addCurve(to: point(-0.36, 0.12), control1: point(-0.1, 0.33), control2: point(-0.3, 0.3))
    path.addCurve(to: point(-0.02, -0.26), control1: point(-0.42, -0.06), control2: point(-0.28, -0.22))
    path.addCurve(to: point(0.46, -0.4), control1: point(0.18, -0.29), control2: point(0.34, -0.26))
    path.closeSubpath()
  }

  private static let simPath = Path.roundedPolygon(
    points((-0.34, -0.47), (0.1, -0.47), (0.34, -0.23), (0.34, 0.47), (-0.34, 0.47)), radius: 0.09)

  private static func bookClosed(_ pen: SymbolPen) -> [SymbolShape] {
    let cover = Path { path in
      path.move(to: point(0.34, 0.46))
      path.addLine(to: point(-0.22, 0.46))
      path.addCurve(to: point(-0.34, 0.34), control1: point(-0.29, 0.46), control2: point(-0.34, 0.41))
      path.addLine(to: point(-0.34, -0.34))
      path.addCurve(to: point(-0.22, -0.46), control1: point(-0.34, -0.41), control2: point(-0.29, -0.46))
      path.addLine(to: point(0.26, -0.46))
      path.addCurve(to: point(0.34, -0.38), control1: point(0.31, -0.46), control2: point(0.34, -0.43))
      path.addLine(to: point(0.34, 0.22))
      path.addLine(to: point(-0.22, 0.22))
      path.addCurve(to: point(-0.34, 0.34), control1: point(-0.29, 0.22), control2: point(-0.34, 0.27))
    }
    return [pen.line(cover), pen.line((-0.15, -0.46), (-0.15, 0.22)), pen.line((0.3, 0.22), (0.3, 0.46))]
  }

  /// Eight bulges.
  private static func sealPath(_ radius: CGFloat) -> Path {
    Path { path in
      for index in 0..<8 {
        let angle = CGFloat(index) * .pi / 4 + .pi / 8
        let (sine, cosine) = Trigonometry.sineAndCosine(angle)
        let (middleSine, middleCosine) = Trigonometry.sineAndCosine(angle + .pi / 8)
        let (nextSine, nextCosine) = Trigonometry.sineAndCosine(angle + .pi / 4)
        if index == 0 { path.move(to: point(radius * 0.88 * cosine, radius * 0.88 * sine)) }
        path.addQuadCurve(
          to: point(radius * 0.88 * nextCosine, radius * 0.88 * nextSine),
          control: point(radius * 1.18 * middleCosine, radius * 1.18 * middleSine))
      }
      path.closeSubpath()
    }
  }

  private static func key(_ pen: SymbolPen) -> [SymbolShape] {
    [pen.line(.circle(-0.17, -0.22, radius: 0.23)), pen.dot(-0.17, -0.3, radius: 0.05)] + shaft(pen)
  }

  private static func shaft(_ pen: SymbolPen) -> [SymbolShape] {
    [
      pen.line((-0.17, 0.02), (-0.17, 0.46)), pen.line((-0.17, 0.46), (0.02, 0.46)),
      pen.line((-0.17, 0.28), (-0.02, 0.28)),
    ]
  }

  private static func outletHoles(_ pen: SymbolPen) -> [Path] {
    let width = pen.width
    return [
      rounded(-0.17 - width / 2, -0.22, width, 0.2, width / 3), rounded(0.17 - width / 2, -0.22, width, 0.2, width / 3),
      rounded(-0.075, 0.09, 0.15, 0.17, 0.07),
    ]
  }

  private static let plugPath = Path { path in
    path.move(to: point(-0.3, -0.12))
    path.addLine(to: point(0.3, -0.12))
    path.addLine(to: point(0.3, 0.02))
    path.addCurve(to: point(0, 0.28), control1: point(0.3, 0.18), control2: point(0.17, 0.28))
    path.addCurve(to: point(-0.3, 0.02), control1: point(-0.17, 0.28), control2: point(-0.3, 0.18))
    path.closeSubpath()
  }

  private static func plugPins(_ pen: SymbolPen) -> [SymbolShape] {
    [pen.line((-0.15, -0.12), (-0.15, -0.4)), pen.line((0.15, -0.12), (0.15, -0.4)), pen.line((0, 0.28), (0, 0.48))]
  }

  private static let crossPath = Path.roundedPolygon(
    points(
      (-0.14, -0.44), (0.14, -0.44), (0.14, -0.14), (0.44, -0.14), (0.44, 0.14), (0.14, 0.14), (0.14, 0.44),
      (-0.14, 0.44), (-0.14, 0.14),
      (-0.44, 0.14), (-0.44, -0.14), (-0.14, -0.14)), radius: 0.05)

  private static let crownPath = Path.roundedPolygon(
    points((-0.38, 0.36), (-0.5, -0.2), (-0.22, 0.04), (0, -0.38), (0.22, 0.04), (0.5, -0.2), (0.38, 0.36)),
    radius: 0.03)

  private static let cupPath = Path { path in
    path.move(to: point(-0.25, -0.44))
    path.addLine(to: point(0.25, -0.44))
    path.addCurve(to: point(0, 0.14), control1: point(0.25, -0.1), control2: point(0.16, 0.14))
    path.addCurve(to: point(-0.25, -0.44), control1: point(-0.16, 0.14), control2: point(-0.25, -0.1))
    path.closeSubpath()
  }

  private static func trophyParts(_ pen: SymbolPen) -> [SymbolShape] {
    let handles = Path { path in
      for side: CGFloat in [-1, 1] {
        path.move(to: point(side * 0.26, -0.34))
        path.addLine(to: point(side * 0.46, -0.34))
        path.addCurve(
          to: point(side * 0.18, -0.02), control1: point(side * 0.46, -0.14), control2: point(side * 0.36, -0.02))
      }
    }
    return [pen.line(handles), pen.line((0, 0.14), (0, 0.42)), pen.line((-0.2, 0.43), (0.2, 0.43))]
  }

  private static let boardPath = Path.roundedPolygon(
    points((0, -0.38), (0.56, -0.1), (0, 0.18), (-0.56, -0.1)), radius: 0.03)

  private static func gown(_ pen: SymbolPen) -> [SymbolShape] {
    let cap = Path { path in
      path.move(to: point(-0.34, 0.04))
      path.addLine(to: point(-0.34, 0.24))
      path.addCurve(to: point(0.34, 0.24), control1: point(-0.16, 0.42), control2: point(0.16, 0.42))
      path.addLine(to: point(0.34, 0.04))
    }
    return [pen.line(cap), pen.line((0.52, -0.08), (0.52, 0.28))]
  }

  private static func forkAndKnife(_ pen: SymbolPen) -> [SymbolShape] {
    let tines = Path { path in
      path.move(to: point(-0.4, -0.46))
      path.addLine(to: point(-0.4, -0.18))
      path.addCurve(to: point(-0.08, -0.18), control1: point(-0.4, -0.02), control2: point(-0.08, -0.02))
      path.addLine(to: point(-0.08, -0.46))
    }
    let blade = Path { path in
      path.move(to: point(0.3, 0.46))
      path.addLine(to: point(0.3, -0.46))
      path.addCurve(to: point(0.12, 0.06), control1: point(0.12, -0.36), control2: point(0.1, -0.1))
      path.addLine(to: point(0.3, 0.06))
    }
    return [pen.line(tines), pen.line((-0.24, -0.46), (-0.24, 0.46)), pen.line(blade), .fill(blade)]
  }

  private static let mugPath = Path { path in
    path.move(to: point(-0.42, -0.3))
    path.addLine(to: point(0.26, -0.3))
    path.addLine(to: point(0.26, -0.04))
    path.addCurve(to: point(0.02, 0.22), control1: point(0.26, 0.12), control2: point(0.16, 0.22))
    path.addLine(to: point(-0.18, 0.22))
    path.addCurve(to: point(-0.42, -0.04), control1: point(-0.32, 0.22), control2: point(-0.42, 0.12))
    path.closeSubpath()
  }

  private static func saucer(_ pen: SymbolPen) -> [SymbolShape] {
    let handle = Path { path in
      path.move(to: point(0.26, -0.22))
      path.addCurve(to: point(0.24, 0.06), control1: point(0.56, -0.26), control2: point(0.52, 0.08))
    }
    return [pen.line(handle), pen.line((-0.5, 0.38), (0.36, 0.38))]
  }

  private static func clipboard(_ pen: SymbolPen) -> [SymbolShape] {
    [pen.line(rounded(-0.36, -0.38, 0.72, 0.86, 0.1)), .fill(rounded(-0.19, -0.5, 0.38, 0.21, 0.07))]
  }

  private static func clipboardLines(_ pen: SymbolPen) -> [SymbolShape] {
    [-0.1, 0.09, 0.28].flatMap { (y: CGFloat) in
      [pen.dot(-0.2, y, radius: pen.width * 0.55), .line(.through([(-0.06, y), (0.2, y)]), width: pen.width * 0.8)]
    }
  }

  private static func nine(_ cell: (CGFloat, CGFloat) -> Path) -> [Path] {
    [-0.34, 0, 0.34].flatMap { y in [-0.34, 0, 0.34].map { x in cell(x, y) } }
  }

  private static func figure(
    _ pen: SymbolPen, legs: [[(CGFloat, CGFloat)]], arms: [[(CGFloat, CGFloat)]]
  ) -> [SymbolShape] {
    let limbs = pen.width * 1.15
    return [
      pen.dot(0.02, -0.46, radius: 0.11), .line(.through([(0.01, -0.22), (0, 0.08)]), width: 0.1 + pen.width),
    ] + (legs + arms).map { .line(.through($0), width: limbs) }
  }

  private static let torchPath = Path.roundedPolygon(
    points(
      (-0.24, -0.48), (0.24, -0.48), (0.24, -0.26), (0.15, -0.1), (0.15, 0.48), (-0.15, 0.48), (-0.15, -0.1),
      (-0.24, -0.26)),
    radius: 0.05)
}
