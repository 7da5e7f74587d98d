import StillsCore

/// How many screens, from the one at the bottom, stand behind something that dims them. Found as they are placed.
@MainActor final class DimmedScreens {
  private var count = 0

  nonisolated init() {}

  /// What is resolved below says so.
  func tell(_ environment: inout EnvironmentValues) { environment.dimmedScreens = count }

  /// Has everything resolved anew where it is not as it was.
  func set(_ count: Int, on graph: ViewGraph) {
    guard count != self.count else { return }
    self.count = count
    graph.enqueue { graph.setNeedsResolve() }
  }
}

nonisolated extension EnvironmentValues {
  private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
  private struct DimmedKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// In how many presentations within each other a view is.
  var presentationDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  fileprivate(set) var dimmedScreens: Int {
    get { self[DimmedKey.self] }
    set { self[DimmedKey.self] = newValue }
  }

  /// Whether the accent colour makes way for grey, as UIKit's tint does behind alerts and sheets.
  var dimsAccent: Bool { presentationDepth < dimmedScreens }
}
