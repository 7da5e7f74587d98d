import Foundation
import Stills
import SwiftUI
import Testing

@MainActor @Suite("Gestures")
struct GestureTests {
  private func screen<V: View>(_ view: V) throws -> Screen {
    var world = World()
    world.canvas = .size(CGSize(width: 200, height: 200))
    return try Screen(view, world: world)
  }

  private let from = CGPoint(x: 50, y: 100)
  private let to = CGPoint(x: 130, y: 100)

  private struct Card: View {
    @State private var place = CGSize.zero
    @State private var log: [String] = []
    @GestureState private var isDragging = false
    var body: some View {
      VStack {
        Color.red.overlay { Text(isDragging ? "dragging" : "resting") }
          .gesture(
            DragGesture()
              .updating($isDragging) { _, state, _ in state = true }
              .onChanged { place = $0.translation }
              .onEnded { log.append("\(Int($0.translation.width)) from \(Int($0.startLocation.x))") })
        Text("\(Int(place.width)) \(log.joined(separator: ";"))")
      }
    }
  }

  @Test("a drag tells its way, and the gesture's state is reset at its end")
  func drag() throws {
    let screen = try screen(Card())
    try screen.drag(from: from, to: to)
    #expect(try screen.words == ["resting", "80 80 from 50"])
  }

  @Test("a finger that moves less than the least distance does not drag")
  func shortDrag() throws {
    let screen = try screen(Card())
    #expect(problem { try screen.drag(from: from, to: CGPoint(x: 55, y: 100)) }.contains("nothing there waits"))
    #expect(try screen.words == ["resting", "0 "])
  }

  private struct Presses: View {
    @State private var log = ""
    var body: some View {
      Color.red.overlay { Text(log) }
        .onTapGesture { log += "tap " }
        .onLongPressGesture {
          log += "press "
        } onPressingChanged: {
          log += $0 ? "down " : "up "
        }
    }
  }

  @Test("a long press is no tap, a tap is no long press")
  func longPress() throws {
    let screen = try screen(Presses())
    try screen.tap(from)
    #expect(try screen.words == ["tap "])
    try screen.longPress(from)
    #expect(try screen.words == ["tap down up press "])
  }

  private struct Sequence: View {
    @State private var log = ""
    var body: some View {
      Color.red.overlay { Text(log) }
        .gesture(
          LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture())
            .onEnded { value in
              if case .second(true, let drag?) = value { log += "moved \(Int(drag.translation.width))" }
            })
    }
  }

  @Test("a drag after a long press needs the finger to rest first")
  func sequenced() throws {
    let screen = try screen(Sequence())
    #expect(problem { try screen.drag(from: from, to: to) }.contains("nothing there waits"))
    try screen.drag(from: from, to: to, hold: 0.5)
    #expect(try screen.words == ["moved 80"])
  }

  private struct Either: View {
    @State private var log = ""
    var body: some View {
      Color.red.overlay { Text(log) }
        .gesture(
          TapGesture(count: 2).exclusively(before: TapGesture())
            .onEnded { value in
              switch value {
              case .first: log += "double "
              case .second: log += "single "
              }
            })
    }
  }

  @Test("of two exclusive gestures the second happens where the first does not")
  func exclusively() throws {
    let screen = try screen(Either())
    try screen.tap(from)
    try screen.tap(from, count: 2)
    #expect(try screen.words == ["single double "])
  }

  private struct Fingers: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    var body: some View {
      Color.red.overlay { Text("\(Int((scale * 100).rounded())) \(Int(angle.degrees.rounded()))") }
        .accessibilityIdentifier("map")
        .gesture(
          MagnifyGesture().onChanged { scale = $0.magnification }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
    }
  }

  @Test("two fingers part and turn")
  func pinch() throws {
    let screen = try screen(Fingers())
    try screen.pinch("map", scale: 2.5)
    try screen.rotate("map", degrees: 30)
    #expect(try screen.words == ["250 30"])
  }

  private struct Own: Gesture {
    let tell: (Int) -> Void
    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 0).onEnded { tell(Int($0.translation.height)) }
    }
  }

  @Test("a gesture of the author's own is what its body is")
  func ownGesture() throws {
    struct Place: View {
      @State private var distance = 0
      var body: some View { Color.red.overlay { Text("\(distance)") }.gesture(Own { distance = $0 }) }
    }
    let screen = try screen(Place())
    try screen.drag(from: from, to: CGPoint(x: 50, y: 160))
    #expect(try screen.words == ["60"])
  }

  @Test("a drag that no gesture wants scrolls what is below it")
  func dragScrolls() throws {
    let screen = try screen(ScrollView { Color.red.frame(height: 1_000) })
    try screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 30))
    #expect(try screen.frames("Color").first?.minY == -120)
  }
}
