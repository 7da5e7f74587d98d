import Testing
import UIKit

/// Whatever an author says, in whatever order, there is a picture and no trap.
@MainActor @Suite(.serialized) struct HostileTests {
  @Test(arguments: 0..<24) func viewsOfAllKindsAreDrawn(seed: Int) throws {
    let shot = try Shot {
      let controller = UIViewController()
      HostileViews(seed: UInt64(seed)).fill(controller.view, count: 9)
      return controller
    }
    #expect(!shot.result.layoutDump.isEmpty)
  }

  @Test(arguments: 0..<24) func controllersInOneAnotherAreDrawn(seed: Int) throws {
    let shot = try Shot { HostileControllers(seed: UInt64(seed)).make(count: 8) }
    #expect(!shot.result.layoutDump.isEmpty)
  }
}
