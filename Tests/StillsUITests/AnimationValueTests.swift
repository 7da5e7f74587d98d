import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// What lies between two values of one view.
@MainActor struct AnimationValueTests {
  private var square: some View { Rectangle().fill(.black).frame(width: 20, height: 20) }
  private let frame = CGRect(x: 40, y: 40, width: 20, height: 20)
  private let second = Animation.linear(duration: 1)

  @Test func `a change shows its start, its middle and its end`() throws {
    let film = try Film(0.2) { square.opacity($0) }
    try film.change(to: 1, second)
    #expect(isClose(film.alphas[0], 0.2))
    try film.advance(by: 0.25)
    #expect(isClose(film.alphas[0], 0.4))
    try film.advance(by: 10)
    #expect(film.alphas == [1])
  }

  @Test func `without an animation a change is there at once`() throws {
    let film = try Film(0.2) { square.opacity($0) }
    try film.change(to: 1)
    #expect(film.alphas == [1])
    try film.change(to: 0.5, nil)
    #expect(film.alphas == [0.5])
  }

  @Test func `settling goes to the end`() throws {
    let film = try Film(0.2) { square.opacity($0) }
    try film.change(to: 1, second)
    try film.settle()
    #expect(film.alphas == [1])
  }

  @Test func `what changes as a view appears is at its end at rest`() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Rectangle().fill(.black).opacity(isShown ? 1 : 0.25)
          .onAppear { withAnimation(.linear(duration: 3).delay(1)) { isShown = true } }
      }
    }
    #expect(try drawing(Screen()).fills[0].color.alpha == 1)
    let film = try Film(0, isAtRest: false) { _ in Screen() }
    #expect(film.alphas == [0.25])
    try film.advance(to: 2.5)
    #expect(isClose(film.alphas[0], 0.625))
  }

  @Test func `offset, scale, rotation and blur pass through what is between`() throws {
    let moved = try Film(0.0) { square.offset(x: $0) }
    try moved.change(to: 10, second)
    try moved.advance(by: 0.5)
    #expect(moved.commands.fills[0].rect == frame.offsetBy(dx: 5, dy: 0))

    let scaled = try Film(1.0) { square.scaleEffect($0) }
    try scaled.change(to: 2, second)
    try scaled.advance(by: 0.5)
    #expect(scaled.commands.fills[0].rect == frame.insetBy(dx: -5, dy: -5))

    let turned = try Film(0.0) { square.rotationEffect(.degrees($0)) }
    try turned.change(to: 180, second)
    try turned.advance(by: 0.5)
    guard case .group(let turn) = turned.commands[0] else { throw Missing() }
    #expect(isClose(turn.transform.a, 0) && isClose(turn.transform.b, 1))

    let blurred = try Film(0.0) { square.blur(radius: $0) }
    try blurred.change(to: 8, second)
    try blurred.advance(by: 0.25)
    guard case .group(let group) = blurred.commands[0] else { throw Missing() }
    #expect(group.effects == [.blur(radius: 2, opaque: false)])
  }

  private struct Missing: Error {}

  @Test func `colours pass through equal steps for the eye`() throws {
    // Half of OKLab's lightness is 0.5³ of linear light.
    let grey = 1.055 * pow(0.125, 1 / 2.4) - 0.055
    for style in 0..<3 {
      let film = try Film(false) { isWhite in
        let color = isWhite ? Color.white : .black
        switch style {
        case 0: color
        case 1: Rectangle().fill(color)
        default: Rectangle().foregroundStyle(color)
        }
      }
      try film.change(to: true, second)
      try film.advance(by: 0.5)
      let color = try #require(film.colors.first)
      #expect(isClose(color.red, grey, within: 1e-6) && isClose(color.blue, grey, within: 1e-6) && color.alpha == 1)
    }
  }

  @Test func `a colour that was clear fades in as itself`() throws {
    let film = try Film(false) { $0 ? Color(red: 1, green: 0, blue: 0) : .clear }
    try film.change(to: true, second)
    try film.advance(by: 0.25)
    let color = try #require(film.colors.first)
    #expect(isClose(color.red, 1, within: 1e-6) && isClose(color.green, 0, within: 1e-6) && isClose(color.alpha, 0.25))
  }

  @Test func `gradients pass stop by stop`() throws {
    let film = try Film(false) { isWide in
      Rectangle().fill(
        LinearGradient(
          colors: [.black, .black.opacity(isWide ? 1 : 0)], startPoint: .top, endPoint: isWide ? .bottom : .center))
    }
    try film.change(to: true, second)
    try film.advance(by: 0.5)
    guard case .fill(_, .linearGradient(let stops, _, let end), _) = film.commands[0] else { throw Missing() }
    #expect(isClose(stops[1].color.alpha, 0.5) && isClose(end.y, 75))
  }

  @Test func `shapes pass through their animatable data`() throws {
    struct Bar: Shape {
      var length: CGFloat
      var animatableData: CGFloat {
        get { length }
        set { length = newValue }
      }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: 10)) }
    }
    for isClip in [false, true] {
      let film = try Film(10.0) { length in
        if isClip { Rectangle().clipShape(Bar(length: length)) } else { Bar(length: length) }
      }
      try film.change(to: 50, second)
      try film.advance(by: 0.25)
      // One's own shape is a view with a name: its group is named so.
      guard case .group(let group) = film.commands[0] else { throw Missing() }
      let width = isClip ? group.clip?.boundingRect.width : group.commands.fills.first?.rect.width
      #expect(width == 20)
    }
  }

  @Test func `views, modifiers and effects of one's own are asked for what is between`() throws {
    struct Meter: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Rectangle().frame(width: value, height: 10) }
    }
    struct Wide: AnimatableModifier {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      func body(content: Content) -> some View { content.frame(width: value, height: 10) }
    }
    struct Shift: GeometryEffect {
      var value: Double
      var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(value, 2 * value) }
        set { value = newValue.first }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: value, y: 0))
      }
    }
    let film = try Film(20.0) { value in
      VStack {
        Meter(value: value)
        Rectangle().modifier(Wide(value: value))
        square.modifier(Shift(value: value))
      }
    }
    try film.change(to: 40, second)
    try film.advance(by: 0.25)
    let rects = film.commands.fills.map(\.rect)
    #expect(rects[0].width == 25 && rects[1].width == 25)
    #expect(rects[2].minX == 65)
  }

  @Test func `a modifier with a value animates its own changes only`() throws {
    let film = try Film((0.0, 0.0)) { values in
      square.opacity(0.5 + values.0 / 2).animation(second, value: values.0).offset(x: values.1)
    }
    try film.change(to: (1, 30))
    try film.advance(by: 0.5)
    let fill = film.commands.fills[0]
    #expect(isClose(fill.color.alpha, 0.75) && fill.rect.minX == 70)
  }

  @Test func `the nearest animation wins`() throws {
    let film = try Film(0.0) { value in
      HStack {
        square.opacity(1 - value / 2).animation(.linear(duration: 4), value: value)
        square.opacity(1 - value / 2)
        square.opacity(1 - value / 2).animation(nil, value: value)
        square.opacity(1 - value / 2).transaction { $0.animation = $0.animation?.speed(0.5) }
      }
    }
    try film.change(to: 1, second)
    try film.advance(by: 0.5)
    #expect(isClose(film.alphas[0], 1 - 0.125 / 2) && isClose(film.alphas[1], 0.75))
    #expect(film.alphas[2] == 0.5 && isClose(film.alphas[3], 0.875))
  }

  @Test func `a transaction can disable animations`() throws {
    let film = try Film(0.0) { value in
      square.opacity(1 - value / 2).animation(second, value: value)
    }
    try film.change { box in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { box.set(1) }
    }
    #expect(film.alphas == [0.5])
  }

  @Test func `texts pass into others by fading, and into other colours`() throws {
    let film = try Film("old", typesetter: RenderKit.boxes) { Text($0) }
    try film.change(to: "new", second)
    try film.advance(by: 0.25)
    guard case .group(let old) = film.commands[0], case .group(let new) = film.commands[1] else { throw Missing() }
    #expect(isClose(old.opacity, 0.75) && isClose(new.opacity, 0.25))
    try film.advance(by: 1)
    #expect(film.commands.count == 1)

    let ink = try Film(false, typesetter: RenderKit.boxes) {
      Text("ink").foregroundColor($0 ? Color(red: 1, green: 0, blue: 0) : Color(red: 1, green: 0, blue: 0).opacity(0))
    }
    try ink.change(to: true, second)
    try ink.advance(by: 0.25)
    guard case .glyphs(_, .color(let color)) = ink.commands[0] else { throw Missing() }
    #expect(isClose(color.alpha, 0.25))
  }

  @Test func `hidden shapes and the phase of dashes pass too`() throws {
    let film = try Film(0.0) { radius in
      VStack {
        Rectangle().clipShape(AnyShape(RoundedRectangle(cornerRadius: radius)))
        Rectangle().stroke(.black, style: StrokeStyle(dash: [4], dashPhase: radius))
      }
    }
    try film.change(to: 8, second)
    try film.advance(by: 0.5)
    guard case .group(let group) = film.commands[0], case .stroke(_, _, let style) = film.commands[1] else {
      throw Missing()
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 46)
    #expect(group.clip == Path(roundedRect: frame, cornerSize: CGSize(width: 4, height: 4), style: .continuous))
    #expect(style.dashPhase == 4)
  }

  @Test func `a layout of one's own passes through its animatable data`() throws {
    struct Row: Layout {
      var gap: CGFloat
      var animatableData: CGFloat {
        get { gap }
        set { gap = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + CGFloat(index) * gap, y: bounds.minY),
            proposal: ProposedViewSize(width: 10, height: 10))
        }
      }
    }
    let film = try Film(10.0) { gap in
      Row(gap: gap) {
        Rectangle()
        Rectangle()
      }
    }
    try film.change(to: 30, second)
    try film.advance(by: 0.5)
    #expect(film.frames("Rectangle").map(\.minX) == [0, 20])
  }
}
