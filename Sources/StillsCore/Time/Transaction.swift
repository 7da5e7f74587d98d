import Foundation
import StillsGeometry
import StillsCombine

/// What goes with a change of state: how it is animated.
public struct Transaction {
  public var animation: Animation?
  /// Whether the change is shown at once, whatever animation is set.
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  package var completions: [AnimationCompletion] = []
  /// Part of something that goes on for ever: settling does not wait for it.
  package var isEndless = false
  /// Whether the author has said that nothing is animated, what the system would animate by itself included.
  package var deniesAnimation = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// `completion` runs when what the change animates has come to its end; at once where it animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completions.append(AnimationCompletion(criteria: criteria, action: completion)) }

  /// Whether it says nothing.
  var isPlain: Bool {
    animation == nil && !disablesAnimations && !isEndless && !deniesAnimation && values.isEmpty && completions.isEmpty
  }

  /// Both as one, where they say the same.
  func merged(with other: Transaction) -> Transaction? {
    guard
      animation == other.animation, disablesAnimations == other.disablesAnimations, isEndless == other.isEndless,
      deniesAnimation == other.deniesAnimation, values.isEmpty, other.values.isEmpty
    else { return nil }
    var merged = self
    merged.add(other.completions)
    return merged
  }

  mutating func add(_ more: [AnimationCompletion]) {
    for completion in more where !completions.contains(where: { $0 === completion }) { completions.append(completion) }
  }

  /// The transaction around, for a change of its own.
  fileprivate static var inherited: Transaction {
    var transaction = CurrentTransaction.value
    transaction.completions = []
    return transaction
  }
}

/// A value of one's own that goes with a change.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When an animation counts as complete: when it looks so, or when its last movement is over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// What waits for the end of what a change animates.
package final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  let action: @MainActor () -> Void
  var isEndless = false
  /// Whether a screen has taken it on.
  var isAdopted = false
  /// The last end of what has begun; nil: nothing has.
  private(set) var end: Double?

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, { action() })
  }

  func note(_ end: Double) { self.end = max(self.end ?? end, end) }
}

/// Runs between passes, when nothing has to be waited for.
enum PendingAction {
  static func add(_ action: @escaping @MainActor () -> Void) {
    PendingWork.add { MainActor.assumeIsolated { action() } }
  }
}

// MARK: - Changing

/// Changes made in `body` are animated. The picture shows their start first; the screen's clock moves them on.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction.inherited
  (transaction.animation, transaction.deniesAnimation) = (animation, animation == nil)
  return try withTransaction(transaction, body)
}

/// As without it; `completion` runs when what is animated has come to its end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.inherited
  (transaction.animation, transaction.deniesAnimation) = (animation, animation == nil)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try CurrentTransaction.with(transaction, body)
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.inherited
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// Changes through it are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }

  /// What changes through it go with.
  public var transaction: Transaction {
    get { Transaction() }
    set { self = transaction(newValue) }
  }
}

/// The transaction around the code that runs on the main thread.
enum CurrentTransaction {
  nonisolated(unsafe) private static var stack: [Transaction] = []
  /// Screens with changes that wait for a pass.
  nonisolated(unsafe) private static var waiting: [ViewGraph] = []

  static var value: Transaction { MainQueue.isCurrent ? stack.last ?? Transaction() : Transaction() }

  @MainActor static func noteChange(in graph: ViewGraph) {
    graph.clock.noteChange()
    if !waiting.contains(where: { $0 === graph }) { waiting.append(graph) }
  }

  /// Changes that go with another transaction are shown before and after, each for itself.
  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainQueue.isCurrent else {
      defer { finish(transaction) }
      return try body()
    }
    MainActor.assumeIsolated { showWaiting(before: transaction) }
    stack.append(transaction)
    defer {
      stack.removeLast()
      MainActor.assumeIsolated { showWaiting(before: value) }
      finish(transaction)
    }
    return try body()
  }

  @MainActor private static func showWaiting(before next: Transaction) {
    for graph in waiting { graph.showChange(before: next) }
  }

  @MainActor static func isShown(in graph: ViewGraph) { waiting.removeAll { $0 === graph } }

  /// Where nothing was changed there is nothing to wait for.
  private static func finish(_ transaction: Transaction) {
    for completion in transaction.completions where !completion.isAdopted { PendingAction.add(completion.action) }
  }
}
