import Foundation
import StillsGeometry
import StillsLayout

/// How a view that comes or goes is drawn on its way.
package protocol ItemTransition {
  /// Nil: the animation of the change.
  var ownAnimation: Animation? { get }
  /// Whether views go the way they came, and may turn round on it.
  var isSymmetric: Bool { get }

  /// The views in a phase of their transition. Values that differ from phase to phase are asked for with
  /// `ViewContext.animated`, so that they pass from one to the other.
  @MainActor func resolve(
    _ content: @escaping @MainActor (ViewContext) -> [ViewElement], phase: ItemPhase, in context: ViewContext
  ) -> [ViewElement]
}

package enum ItemPhase {
  case willAppear, identity, didDisappear
  /// In place, about to go.
  case willDisappear
}

/// What is remembered of a view that may come and go: a branch, an element of a collection, an identity.
package final class ItemRecord {
  weak var outer: ItemRecord?
  /// The one around, if this one is all that there is in it: they share their transition.
  fileprivate weak var whole: ItemRecord?
  /// The view's own, if it has one.
  package var transition: (any ItemTransition)?
  /// Where the transition is resolved.
  package var place: ViewContext?
  /// Whether the view may begin with its own transition's animation in this pass.
  package fileprivate(set) var isFresh = false
  /// The view comes until then.
  fileprivate(set) var comesUntil: Double?
  /// The view goes until then.
  fileprivate(set) var goesUntil: Double?
  /// Several views in one branch come and go each by itself; empty where there is one.
  fileprivate var parts: [ItemRecord] = []
  fileprivate weak var node: IdentityNode?

  init(outer: ItemRecord?) { self.outer = outer }

  func isInside(_ other: ItemRecord) -> Bool {
    var record: ItemRecord? = self
    while let current = record {
      if current === other { return true }
      record = current.outer
    }
    return false
  }
}

// MARK: - Coming

extension ViewContext {
  /// Resolves a view that may come and go at `key`, in the midst of its transition if it is in one.
  ///
  /// `given`: the place, where somebody has made it. `isNew`: whether the view is, where that is known. `branch`: the view is
  /// one of several in it, which come and go when it does, each in its own way.
  package func item(
    _ key: IdentityNode.Key? = nil, at given: ViewContext? = nil, isNew: Bool? = nil, of branch: ItemRecord? = nil,
    _ resolve: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) -> [ViewElement] {
    // All in one function: hierarchies are deep, and each level of them comes by here.
    let isUnknown = key.map { node.children[$0] == nil && node.created < graph.currentPass } ?? false
    let isFresh = branch?.isFresh ?? isNew ?? isUnknown
    var inner = given ?? key.map { child($0) } ?? self
    let record = inner.node.item ?? ItemRecord(outer: item)
    (record.outer, record.whole, record.node) = (item, branch == nil && given == nil ? ownItem : nil, inner.node)
    branch?.parts.append(record)
    inner.node.item = record
    (inner.item, inner.ownItem) = (record, record)
    record.isFresh = isFresh && graph.clock.isLive
    let returns = record.goesUntil != nil
    if returns { record.goesUntil = nil }
    if record.isFresh || returns {
      let own = record.transition?.ownAnimation.flatMap { graph.clock.isTick ? nil : $0 }
      if let animation = own ?? graph.clock.animation(of: transaction) { begin(record, animation: animation) }
    }
    if let end = record.comesUntil, end <= graph.clock.time || !graph.clock.isLive { record.comesUntil = nil }
    // Once it is there it is resolved again, by itself.
    if record.comesUntil != nil { graph.noteTimeRead() }
    let elements = inner.identified(resolve(inner))
    guard record.comesUntil != nil, record.transition == nil, record.parts.isEmpty else { return elements }
    let place = inner.transitionPlace
    record.place = place
    return inner.identified(
      place.coming(record, FadeTransition()) { _ in elements })
  }

  /// Several views are resolved anew in the branch.
  func beginParts(of branch: ItemRecord) { branch.parts = [] }

  fileprivate func begin(_ record: ItemRecord, animation: Animation) {
    let end = AnimationClock.quantized(graph.clock.time + animation.duration)
    guard end.isFinite, end > graph.clock.time else { return }
    record.comesUntil = end
    graph.clock.wait(until: end)
  }

  /// The views on their way in: first as before they appeared, from then on in place.
  package func coming(
    _ record: ItemRecord, _ transition: any ItemTransition,
    _ content: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) -> [ViewElement] {
    var place = self
    place.isUnchanged = false
    if record.isFresh { place.prime(transition, phase: .willAppear) }
    let node = node
    return transition.resolve(
      { inside in content(inside).map { ArrivingElement($0, place: node) } }, phase: .identity,
      in: place.animated(by: transition))
  }

  /// Tells the values of a transition where they come from; what they make of views is thrown away.
  func prime(_ transition: any ItemTransition, phase: ItemPhase) {
    let silence = TransactionScope(parent: nil)
    silence.change = { $0.disablesAnimations = true }
    silence.open(for: graph.clock)
    var silent = entering(silence)
    silent.isUnchanged = false
    node.restartAnimations()
    _ = transition.resolve({ _ in [ViewElement(kind: "")] }, phase: phase, in: silent)
    node.restartAnimations()
  }

  func animated(by transition: any ItemTransition) -> ViewContext {
    guard let own = transition.ownAnimation else { return self }
    let scope = TransactionScope(parent: transactionScope)
    scope.change = { $0.animation = own }
    scope.isPermanent = true
    return entering(scope)
  }

  /// A place of its own for the values of a transition.
  package var transitionPlace: ViewContext { child(.type(ObjectIdentifier(ItemRecord.self))) }
}

extension ItemRecord {
  /// Takes on the transition that the view brings, resolved at `place`. The answer is what is on its way in, if anything
  /// is: what has just been found may bring an animation of its own.
  @MainActor package func adopt(_ transition: any ItemTransition, at place: ViewContext) -> ItemRecord? {
    var coming: ItemRecord?, record: ItemRecord? = self
    while let current = record {
      (current.transition, current.place) = (transition, place)
      if current.isFresh, current.comesUntil == nil, let own = transition.ownAnimation, !place.graph.clock.isTick {
        place.begin(current, animation: own)
        place.graph.clock.passIsAnimated = true
      }
      if current.comesUntil != nil { coming = current }
      record = current.whole
    }
    return coming
  }
}

// MARK: - Going

extension ViewContext {
  /// Views that were here and no longer are go as their transition says. Call it when what is here has been resolved.
  package func letGo(where isGone: (IdentityNode.Key) -> Bool = { _ in true }) {
    let clock = graph.clock
    guard clock.isLive, node.created < graph.currentPass else { return }
    for (key, child) in node.children {
      guard let record = child.item, child.wasLeft(before: graph.currentPass), record.goesUntil == nil, isGone(key)
      else {
        continue
      }
      letGo(record, at: child)
    }
  }

  /// The answer is when it is gone; nil: at once.
  @discardableResult private func letGo(_ record: ItemRecord, at child: IdentityNode) -> Double? {
    let clock = graph.clock
    guard record.parts.isEmpty else {
      let ends = record.parts.compactMap { part in part.node.flatMap { letGo(part, at: $0) } }
      (record.comesUntil, record.goesUntil) = (nil, ends.max())
      return ends.max()
    }
    guard
      let animation = record.transition?.ownAnimation.flatMap({ clock.isTick ? nil : $0 })
        ?? clock.animation(of: transaction)
    else { return nil }
    let end = AnimationClock.quantized(clock.time + animation.duration)
    guard end.isFinite, end > clock.time else { return nil }
    clock.passIsAnimated = true
    let place = record.place ?? place(of: child, record: record)
    let transition = record.transition ?? FadeTransition()
    // A view that still comes turns round where it is.
    if record.comesUntil == nil || !transition.isSymmetric { place.prime(transition, phase: .willDisappear) }
    (record.comesUntil, record.goesUntil) = (nil, end)
    clock.wait(until: end)
    clock.motion.leave(record, place: place, from: node)
    // Who has let it go looks again, and forgets it.
    clock.schedule(at: end) { [graph, node] in graph.setNeedsFollowingPass(node: node) }
    return end
  }

  private func place(of child: IdentityNode, record: ItemRecord) -> ViewContext {
    var place = self
    place.node = child
    place = place.transitionPlace
    record.place = place
    return place
  }
}

extension IdentityNode {
  /// Whether what is here stays although no view is found here.
  @MainActor func isLeaving(on clock: AnimationClock) -> Bool {
    guard let item, item.goesUntil != nil else { return false }
    if item.isGoing(on: clock) { return true }
    item.goesUntil = nil
    return false
  }
}

extension ItemRecord {
  @MainActor func isGoing(on clock: AnimationClock) -> Bool {
    guard clock.isLive, let goesUntil else { return false }
    return clock.time < goesUntil
  }
}

// MARK: - The usual transition

/// Views without a transition of their own fade (facts: layout §16).
package struct FadeTransition: ItemTransition {
  package init() {}
  package var ownAnimation: Animation? { nil }
  package var isSymmetric: Bool { true }

  @MainActor package func resolve(
    _ content: @escaping @MainActor (ViewContext) -> [ViewElement], phase: ItemPhase, in context: ViewContext
  ) -> [ViewElement] {
    let opacity = context.animated(phase == .identity || phase == .willDisappear ? 1.0 : 0.0)
    return content(context).map { FadeElement($0, opacity: opacity) }
  }
}

/// A view on its way in, inside of what its transition puts around it.
final class ArrivingElement: UnaryElement {
  /// Where the transition is resolved.
  private(set) weak var place: IdentityNode?

  init(_ content: ViewElement, place: IdentityNode) {
    self.place = place
    super.init(kind: "arriving", content: content)
  }

  override var castsShadowsByParts: Bool { true }
}

/// Fades each leaf of its content.
final class FadeElement: UnaryElement {
  private let opacity: Double

  init(_ content: ViewElement, opacity: Double) {
    self.opacity = min(max(opacity, 0), 1)
    super.init(kind: "transition", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let outside = painter.opacity
    painter.opacity *= opacity
    painter.paintChildren(of: node)
    painter.opacity = outside
  }
}
