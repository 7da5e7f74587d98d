import Foundation
import Stills
import SwiftUI
import Testing

/// Whatever number an app computes, the end is a picture or an error that says what is wrong: no trap, no hang.
@MainActor @Suite struct BadNumberTests {
  nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -50, 1e308, -1e308, 0]

  /// All formats of a picture of 60 × 60 points.
  private func draw(_ view: some View, _ size: CGSize = CGSize(width: 60, height: 60)) throws {
    var world = World()
    world.canvas = .size(size)
    let result = try Renderer.render(view, world: world)
    _ = try result.png()
    _ = try result.svg()
    _ = try result.pdf()
  }

  @Test(arguments: numbers) func framesPaddingAndPlaces(number: CGFloat) throws {
    try draw(
      VStack(spacing: number) {
        Color.red.frame(width: number, height: number)
        Color.red.frame(minWidth: number, idealWidth: number, maxWidth: number, minHeight: number, maxHeight: number)
        Text("a").padding(number).border(.red, width: number)
        Text("a").offset(x: number, y: number).position(x: number, y: 3)
        Color.red.aspectRatio(number, contentMode: .fit)
        Color.blue.aspectRatio(CGSize(width: number, height: 1), contentMode: .fill)
        HStack(spacing: number) {
          Text("a"); Spacer(minLength: number); Text("b")
        }
        Text("a").alignmentGuide(.leading) { _ in number }.layoutPriority(number).zIndex(number)
      })
  }

  @Test(arguments: numbers) func textsAndSymbols(number: CGFloat) throws {
    try draw(
      VStack {
        Text("a b c").font(.system(size: number))
        Text("hello world").lineSpacing(number).kerning(number).baselineOffset(number).minimumScaleFactor(number)
        Text("hello").tracking(number).font(.custom("Inter", size: number))
        Image(systemName: "star").font(.system(size: number))
        Label("a", systemImage: "star").font(.system(size: number))
        Image(systemName: "star").resizable().frame(width: number, height: 10)
        Text(number, format: .number)
      })
  }

  @Test(arguments: numbers) func effectsAndTransforms(number: CGFloat) throws {
    try draw(
      VStack {
        Text("a").scaleEffect(number).rotationEffect(.degrees(number))
        Text("a").rotation3DEffect(.degrees(number), axis: (x: number, y: 0, z: 1), perspective: number)
        Text("a").blur(radius: number).shadow(radius: number, x: number, y: number)
        Text("a").brightness(number).contrast(number).saturation(number).grayscale(number)
        Text("a").hueRotation(.degrees(number)).opacity(number)
        Text("a").transformEffect(CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0))
        Text("a").visualEffect { content, _ in content.offset(x: number).scaleEffect(number) }
        Color(red: number, green: number, blue: number, opacity: number)
        Color(hue: number, saturation: number, brightness: number)
      })
  }

  @Test(arguments: numbers) func shapesStrokesAndGradients(number: CGFloat) throws {
    try draw(
      VStack {
        Color.red.cornerRadius(number).overlay { RoundedRectangle(cornerRadius: number).stroke(lineWidth: number) }
          .clipShape(UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: number))
        Circle().trim(from: number, to: 1).stroke(lineWidth: number)
        Circle().inset(by: number).fill(.red)
        Circle().scale(number).fill(.red)
        Rectangle().rotation(.degrees(number)).size(width: number, height: number).offset(x: number, y: number).fill()
        Circle().strokeBorder(.red, lineWidth: number)
        Rectangle().stroke(.red, style: StrokeStyle(miterLimit: number, dash: [number, 1], dashPhase: number))
        RadialGradient(
          colors: [.red, .blue], center: UnitPoint(x: number, y: 0), startRadius: number, endRadius: 2 * number)
        LinearGradient(
          stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
          startPoint: UnitPoint(x: number, y: number), endPoint: .bottom)
        AngularGradient(
          colors: [.red, .green], center: .center, startAngle: .degrees(number), endAngle: .degrees(-number))
      })
  }

  @Test(arguments: numbers) func canvasesAndPaths(number: CGFloat) throws {
    try draw(
      Canvas { context, _ in
        let point = CGPoint(x: number, y: number), rect = CGRect(x: number, y: 0, width: number, height: number)
        context.fill(Path(ellipseIn: rect), with: .color(.red))
        let path = Path { path in
          path.move(to: point)
          path.addArc(
            center: point, radius: number, startAngle: .degrees(number), endAngle: .degrees(90), clockwise: true)
          path.addArc(tangent1End: point, tangent2End: .zero, radius: number)
          path.addQuadCurve(to: .zero, control: point)
          path.addRoundedRect(in: rect, cornerSize: CGSize(width: number, height: 1))
        }
        context.stroke(path, with: .color(.blue), style: StrokeStyle(lineWidth: number, dash: [number]))
        context.translateBy(x: number, y: number)
        context.scaleBy(x: number, y: number)
        context.rotate(by: .degrees(number))
        context.opacity = number
        context.addFilter(.blur(radius: number))
        context.addFilter(.shadow(radius: number))
        context.addFilter(.brightness(number))
        context.draw(Text("x"), at: point)
        context.draw(Text("x"), in: rect)
      })
  }

  @Test(arguments: numbers) func gridsAndScrollViews(number: CGFloat) throws {
    let items = [
      GridItem(.adaptive(minimum: number, maximum: number), spacing: number),
      GridItem(.flexible(minimum: number, maximum: number)), GridItem(.fixed(number)),
    ]
    try draw(
      VStack {
        Grid(horizontalSpacing: number, verticalSpacing: number) {
          GridRow {
            Text("a"); Text("b")
          }
        }
        LazyVGrid(columns: items, spacing: number) {
          Text("a"); Text("b")
        }
        LazyVStack(spacing: number) {
          Text("a").frame(height: number); Text("b")
        }
        ScrollView {
          LazyVStack(spacing: number) {
            Text("a").frame(height: number); Text("b")
          }
        }
        .contentMargins(number).safeAreaPadding(number)
        Color.red.safeAreaInset(edge: .bottom, spacing: number) { Color.blue.frame(height: number) }
        Text("a").containerRelativeFrame(.horizontal, count: 0, spacing: number)
          .containerRelativeFrame(.vertical) { length, _ in length * number }
      })
  }

  @Test func layoutsThatAnswerNonsense() throws {
    struct Nonsense: Layout {
      let number: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: number, height: -number)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: number, y: number), proposal: ProposedViewSize(width: number, height: number))
        }
      }
    }
    for number in Self.numbers {
      try draw(
        VStack {
          Nonsense(number: number) {
            Text("a"); Color.red
          }; Text("b")
        })
    }
  }

  @Test func countsThatAreNone() throws {
    try draw(
      VStack {
        Text("x").lineLimit(-3)
        Text("x").lineLimit(Int.max, reservesSpace: true)
        GridRow { Text("a").gridCellColumns(Int.max) }
        Grid { GridRow { Text("a").gridCellColumns(Int.min) } }
        MeshGradient(width: 0, height: 0, points: [], colors: [])
        MeshGradient(width: Int.max, height: Int.max, points: [], colors: [])
        LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
      })
  }

  @Test func screensWithoutASize() throws {
    for size in [CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: 50, height: 0)] {
      do {
        try draw(
          VStack {
            Text("a"); Color.red
          }, size)
      } catch { #expect("\(error)".count > 10, "\(error)") }
    }
  }

  @Test func manyViewsSideBySideAreDrawn() throws {
    try draw(ZStack { ForEach(0..<3_000, id: \.self) { _ in Color.red.frame(width: 1, height: 1) } })
  }
}
