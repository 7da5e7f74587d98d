import Foundation
import Stills
import StillsImaging
import SwiftUI
import Testing

@MainActor @Suite("Films")
struct FilmTests {
  private struct Dot: View {
    @State private var isRight = false
    var body: some View {
      Button {
        withAnimation(.linear(duration: 0.4)) { isRight = true }
      } label: {
        Color.red.frame(width: 10, height: 10)
      }
      .accessibilityIdentifier("dot")
      .offset(x: isRight ? 40 : 0)
      .frame(width: 60, height: 10, alignment: .leading)
    }
  }

  private func film() throws -> Film {
    var world = World()
    (world.canvas, world.scale) = (.fit, 1)
    let screen = try Screen(Dot(), world: world)
    try screen.tap("dot")
    return try screen.film(from: 0, to: 0.4, framesPerSecond: 5)
  }

  @Test("a film has its first and its last moment")
  func moments() throws {
    let film = try film()
    #expect(film.times == [0, 0.2, 0.4])
    #expect(film.frames.count == 3)
  }

  @Test("a strip has the frames side by side, and is the same each time")
  func strip() throws {
    let bytes = try film().strip()
    let picture = try PNGDecoder.decode(bytes)
    #expect((picture.width, picture.height) == (180, 10))
    #expect(try film().strip() == bytes)
  }

  @Test("an animation says how many frames it has and how long each is shown")
  func animation() throws {
    let bytes = try film().animatedPNG()
    let chunks = chunks(of: bytes)
    #expect(
      chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[3].content == [0, 0, 0, 3, 0, 0, 0, 0])
    // A fifth of a second.
    #expect(Array(chunks[4].content[20..<24]) == [0, 1, 0, 5])
    // Control and data chunks are counted through.
    #expect([chunks[4], chunks[6], chunks[7], chunks[8], chunks[9]].map { Int($0.content[3]) } == [0, 1, 2, 3, 4])
    // Programs without animation show the first frame.
    #expect(try PNGDecoder.decode(bytes).width == 60)
  }

  private func chunks(of bytes: [UInt8]) -> [(name: String, content: [UInt8])] {
    var chunks: [(name: String, content: [UInt8])] = []
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      chunks.append((name, Array(bytes[index + 8..<index + 8 + length])))
      index += 12 + length
    }
    return chunks
  }

  @Test("a film that goes nowhere or on for ever is refused")
  func limits() throws {
    let screen = try Screen(Text("x"))
    #expect(problem { _ = try screen.film(from: 1, to: 0) }.contains("a film cannot go from 1"))
    #expect(problem { _ = try screen.film(to: 1, framesPerSecond: 0) }.contains("0.0 frames a second"))
    #expect(problem { _ = try screen.film(to: 1_000, framesPerSecond: 60) }.contains("is too long"))
    #expect(problem { _ = try screen.film(to: .nan) }.contains("a film cannot go"))
  }
}
