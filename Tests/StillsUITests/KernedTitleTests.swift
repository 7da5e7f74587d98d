import Stills
import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// The article's header: a kerned Orbitron title in the middle, whatever stands beside it.
@MainActor @Suite struct KernedTitleTests {
  private func header<T: View>(
    _ title: String, kerning: CGFloat = 1, back: Bool = true, @ViewBuilder trailing: () -> T
  ) -> some View {
    ZStack {
      Text(title).font(.custom("Orbitron", size: 16).weight(.black)).kerning(kerning)
      HStack {
        if back { Image(systemName: "chevron.left").font(.system(size: 18, weight: .semibold)) }
        Spacer()
        trailing()
      }
    }
    .padding(.horizontal, 20)
  }

  private func title<V: View>(of view: V, _ text: String) throws -> GlyphRun {
    let list = try Renderer.render(view, world: World()).displayList
    return try #require(list.commands.runs.first { $0.text == text })
  }

  @Test func theLastLetterIsKernedToo() throws {
    let plain = try title(of: header("FLIGHT CALENDAR", kerning: 0) {}, "FLIGHT CALENDAR")
    let kerned = try title(of: header("FLIGHT CALENDAR", kerning: 1) {}, "FLIGHT CALENDAR")
    #expect(abs(kerned.advance - plain.advance - 15) < 0.01)
    for (index, (a, b)) in zip(plain.glyphs, kerned.glyphs).enumerated() {
      #expect(abs(b.offset.x - a.offset.x - CGFloat(index)) < 0.01)
    }
  }

  @Test func theTitleStaysInTheMiddleWhateverStandsBeside() throws {
    let alone = try title(of: header("TAKEOFF", back: false) {}, "TAKEOFF")
    // To the nearest pixel, and half a pixel for the rounded width.
    #expect(abs(alone.origin.x + alone.advance / 2 - 393 / 2) <= 0.34)
    let others = [
      try title(of: header("TAKEOFF") {}, "TAKEOFF"),
      try title(of: header("TAKEOFF") { Image(systemName: "gearshape") }, "TAKEOFF"),
      try title(
        of: header("TAKEOFF") {
          Image(systemName: "square.and.arrow.up")
          Image(systemName: "gearshape")
        }, "TAKEOFF"),
    ]
    for other in others { #expect(other.origin.x == alone.origin.x) }
  }
}

extension [DisplayCommand] {
  fileprivate var runs: [GlyphRun] {
    flatMap { command -> [GlyphRun] in
      switch command {
      case .glyphs(let run, _): [run]
      case .group(let group): group.commands.runs
      case .fill, .stroke, .image, .backdrop: []
      }
    }
  }
}
