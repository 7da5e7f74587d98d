import Foundation
import StillsGeometry

/// A part of the hierarchy in which changes go with another transaction than around it.
package final class TransactionScope {
  /// Nil where nothing is special about the parts around.
  package var parent: TransactionScope?
  /// What is different; called for each change that somebody inside asks about.
  package var change: (inout Transaction) -> Void = { _ in }
  /// Whether the scope says something about every change; others only about those they were opened for.
  package var isPermanent = false
  /// The change it was last opened for.
  private var opened = 0

  package init(parent: TransactionScope?) { self.parent = parent }

  @MainActor package func open(for clock: AnimationClock) { opened = clock.change }

  @MainActor func apply(to transaction: inout Transaction, on clock: AnimationClock) {
    parent?.apply(to: &transaction, on: clock)
    // Time that passes is no change: what always animates would animate each frame anew.
    if opened == clock.change || (isPermanent && !clock.isTick) { change(&transaction) }
  }
}

extension AnimationClock {
  /// How the change that is being shown is animated inside `scope`.
  func transaction(in scope: TransactionScope?) -> Transaction {
    var transaction = root
    guard let scope else { return transaction }
    scope.apply(to: &transaction, on: self)
    if !passIsAnimated, animation(of: transaction) != nil { passIsAnimated = true }
    return transaction
  }
}

extension ViewContext {
  /// How the change that is being shown is animated here.
  package var transaction: Transaction { graph.clock.transaction(in: transactionScope) }

  /// For the views below, whose changes `scope` has a say in.
  package func entering(_ scope: TransactionScope) -> ViewContext {
    var context = self
    scope.parent = transactionScope
    context.transactionScope = scope
    return context
  }
}

/// Where an element comes from, for what outlives it.
package struct ElementIdentity {
  package let node: IdentityNode
  let item: ItemRecord?
  package let scope: TransactionScope?
}

extension ViewContext {
  /// Tells elements that nobody further in has told where they come from.
  @discardableResult package func identified(_ elements: [ViewElement]) -> [ViewElement] {
    for element in elements where element.identity == nil {
      element.identity = ElementIdentity(node: node, item: item, scope: transactionScope)
    }
    return elements
  }
}
