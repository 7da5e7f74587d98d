import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor @Suite("What lies in front")
struct LayoutOrderTests {
  @Test("is decided among siblings: a high index does not leave its stack")
  func nestedIndex() throws {
    let film = try Film(()) { _ in
      ZStack {
        Color.red.frame(width: 50, height: 50).zIndex(1)
        VStack { Color.blue.frame(width: 50, height: 50).zIndex(5) }
        Color.green.frame(width: 50, height: 50)
      }
    }
    let colors = film.colors
    #expect(colors.count == 3)
    #expect(colors.last.map { $0.red > $0.blue && $0.red > $0.green } == true)
    #expect(colors.first.map { $0.blue > $0.red } == true)
  }
}
