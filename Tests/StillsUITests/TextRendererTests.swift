import Foundation
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@testable import StillsUI

@Suite @MainActor struct TextRendererTests {
  private final class Seen {
    var lines = 0, runs = 0, letters = 0, marked = 0
  }

  private struct Marked: TextAttribute {}

  private struct Counting: TextRenderer {
    var seen: Seen
    var moves = false

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      (seen.lines, seen.runs, seen.letters, seen.marked) = (layout.count, 0, 0, 0)
      for line in layout {
        for run in line {
          seen.runs += 1
          if run[Marked.self] != nil { seen.marked += 1 }
          for slice in run {
            seen.letters += 1
            var copy = context
            if moves { copy.translateBy(x: 0, y: 10) }
            copy.draw(slice)
          }
        }
      }
    }
  }

  private func glyphs(_ commands: [DisplayCommand], x: CGFloat = 0, y: CGFloat = 0) -> [CGPoint] {
    commands.flatMap { command -> [CGPoint] in
      switch command {
      case .glyphs(let run, _):
        run.glyphs.map { CGPoint(x: x + run.origin.x + $0.offset.x, y: y + run.origin.y + $0.offset.y) }
      case .group(let group):
        glyphs(group.commands, x: x + group.transform.tx, y: y + group.transform.ty)
      default: []
      }
    }
  }

  @Test func aRendererSeesLinesRunsAndLetters() throws {
    let seen = Seen()
    let text = Text("ab ") + Text("cd").bold().customAttribute(Marked())
    _ = try RenderKit.place(text.textRenderer(Counting(seen: seen))).commands
    #expect(seen.lines == 1 && seen.runs == 2 && seen.letters == 5 && seen.marked == 1)
  }

  @Test func lettersDrawnOneByOneStandWhereTheTextHasThem() throws {
    let plain = try glyphs(RenderKit.place(Text("Hello fi")).commands)
    let drawn = try glyphs(RenderKit.place(Text("Hello fi").textRenderer(Counting(seen: Seen()))).commands)
    #expect(plain.count == drawn.count)
    for (one, other) in zip(plain, drawn) { #expect(isSame(one.x, other.x) && isSame(one.y, other.y)) }
  }

  @Test func aRendererMovesWhatItDraws() throws {
    let plain = try glyphs(RenderKit.place(Text("a")).commands)
    let moved = try glyphs(RenderKit.place(Text("a").textRenderer(Counting(seen: Seen(), moves: true))).commands)
    #expect(isSame(moved[0].y - plain[0].y, 10))
  }

  @Test func aRendererKeepsTheSize() throws {
    let plain = try RenderKit.size(Text("Hello"))
    #expect(try RenderKit.size(Text("Hello").textRenderer(Counting(seen: Seen()))) == plain)
  }
}
