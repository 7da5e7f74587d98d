import Foundation

extension ViewGraph {
  /// Runs what a finger causes: the tasks it starts are done while the screen settles.
  package func perform<Value>(_ action: () throws -> Value) rethrows -> Value {
    World.shown = surroundings.world
    noteUserCode()
    return try collecting(action)
  }
}
