import Foundation
import StillsCore

/// A split view where there is no room for columns: its columns are screens that push onto each other. The next one shows
/// where the author prefers it, and while something is chosen in a list of the one before; leaving it takes the choice
/// back.
@MainActor final class CompactSplit {
  private final class Memory {
    /// How many screens were left on the first when somebody went back, and what the author preferred then.
    var left: (column: NavigationSplitViewColumn, depth: Int)?
    /// Choices whose screens somebody has left: they cannot all be taken back.
    var passed: [Int: Set<AnyHashable>] = [:]
  }

  private let columns: [ControlPart]
  private let preferred: Binding<NavigationSplitViewColumn>
  private let memory: Memory
  private let graph: ViewGraph
  private let choices: [ColumnChoice]

  /// `columns`: those after the sidebar.
  init(_ columns: [ControlPart], preferred: Binding<NavigationSplitViewColumn>, in context: ViewContext) {
    (self.columns, self.preferred, graph) = (columns, preferred, context.graph)
    let memory = context.child(.type(ObjectIdentifier(Memory.self))).node
      .object(in: 0, of: ObjectIdentifier(Memory.self)) { Memory() }
    self.memory = memory
    choices = (0...columns.count).map { depth in ColumnChoice { memory.passed[depth] = nil } }
    if let left = memory.left, left.column != preferred.wrappedValue { memory.left = nil }
  }

  /// What lists of the screen at that depth have chosen.
  func choice(_ depth: Int) -> ColumnChoice? { choices.indices.contains(depth) ? choices[depth] : nil }

  /// The column that stands on the screen at that depth, whose lists have been asked.
  func column(on depth: Int) -> ControlPart? {
    guard columns.indices.contains(depth) else { return nil }
    let chosen = Set(choices[depth].values)
    if chosen.isEmpty { memory.passed[depth] = nil }
    let isChosen = !chosen.isEmpty && memory.passed[depth] != chosen
    return isChosen || depth < preferredDepth ? columns[depth] : nil
  }

  private var preferredDepth: Int {
    let wanted: Int =
      switch preferred.wrappedValue {
      case .detail: columns.count
      case .content: columns.count - 1
      default: 0
      }
    return min(wanted, memory.left?.depth ?? wanted)
  }

  /// Back to the screen at that depth.
  func leave(_ depth: Int) {
    memory.left = (preferred.wrappedValue, depth)
    for deeper in depth..<choices.count {
      memory.passed[deeper] = Set(choices[deeper].values)
      choices[deeper].clear?()
    }
    preferred.wrappedValue = depth == 0 ? .sidebar : .content
    graph.setNeedsResolve()
  }
}

/// What lists of a column have chosen. It lives for one pass.
@MainActor final class ColumnChoice {
  private(set) var values: [AnyHashable] = []
  private(set) var clear: (@MainActor () -> Void)?
  /// Told of each touch on a row.
  let touched: @MainActor () -> Void

  init(touched: @escaping @MainActor () -> Void) { self.touched = touched }

  func note(_ selection: ListSelection) {
    values += selection.read()
    clear = selection.clear ?? clear
  }
}

nonisolated extension EnvironmentValues {
  private struct ColumnChoiceKey: EnvironmentKey { static var defaultValue: ColumnChoice? { nil } }

  var columnChoice: ColumnChoice? {
    get { self[ColumnChoiceKey.self] }
    set { self[ColumnChoiceKey.self] = newValue }
  }
}
