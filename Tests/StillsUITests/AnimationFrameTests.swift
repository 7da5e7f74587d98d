import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// Where views are on their way.
@MainActor struct AnimationFrameTests {
  private let second = Animation.linear(duration: 1)

  @Test func `sizes and places pass into each other, each view's by itself`() throws {
    let film = try Film(false) { isWide in
      HStack(spacing: 0) {
        Rectangle().frame(width: isWide ? 60 : 20, height: 10)
        Capsule().frame(width: 20, height: isWide ? 40 : 20)
      }
    }
    #expect(film.frames("Capsule")[0] == CGRect(x: 50, y: 40, width: 20, height: 20))
    try film.change(to: true, second)
    #expect(film.frames("Rectangle")[0] == CGRect(x: 30, y: 45, width: 20, height: 10))
    try film.advance(by: 0.25)
    #expect(film.frames("Rectangle")[0] == CGRect(x: 25, y: 45, width: 30, height: 10))
    #expect(film.frames("Capsule")[0] == CGRect(x: 55, y: 37.5, width: 20, height: 25))
    try film.settle()
    #expect(film.frames("Rectangle")[0] == CGRect(x: 10, y: 45, width: 60, height: 10))
  }

  @Test func `padding and alignment are ways too`() throws {
    let film = try Film(false) { isOn in
      Rectangle().padding(isOn ? 20 : 0).frame(width: 80, height: 80)
        .overlay(alignment: isOn ? .bottomTrailing : .topLeading) { Capsule().frame(width: 10, height: 10) }
    }
    try film.change(to: true, second)
    try film.advance(by: 0.5)
    #expect(film.frames("Rectangle")[0] == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(film.frames("Capsule")[0] == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func `an element of a list goes to its new place`() throws {
    let film = try Film(["a", "b", "c"]) { items in
      VStack(spacing: 0) {
        ForEach(items, id: \.self) { item in
          if item == "c" { Capsule().frame(width: 10, height: 10) } else { Rectangle().frame(width: 10, height: 10) }
        }
      }
    }
    try film.change(to: ["c", "a", "b"], second)
    try film.advance(by: 0.5)
    #expect(film.frames("Capsule")[0].minY == 45 && film.frames("Rectangle").map(\.minY) == [40, 50])
  }

  @Test func `a spring overshoots in places as in values`() throws {
    let film = try Film(0.0) { Rectangle().frame(width: 10, height: 10).padding(.leading, $0) }
    let spring = Spring(response: 0.5, dampingRatio: 0.4)
    try film.change(to: 40, .spring(spring))
    for time in [0.1, 0.3, 0.6] {
      try film.advance(to: time)
      #expect(isClose(film.frames("Rectangle")[0].minX, 45 + spring.value(target: 20.0, time: time)))
    }
  }

  @Test func `views that move along with an offset are not moved twice`() throws {
    let film = try Film(0.0) {
      Rectangle().frame(width: 10, height: 10).offset(x: $0).frame(width: 90, alignment: .leading)
    }
    try film.change(to: 40, second)
    try film.advance(by: 0.25)
    try film.advance(by: 0.25)
    #expect(film.frames("Rectangle")[0].minX == 25)
  }

  @Test func `a new target in full swing keeps a spring's place and speed`() throws {
    let film = try Film(0.0) { Rectangle().frame(width: 10, height: 10).offset(x: $0) }
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    try film.change(to: 30, .spring(spring))
    try film.advance(to: 0.1)
    try film.change(to: -30, .spring(spring))
    let place = spring.value(target: 30.0, time: 0.1), speed = spring.velocity(target: 30.0, time: 0.1)
    #expect(isClose(film.frames("Rectangle")[0].minX, 45 + place))
    try film.advance(to: 0.25)
    let expected = place + spring.value(target: -30 - place, initialVelocity: speed, time: 0.15)
    #expect(isClose(film.frames("Rectangle")[0].minX, 45 + expected))
  }

  @Test func `curves in full swing go on beside the new one`() throws {
    let film = try Film(0.0) { Rectangle().frame(width: 10, height: 10).offset(x: $0) }
    try film.change(to: 40, second)
    try film.advance(to: 0.5)
    try film.change(to: 0, second)
    #expect(film.frames("Rectangle")[0].minX == 65)
    try film.advance(to: 0.75)
    #expect(film.frames("Rectangle")[0].minX == 65)
    try film.advance(to: 1.25)
    #expect(film.frames("Rectangle")[0].minX == 55)
  }

  @Test func `the frame at a moment does not depend on the frames before`() throws {
    func film() throws -> Film<Int> {
      try Film(0) { value in
        VStack(spacing: CGFloat(value) * 3) {
          Rectangle().fill(value > 0 ? .red : .blue).frame(width: 10 + 20 * CGFloat(value), height: 10)
          if value == 1 { Capsule().frame(width: 20, height: 20).transition(.scale.combined(with: .opacity)) }
          Ellipse().frame(width: 30, height: 10).rotationEffect(.degrees(90 * Double(value)))
        }
      }
    }
    let single = try film(), many = try film()
    for film in [single, many] { try film.change(to: 1, .spring(response: 0.5, dampingFraction: 0.5)) }
    try single.advance(by: 0.2)
    for _ in 0..<30 { try many.advance(by: 0.2 / 30) }
    #expect(single.time == many.time && single.commands == many.commands)
    for film in [single, many] { try film.change(to: 2, .bouncy) }
    try single.advance(to: 0.5)
    for frame in 1...30 { try many.advance(to: 0.2 + 0.01 * Double(frame)) }
    #expect(single.commands == many.commands)
  }
}

@MainActor struct AnimationMatchedGeometryTests {
  private struct Tabs: View {
    let selection: Int
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<2) { tab in
          VStack(spacing: 0) {
            Rectangle().frame(width: tab == 0 ? 20 : 40, height: 10)
            if selection == tab {
              Capsule().frame(height: 2).matchedGeometryEffect(id: "line", in: namespace)
            } else {
              Color.clear.frame(height: 2)
            }
          }
          .frame(width: tab == 0 ? 20 : 40)
          .animation(.spring(response: 0.5, dampingFraction: 0.825), value: selection)
        }
      }
    }
  }

  @Test func `what moves is painted between pixels, from those it leaves to those it goes to`() throws {
    let film = try Film(false) { isAway in
      HStack(spacing: 0) {
        if isAway { Spacer(minLength: 0) }
        Color.red.frame(width: 20.1, height: 20)
        if !isAway { Spacer(minLength: 0) }
      }
    }
    // On a grid of half points: 0 to 20, then 80 (from 79.9) to 100.
    try film.change(to: true, .linear(duration: 1))
    try film.advance(to: 0.31)
    let fill = try #require(film.commands.fills.first?.rect)
    #expect(isClose(fill.minX, 0.31 * 80) && isClose(fill.width, 20))
    #expect(isClose(try #require(film.frames("Color").first).minX, 0.31 * 79.9))
    try film.advance(to: 1)
    #expect(film.commands.fills.first?.rect == CGRect(x: 80, y: 40, width: 20, height: 20))
  }

  @Test func `an underline slides on the spring's curve`() throws {
    let film = try Film(0) { Tabs(selection: $0) }
    #expect(film.frames("Capsule") == [CGRect(x: 15, y: 54, width: 20, height: 2)])
    try film.change(to: 1, .default)
    let spring = Spring(response: 0.5, dampingRatio: 0.825)
    for time in [0, 0.125, 0.25, 0.375, 0.5, 0.8] {
      try film.advance(to: time)
      let part = spring.value(target: 1.0, time: time)
      // The one that comes and, until it is gone, the one that goes.
      for frame in film.frames("Capsule") {
        #expect(isClose(frame.minX, 15 + 30 * part, within: 0.01), "\(time)")
        #expect(isClose(frame.maxX, 35 + 50 * part, within: 0.01) && frame.height == 2, "\(time)")
      }
    }
    try film.settle()
    #expect(film.frames("Capsule") == [CGRect(x: 45, y: 54, width: 40, height: 2)])
  }
}
