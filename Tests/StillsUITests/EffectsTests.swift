import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct EffectsTests {
  private var square: some View { Rectangle().fill(.black).frame(width: 20, height: 10) }
  /// In the middle of the canvas.
  private let frame = CGRect(x: 40, y: 20, width: 20, height: 10)
  private func fill(_ rect: CGRect, alpha: Double = 1) -> DisplayCommand {
    .fill(Path(rect), .color(ResolvedColor.black.multiplyingAlpha(by: alpha)), FillStyle())
  }

  @Test func `opacity reaches each leaf`() throws {
    let drawn = try drawing(
      ZStack {
        square; square
      }.opacity(0.5).opacity(0.5))
    #expect(drawn == [fill(frame, alpha: 0.25), fill(frame, alpha: 0.25)])
  }

  @Test func `a compositing group fades as one`() throws {
    let drawn = try #require(
      try group(
        ZStack {
          square; square
        }.compositingGroup().opacity(0.5)))
    #expect(drawn.opacity == 0.5 && drawn.isFlattened)
    #expect(drawn.commands == [fill(frame), fill(frame)])
  }

  @Test func `nothing is drawn of what is hidden`() throws {
    #expect(try drawing(square.hidden()).isEmpty)
    #expect(try drawing(square.opacity(0)).isEmpty)
    #expect(try drawing(square.opacity(.nan)).isEmpty)
    #expect(try drawing(square.blur(radius: 2).opacity(0)).isEmpty)
  }

  @Test func `an offset moves the drawing and keeps the room`() throws {
    let drawn = try drawing(
      HStack(spacing: 0) {
        square.offset(x: 3, y: 4); square
      })
    #expect(
      drawn == [
        fill(CGRect(x: 33, y: 24, width: 20, height: 10)), fill(CGRect(x: 50, y: 20, width: 20, height: 10)),
      ])
    #expect(try drawing(square.offset(x: .nan, y: .infinity)) == [fill(frame)])
  }

  @Test func `an offset is mirrored from right to left`() throws {
    let drawn = try drawing(square.offset(x: 3).environment(\.layoutDirection, .rightToLeft))
    #expect(drawn == [fill(frame.offsetBy(dx: -3, dy: 0))])
  }

  @Test func `a border is drawn in front and inside`() throws {
    let drawn = try drawing(square.border(Color.white, width: 2))
    #expect(
      drawn == [
        fill(frame), .stroke(Path(frame.insetBy(dx: 1, dy: 1)), .color(.white), StrokeStyle(lineWidth: 2)),
      ])
  }

  @Test func `clips are laid into the frame`() throws {
    #expect(try group(square.clipShape(Circle()))?.clip?.boundingRect == CGRect(x: 45, y: 20, width: 10, height: 10))
    #expect(try group(square.clipped())?.clip == Path(frame))
    #expect(try group(square.cornerRadius(3))?.clip == Path(roundedRect: frame, cornerRadius: 3))
  }

  @Test func `a mask is laid out like an overlay`() throws {
    let drawn = try #require(
      try group(square.mask(alignment: .topLeading) { Rectangle().frame(width: 5, height: 5) }))
    #expect(drawn.commands == [fill(frame)])
    #expect(drawn.mask == [fill(CGRect(x: 40, y: 20, width: 5, height: 5))])
    #expect(try drawing(square.mask { EmptyView() }).isEmpty)
  }

  @Test func `a shadow is a third of black`() throws {
    #expect(
      try group(square.shadow(radius: 4))?.effects
        == [.shadow(color: ResolvedColor.black.multiplyingAlpha(by: 0.33), radius: 4, offset: .zero)])
  }

  @Test func `colour effects are matrices`() throws {
    #expect(
      try group(square.colorInvert())?.effects
        == [.colorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])])
    #expect(try group(square.grayscale(1))?.effects == group(square.saturation(0))?.effects)
    #expect(try group(square.hueRotation(.degrees(90)))?.effects.count == 1)
    // Nothing to change: no effect.
    #expect(try group(square.brightness(0))?.effects == [])
    #expect(try group(square.contrast(.nan))?.effects == [])
  }

  @Test func `a rotation turns around the middle`() throws {
    let drawn = try #require(try group(square.rotationEffect(.degrees(90))))
    let turned = frame.applying(drawn.transform)
    #expect(turned == CGRect(x: 45, y: 15, width: 10, height: 20))
    #expect(drawn.commands == [fill(frame)])
  }

  @Test func `a scale keeps its anchor`() throws {
    let drawn = try #require(try group(square.scaleEffect(2, anchor: .topLeading)))
    #expect(frame.applying(drawn.transform) == CGRect(x: 40, y: 20, width: 40, height: 20))
    #expect(try drawing(square.scaleEffect(0)).isEmpty)
    #expect(try drawing(square.scaleEffect(.nan)) == [fill(frame)])
  }

  @Test func `a turn in space narrows the view`() throws {
    let reports = ReportSink()
    let drawn = try drawing(
      square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0), reports: reports)
    guard case .group(let group) = drawn.first else { return #expect(Bool(false)) }
    let turned = frame.applying(group.transform)
    #expect(abs(turned.width - 10) < 1e-9 && abs(turned.midX - 50) < 1e-9)
    #expect(reports.messages.isEmpty)
  }

  @Test func `what is farther away in a turn comes out smaller`() throws {
    let reports = ReportSink()
    let turned = try drawing(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)), reports: reports)
    guard case .group(let group)? = turned.first else { return #expect(Bool(false)) }
    #expect(reports.messages.isEmpty)
    let perspective = try #require(group.perspective)
    // 20 × 10 in the middle of 100 × 50, the eye as far away as the longer side, 20. A point 10 to the right is at
    // 10 cos 60° = 5, and 10 sin 60° nearer or farther: its distance is 1 ± 8.66 / 20.
    let sine = 0.75.squareRoot()
    for side in [-10.0, 10] {
      let seen = perspective.map(CGPoint(x: 50 + side, y: 30)).applying(group.transform)
      let distance = 1 + side * sine / 20
      #expect(abs(seen.x - 50 - side / 2 / distance) < 1e-9 && abs(seen.y - 25 - 5 / distance) < 1e-9, "\(seen)")
    }
    let place = perspective.map(CGPoint(x: 43, y: 21)).applying(group.transform)
    #expect(group.inner(place).map { $0.x.rounded() } == 43)
  }

  @Test func `an effect of one's own maps the view`() throws {
    struct Shake: GeometryEffect {
      var amount: CGFloat
      var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
      }
    }
    #expect(try group(square.modifier(Shake(amount: 7)))?.transform == CGAffineTransform(translationX: 7, y: 0))
  }
}
