import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct AnimationTransitionTests {
  private let second = Animation.linear(duration: 1)
  private let frame = CGRect(x: 40, y: 40, width: 20, height: 20)
  private var square: some View { Rectangle().fill(.black).frame(width: 20, height: 20) }

  /// A quarter of the way in, and three quarters of the way out.
  private func fills(
    _ transition: AnyTransition?
  ) throws -> (coming: [(rect: CGRect, color: ResolvedColor)], going: [(rect: CGRect, color: ResolvedColor)]) {
    let film = try Film(false) { isShown in
      ZStack {
        if isShown {
          if let transition { square.transition(transition) } else { square }
        }
      }
    }
    #expect(film.commands.isEmpty)
    try film.change(to: true, second)
    try film.advance(by: 0.25)
    let coming = film.commands.fills
    try film.settle()
    #expect(film.commands.fills.map(\.rect) == [frame])
    try film.change(to: false, second)
    #expect(film.commands.fills.map(\.rect) == [frame])
    try film.advance(by: 0.75)
    let going = film.commands.fills
    try film.advance(by: 0.25)
    #expect(film.commands.isEmpty)
    return (coming, going)
  }

  @Test func `views without a transition fade in and out`() throws {
    let (coming, going) = try fills(nil)
    #expect(coming.count == 1 && isClose(coming[0].color.alpha, 0.25) && coming[0].rect == frame)
    #expect(going.count == 1 && isClose(going[0].color.alpha, 0.25) && going[0].rect == frame)
  }

  @Test func `built-in transitions go their way`() throws {
    let slide = try fills(.slide)
    #expect(slide.coming[0].rect.minX == 25 && slide.going[0].rect.minX == 55)
    let move = try fills(.move(edge: .bottom))
    #expect(move.coming[0].rect.minY == 55 && move.going[0].rect.minY == 55)
    let push = try fills(.push(from: .leading))
    #expect(push.coming[0].rect.minX == 25 && isClose(push.coming[0].color.alpha, 0.25))
    #expect(push.going[0].rect.minX == 55 && isClose(push.going[0].color.alpha, 0.25))
    let scale = try fills(.scale)
    #expect(scale.coming[0].rect.width == 5 && scale.going[0].rect.width == 5)
    let offset = try fills(.offset(x: 8, y: -4))
    #expect(offset.coming[0].rect == frame.offsetBy(dx: 6, dy: -3))
    let identity = try fills(.identity)
    #expect(identity.coming[0].rect == frame && identity.coming[0].color.alpha == 1)
    let blurred = try fills(AnyTransition(.blurReplace))
    #expect(isClose(blurred.coming[0].rect.width, 20 * 0.925) && isClose(blurred.coming[0].color.alpha, 0.25))
  }

  @Test func `transitions are combined, and differ on the way in and out`() throws {
    let combined = try fills(.scale.combined(with: .opacity))
    #expect(combined.coming[0].rect.width == 5 && isClose(combined.coming[0].color.alpha, 0.25))
    let asymmetric = try fills(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
    #expect(asymmetric.coming[0].rect.minX == 25 && asymmetric.coming[0].color.alpha == 1)
    #expect(asymmetric.going[0].rect == frame && isClose(asymmetric.going[0].color.alpha, 0.25))
  }

  @Test func `transitions of one's own are drawn by modifiers and phases`() throws {
    struct Shade: ViewModifier {
      let opacity: Double
      func body(content: Content) -> some View { content.opacity(opacity) }
    }
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: 40 * phase.value) }
    }
    let shade = try fills(.modifier(active: Shade(opacity: 0.2), identity: Shade(opacity: 1)))
    #expect(isClose(shade.coming[0].color.alpha, 0.4) && isClose(shade.going[0].color.alpha, 0.4))
    let drop = try fills(AnyTransition(Drop()))
    #expect(drop.coming[0].rect.minY == 10 && drop.going[0].rect.minY == 70)
  }

  @Test func `a transition's own animation needs no other`() throws {
    let film = try Film(false) { isShown in
      ZStack { if isShown { square.transition(.opacity.animation(second)) } }
    }
    try film.change(to: true)
    try film.advance(by: 0.25)
    #expect(isClose(film.alphas[0], 0.25))
    try film.settle()
    try film.change(to: false)
    try film.advance(by: 0.25)
    #expect(isClose(film.alphas[0], 0.75))
  }

  @Test func `a view that turns round on its way starts from where it is`() throws {
    let film = try Film(false) { isShown in ZStack { if isShown { square } } }
    try film.change(to: true, second)
    try film.advance(by: 0.5)
    try film.change(to: false, second)
    #expect(film.commands.fills.count == 1 && isClose(film.alphas[0], 0.5))
    try film.advance(by: 0.25)
    try film.change(to: true, second)
    try film.advance(by: 5)
    #expect(film.alphas == [1])
  }

  @Test func `what leaves is gone from the layout at once and is drawn in its place`() throws {
    let film = try Film(true) { isShown in
      VStack(spacing: 0) {
        if isShown { Capsule().frame(width: 20, height: 20) }
        Rectangle().frame(width: 20, height: 20)
      }
    }
    try film.change(to: false, second)
    try film.advance(by: 0.5)
    #expect(film.frames("Capsule") == [CGRect(x: 40, y: 30, width: 20, height: 20)])
    #expect(film.frames("Rectangle") == [CGRect(x: 40, y: 45, width: 20, height: 20)])
    try film.advance(by: 0.5)
    #expect(film.frames("Capsule").isEmpty)
  }

  @Test func `only the view that comes has a transition, not those inside`() throws {
    let film = try Film(false) { isShown in
      ZStack {
        if isShown { VStack { square.transition(.move(edge: .leading)) } }
      }
    }
    try film.change(to: true, second)
    try film.advance(by: 0.5)
    #expect(film.commands.fills[0].rect == frame && isClose(film.alphas[0], 0.5))
  }

  @Test func `elements of collections and other identities come and go`() throws {
    let film = try Film([1, 2]) { items in
      VStack(spacing: 0) { ForEach(items, id: \.self) { _ in square } }
    }
    try film.change(to: [2, 3], second)
    try film.advance(by: 0.25)
    #expect(film.alphas.sorted() == [0.25, 0.75, 1])
    let identified = try Film(1) { square.id($0) }
    try identified.change(to: 2, second)
    try identified.advance(by: 0.25)
    #expect(identified.alphas.sorted() == [0.25, 0.75])
  }

  @Test func `a view disappears when its way out ends, and keeps its state if it comes back before`() throws {
    final class Log { var lines: [String] = [] }
    struct Leaf: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Rectangle().onAppear { log.lines.append("on \(count)") }.onDisappear { log.lines.append("off") }
      }
    }
    let log = Log()
    let film = try Film(true) { isShown in ZStack { if isShown { Leaf(log: log) } } }
    try film.change(to: false, second)
    try film.advance(by: 0.5)
    #expect(log.lines.count == 1)
    try film.change(to: true, second)
    try film.advance(by: 2)
    #expect(log.lines.count == 1)
    try film.change(to: false, second)
    try film.advance(by: 1)
    #expect(log.lines.count == 2 && log.lines.last == "off")
  }
}
