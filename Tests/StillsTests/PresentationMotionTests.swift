import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing

@Suite("What is presented comes and goes") @MainActor struct PresentationMotionTests {
  private struct Presenter: View {
    @State private var isSheetShown = false
    @State private var isCoverShown = false
    @State private var isAlertShown = false
    var body: some View {
      VStack {
        Button("Sheet") { isSheetShown = true }
        Button("Quietly") { withAnimation(nil) { isSheetShown = true } }
        Button("Unmoved") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isSheetShown = true }
        }
        Button("Cover") { isCoverShown = true }
        Button("Alert") { isAlertShown = true }
      }
      .sheet(isPresented: $isSheetShown) {
        VStack {
          Text("In the sheet")
          Button("Close") { isSheetShown = false }
        }
      }
      .fullScreenCover(isPresented: $isCoverShown) { Text("In the cover") }
      .alert("In the alert", isPresented: $isAlertShown) {}
    }
  }

  /// Where words are drawn, whatever moves them; nil where they are not.
  private func place(_ words: String, on screen: Screen) throws -> CGRect? {
    let shown = try screen.shown()
    return TouchMap(shown.placed, screen: shown.canvas).entries(named: words).first?.frame
  }

  private let slide = Spring(duration: 0.5, bounce: 0)

  @Test("a sheet slides in from below and out again")
  func sheet() throws {
    let screen = try Screen(Presenter())
    try screen.tap("Sheet")
    let rest = try #require(try place("In the sheet", on: screen))
    try screen.back()
    #expect(try place("In the sheet", on: screen) == nil)
    // From the bottom of a screen 852 high to 10 below its safe area.
    let way = 852.0 - 69
    try screen.tap("Sheet")
    for time in [0, 0.1, 0.25, 0.5] {
      try screen.advance(time == 0 ? 0 : time == 0.1 ? 0.1 : time == 0.25 ? 0.15 : 0.25)
      let place = try #require(try place("In the sheet", on: screen))
      #expect(abs(place.minY - rest.minY - way * (1 - slide.value(target: 1.0, time: time))) < 0.01, "\(time)")
    }
    try screen.settle()
    #expect(try place("In the sheet", on: screen) == rest)
  }

  @Test("a sheet that goes is drawn, and not touched, on its way")
  func leaving() throws {
    let screen = try Screen(Presenter())
    try screen.tap("Sheet")
    try screen.tap("Close")
    try screen.advance(0.1)
    let moving = try screen.render().displayList
    #expect(try place("In the sheet", on: screen) == nil)
    try screen.settle()
    #expect(try screen.render().displayList != moving)
    #expect(try screen.frames("sheet").isEmpty)
  }

  @Test("nothing slides where the author says so", arguments: ["Quietly", "Unmoved"])
  func unmoved(button: String) throws {
    let screen = try Screen(Presenter())
    try screen.tap(button)
    let rest = try place("In the sheet", on: screen)
    try screen.back()
    try screen.tap(button)
    try screen.advance(0)
    #expect(try place("In the sheet", on: screen) == rest)
  }

  @Test("a cover comes from below the screen, an alert fades in larger")
  func others() throws {
    let screen = try Screen(Presenter())
    try screen.tap("Cover")
    let cover = try #require(try place("In the cover", on: screen))
    #expect(cover.midY > 300)
    let other = try Screen(Presenter())
    try other.tap("Alert")
    let alert = try #require(try place("In the alert", on: other))
    try other.tap("OK")
    try other.tap("Alert")
    try other.advance(0)
    let first = try #require(try place("In the alert", on: other))
    #expect(abs(first.width - alert.width * 1.15) < 0.01)
  }

  private struct Pages: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Next") { path.append(path.count) }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test("a pushed screen comes from the right, the one below moves a little")
  func push() throws {
    let screen = try Screen(Pages())
    let button = try #require(try place("Next", on: screen))
    try screen.tap("Next")
    let page = try #require(try place("Page 0", on: screen))
    try screen.back()
    try screen.tap("Next")
    let spring = Spring(duration: 0.35, bounce: 0)
    try screen.advance(0.1)
    let part = spring.value(target: 1.0, time: 0.1)
    #expect(abs(try #require(try place("Page 0", on: screen)).minX - page.minX - 393 * (1 - part)) < 0.01)
    try screen.settle()
    #expect(try place("Page 0", on: screen) == page)
    try screen.back()
    try screen.advance(0.1)
    let below = try #require(try place("Next", on: screen))
    #expect(abs(below.minX - button.minX + 0.3 * 393 * (1 - part)) < 0.01)
    try screen.settle()
    #expect(try place("Next", on: screen) == button)
  }

  @Test("a moment does not depend on the moments that were looked at before")
  func sameMoment() throws {
    let (filmed, direct) = (try Screen(Presenter()), try Screen(Presenter()))
    try filmed.tap("Sheet")
    let film = try filmed.film(to: 0.3, framesPerSecond: 10)
    try direct.tap("Sheet")
    try direct.advance(0.3)
    #expect(try film.frames.last?.displayList == direct.render().displayList)
  }

  @Test("what is there when the screen comes up has not come")
  func initial() throws {
    let screen = try Screen(Text("Below").sheet(isPresented: .constant(true)) { Text("Above") })
    try screen.advance(0)
    let first = try place("Above", on: screen)
    try screen.settle()
    #expect(try place("Above", on: screen) == first)
  }
}
