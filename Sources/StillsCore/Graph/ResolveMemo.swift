import Foundation
import StillsGeometry

/// What a place resolved to, and from what: while that stays the same the elements serve again.
///
/// Elements that serve again keep what they have measured. They stand for the same views at the same place; only the
/// names of the views around, which are added from outside, are put back to what they were.
@MainActor class ResolveMemo {
  let environment: EnvironmentValues
  let stackAxis: Axis?
  let isLazy: Bool
  private let transactionScope: TransactionScope?
  private let item, ownItem: ItemRecord?
  /// The pass the elements were made in, and the last one they served in.
  let madePass: Int
  private(set) var servedPass: Int
  private let elements: [ViewElement]
  private let names: [[String]]

  init(context: ViewContext, pass: Int, elements: [ViewElement]) {
    (environment, stackAxis, isLazy) = (context.environment, context.stackAxis, context.isLazy)
    (transactionScope, item, ownItem) = (context.transactionScope, context.item, context.ownItem)
    (madePass, servedPass, self.elements) = (pass, pass, elements)
    names = elements.contains { !$0.viewNames.isEmpty } ? elements.map(\.viewNames) : []
  }

  /// Whether the surroundings are those it was made in. In one pass elements serve once.
  func fits(_ context: ViewContext) -> Bool {
    servedPass < context.graph.currentPass && madePass >= context.graph.oldestValidPass
      && stackAxis == context.stackAxis && isLazy == context.isLazy && transactionScope === context.transactionScope
      && item === context.item && ownItem === context.ownItem && environment.isSame(as: context.environment)
  }

  func serve(in pass: Int) -> [ViewElement] {
    servedPass = pass
    for (index, element) in elements.enumerated() { element.viewNames = names.isEmpty ? [] : names[index] }
    return elements
  }
}

/// Of a view that resolves itself.
final class PlaceMemo<V>: ResolveMemo {
  let view: V

  init(view: V, context: ViewContext, pass: Int, elements: [ViewElement]) {
    self.view = view
    super.init(context: context, pass: pass, elements: elements)
  }
}

/// Of a view or modifier with a body, as it was before its dynamic properties were given their values.
final class BodyMemo<Owner, Body>: ResolveMemo {
  let owner: Owner
  let body: Body

  init(owner: Owner, body: Body, context: ViewContext, pass: Int, elements: [ViewElement]) {
    (self.owner, self.body) = (owner, body)
    super.init(context: context, pass: pass, elements: elements)
  }
}
