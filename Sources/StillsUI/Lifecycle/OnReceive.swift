import Foundation
import StillsCore

nonisolated extension View {
  /// Runs with each value that the publisher sends while the view is on the screen.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveViewModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let reception = context.object(of: Self.self) {
      let reception = Reception<P.Output>()
      let graph = context.graph, node = context.node
      reception.reportLoop = { [weak graph, weak node] in
        MainActor.assumeIsolated {
          graph?.reports.add(
            "onReceive in \(node?.viewName ?? "a view"): each value makes the publisher send another one; "
              + "after \(Reception<P.Output>.depthLimit) the rest are left out")
        }
      }
      graph.enqueue { [weak reception] in
        reception?.subscription = modifier.publisher.sink { [weak reception] in reception?.receive($0) }
      }
      return reception
    }
    reception.action = modifier.action
    return content(context.child(.content))
  }
}

/// A subscription that lasts as long as the view; the action is always the newest.
private final class Reception<Output> {
  var subscription: AnyCancellable?
  var action: ((Output) -> Void)?
  var reportLoop: (() -> Void)?
  private var depth = 0
  /// Our choice: no chain of values that answer each other is longer unless it never ends.
  static var depthLimit: Int { 100 }

  init() {}

  func receive(_ value: Output) {
    guard depth < Self.depthLimit else {
      reportLoop?()
      return
    }
    depth += 1
    action?(value)
    depth -= 1
  }
}
