import Foundation
import StillsCore
import StillsDisplay
import StillsText
import StillsTypesetting
import SwiftUI
import Testing

/// Public questions and reports about drawing with a known answer (bug-cases B25 to B94), as views and paths.
@Suite @MainActor struct DrawingBugCaseTests {
  /// B25 and B26.
  @Test func labelAndBackgroundFlipTogetherAndGivenColoursStay() throws {
    func fills(_ world: World) throws -> [ResolvedColor] {
      let view = VStack(spacing: 0) {
        Color(uiColor: .label); Color(uiColor: .systemBackground); Color(red: 1, green: 0, blue: 0)
      }
      return try drawing(view, world: world).fills.map(\.color)
    }
    let light = try fills(World()), dark = try fills(.dark)
    #expect(light[0] == .black && light[1] == .white && dark[0] == .white && dark[1] == .black)
    #expect(light[2] == dark[2])
  }

  /// B31.
  @Test func withoutAGroundEveryChildCastsAShadowOfItsOwn() throws {
    let card = VStack(spacing: 10) {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 30, height: 10)
    }
    func counts(_ view: some View) throws -> [Int] { try drawing(view).shadowed.map { $0.fills.count } }
    #expect(try counts(card.shadow(radius: 3)) == [1, 1])
    #expect(try counts(card.padding(3).offset(x: 1).tag(1).shadow(radius: 3)) == [1, 1])
    #expect(try counts(card.opacity(0.5).shadow(radius: 3)) == [1, 1])
    #expect(try counts(card.compositingGroup().shadow(radius: 3)) == [2])
    #expect(try counts(card.clipShape(Rectangle()).shadow(radius: 3)) == [2])
    // What an opaque background alone does is not settled: cards look as if it made one picture.
    #expect(try counts(card.background(.white).shadow(radius: 3)) == [3])
    // The outer one is cast by what the inner ones make.
    #expect(try counts(card.shadow(radius: 1).shadow(radius: 3)) == [2])
  }

  /// B37: a font that nobody gave is named.
  @Test func aFontThatIsNotFoundIsNamed() throws {
    let engine = HarfBuzzEngine()
    _ = try RenderKit.place(
      Text("a").font(.custom("Nowhere-Bold", size: 17)), typesetter: Typesetter(engine: engine))
    #expect(engine.reports.contains { "\($0)".contains("Nowhere-Bold") })
  }

  /// B82.
  @Test func aStrokeSticksOutByHalfAndABorderStrokeStaysInside() throws {
    func outline(_ view: some View) throws -> CGRect? {
      guard case .stroke(let path, _, let style)? = try drawing(view, width: 390, height: 390).first else { return nil }
      return path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    }
    #expect(try outline(Circle().stroke(lineWidth: 40)) == CGRect(x: -20, y: -20, width: 430, height: 430))
    #expect(try outline(Circle().strokeBorder(lineWidth: 40)) == CGRect(x: 0, y: 0, width: 390, height: 390))
  }

  /// B83.
  @Test func aSquareBorderIsCutAtRoundCornersAndAStrokedOverlayIsNot() throws {
    let plain = Color.red.frame(width: 60, height: 40)
    let cut = try #require(try group(plain.border(.blue).cornerRadius(15)))
    #expect(cut.clip != nil && cut.commands.contains { if case .stroke = $0 { true } else { false } })
    let drawn = try drawing(plain.overlay { RoundedRectangle(cornerRadius: 15).stroke(.blue) })
    let rect = CGRect(x: 20, y: 5, width: 60, height: 40)
    #expect(
      drawn.contains {
        if case .stroke(let path, _, _) = $0 {
          path == RoundedRectangle(cornerRadius: 15).path(in: rect)
        } else {
          false
        }
      })
  }

  /// B85.
  @Test func halfACircleIsItsLowerHalfAndHalfARectangleATriangle() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let disc = Circle().trim(from: 0, to: 0.5).path(in: square).boundingRect
    #expect(isNear(disc, CGRect(x: 0, y: 50, width: 100, height: 50)))
    let right = Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).path(in: square).boundingRect
    #expect(isNear(right, CGRect(x: 50, y: 0, width: 50, height: 100)))
    let triangle = Rectangle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(triangle.contains(CGPoint(x: 110, y: 5)) && !triangle.contains(CGPoint(x: 10, y: 75)))
    #expect(isNear(triangle.boundingRect, CGRect(x: 0, y: 0, width: 120, height: 80)))
  }

  /// B86.
  @Test func aClockwiseArcIsTheUpperHalf() {
    let arc = Path { path in
      path.addArc(
        center: CGPoint(x: 200, y: 370), radius: 50, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
      path.closeSubpath()
    }
    #expect(isNear(arc.boundingRect, CGRect(x: 150, y: 320, width: 100, height: 50)))
  }

  /// B94.
  @Test func forwardAndBackwardMirrorAndLeftAndRightDoNot() throws {
    func drawn(_ name: String, _ direction: LayoutDirection) throws -> [DisplayCommand] {
      try RenderKit.place(Image(systemName: name).environment(\.layoutDirection, direction)).commands
    }
    for name in ["chevron.forward", "chevron.backward"] {
      #expect(try drawn(name, .leftToRight) != drawn(name, .rightToLeft), "\(name)")
    }
    for name in ["chevron.left", "chevron.right", "star.fill"] {
      #expect(try drawn(name, .leftToRight) == drawn(name, .rightToLeft), "\(name)")
    }
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 0.01 && abs(left.minY - right.minY) < 0.01 && abs(left.width - right.width) < 0.01
      && abs(left.height - right.height) < 0.01
  }
}

extension [DisplayCommand] {
  /// The groups that cast a shadow, wherever they are.
  fileprivate var shadowed: [[DisplayCommand]] {
    flatMap { command -> [[DisplayCommand]] in
      guard case .group(let group) = command else { return [] }
      let casts = group.effects.contains { if case .shadow = $0 { true } else { false } }
      return casts ? [group.commands] : group.commands.shadowed
    }
  }
}
