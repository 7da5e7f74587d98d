import Foundation

extension ViewGraph {
  /// The screen at this moment of its clock.
  package func present(in canvas: GraphCanvas) throws -> SettledScreen { try settle(in: canvas) }

  /// The screen so many seconds later.
  package func advance(by seconds: TimeInterval, in canvas: GraphCanvas) throws -> SettledScreen {
    time += seconds
    setNeedsResolve()
    return try settle(in: canvas)
  }

  package func advance(to time: TimeInterval, in canvas: GraphCanvas) throws -> SettledScreen {
    try advance(by: max(0, time - self.time), in: canvas)
  }
}
