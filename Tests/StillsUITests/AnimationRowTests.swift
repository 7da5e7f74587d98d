import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor struct AnimationRowTests {
  private let second = Animation.linear(duration: 1)

  @Test func `several views of a branch come and go each in its own way`() throws {
    let film = try Film(true) { isShown in
      VStack(spacing: 0) {
        Color.black.frame(height: 10)
        if isShown {
          Color.red.frame(width: 20, height: 10).transition(.opacity)
          Color.blue.frame(width: 20, height: 10).transition(.move(edge: .leading))
          Color.green.frame(width: 20, height: 10)
        }
      }
    }
    try film.change(to: false, second)
    try film.advance(by: 0.25)
    var fills = film.commands.fills
    #expect(fills.count == 4)
    #expect(fills.dropFirst().map(\.color.alpha).elementsEqual([0.75, 1, 0.75], by: { isClose($0, $1) }))
    #expect(fills.dropFirst().map(\.rect.minX).elementsEqual([40, 35, 40], by: { isClose($0, $1) }))
    try film.settle()
    #expect(film.commands.fills.count == 1)
    try film.change(to: true, second)
    try film.advance(by: 0.25)
    fills = film.commands.fills
    #expect(fills.dropFirst().map(\.color.alpha).elementsEqual([0.25, 1, 0.25], by: { isClose($0, $1) }))
    #expect(fills.dropFirst().map(\.rect.minX).elementsEqual([40, 25, 40], by: { isClose($0, $1) }))
    try film.settle()
    #expect(film.commands.fills.map(\.color.alpha) == [1, 1, 1, 1])
  }

  private struct Rows: View {
    let rows: [Int]
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(height: 10).transition(row == 9 ? .move(edge: .leading) : .opacity)
          }
        }
      }
    }
  }

  @Test func `rows of a lazy stack come and go as others do`() throws {
    let film = try Film([1, 2]) { Rows(rows: $0) }
    try film.change(to: [1, 3, 2, 9], second)
    try film.advance(by: 0.25)
    // Those that stay move to their new places.
    var fills = film.commands.fills.sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
    #expect(fills.map(\.rect.minY) == [0, 10, 12.5, 30])
    #expect(fills.map(\.color.alpha).elementsEqual([1, 0.25, 1, 1], by: { isClose($0, $1) }))
    #expect(isClose(fills[3].rect.minX, -75))
    try film.settle()
    try film.change(to: [2, 9], second)
    try film.advance(by: 0.5)
    fills = film.commands.fills
    #expect(fills.count == 4 && fills.filter { isClose($0.color.alpha, 0.5) }.count == 2)
    try film.settle()
    #expect(film.commands.fills.map(\.rect.minY) == [0, 10] && film.alphas == [1, 1])
  }

  @Test func `rows of a list make room for those that come`() throws {
    let film = try Film([1, 2]) { rows in
      List { ForEach(rows, id: \.self) { Color.red.frame(width: CGFloat($0), height: 44) } }.listStyle(.plain)
    }
    func row(_ width: CGFloat) -> CGFloat? { film.commands.fills.first { $0.rect.width == width }?.rect.minY }
    let (first, second) = (try #require(row(1)), try #require(row(2)))
    try film.change(to: [1, 3, 2], .linear(duration: 1))
    #expect(row(2) == second)
    try film.advance(by: 0.5)
    let part = (second - first) / 2
    #expect(row(1) == first && row(2) == second + part)
    try film.settle()
    #expect(row(3) == second && row(2) == second + 2 * part)
  }

  @Test func `rows that come into sight have been there all along`() throws {
    let film = try Film(0) { offset in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 10) } }
      }
      .offset(y: CGFloat(-offset))
      .frame(height: 100 + CGFloat(offset))
    }
    try film.change(to: 50, second)
    try film.advance(by: 0.5)
    #expect(film.alphas.allSatisfy { $0 == 1 })
  }
}
