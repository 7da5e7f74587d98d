import Foundation
import Stills
import SwiftUI
import Testing

/// Every spelling that takes a number, with every number that an app should not have computed.
@MainActor @Suite struct EveryNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -50, -0.5, 0, 1e-308, 0.5, 1e6, 1e19, 1e308, -1e308,
  ]

  @Test(arguments: numbers) func endsWithAPictureInEveryFormat(number: CGFloat) throws {
    var world = World()
    (world.canvas, world.scale) = (.size(CGSize(width: 40, height: 40)), 1)
    for view in NumberedViews.all {
      do {
        let result = try Renderer.render(view.make(number), world: world)
        _ = try result.png()
        _ = try result.svg()
        _ = try result.pdf()
      } catch {
        // An error says what is wrong; none of these has a reason to.
        Issue.record("\(view.name) with \(number): \(error)")
      }
    }
  }

  @Test func thereAreManyAndEachHasItsOwnName() {
    let names = NumberedViews.all.map(\.name)
    #expect(names.count > 200 && Set(names).count == names.count)
  }
}
