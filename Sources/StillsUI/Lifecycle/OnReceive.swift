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
    let reception = context.child(.modifier).node.object(in: 0, of: ObjectIdentifier(Self.self)) {
      let reception = Reception<P.Output>()
      context.graph.enqueue { [weak reception] in
        reception?.subscription = modifier.publisher.sink { [weak reception] in reception?.action?($0) }
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
  init() {}
}
