import Foundation
import StillsCore

/// Content that goes through phases, one animation after the other. At rest it shows the first one; in motion it
/// begins there.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  private let phases: [Phase]
  private let trigger: AnyHashableValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// From phase to phase without end.
  public init<S: Sequence>(
    _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation)
  }

  /// Once through all phases and back to the first, each time `trigger` changes.
  public init<S: Sequence>(
    _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where S.Element == Phase {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    self.trigger = AnyHashableValue(trigger)
  }

  @MainActor public static func _resolve(_ view: PhaseAnimator, in context: ViewContext) -> [ViewElement] {
    // Read for the view, which is evaluated again when the screen comes to rest.
    _ = context.graph.time
    let run = context.object(of: Self.self) { PhaseRun(context: context, trigger: view.trigger) }
    run.update(count: view.phases.count, trigger: view.trigger) { view.animation(view.phases[$0]) }
    guard view.phases.indices.contains(run.index) else { return [] }
    let inner = context.child(.content)
    return inner.identified(Content._resolve(context.tracking { view.content(view.phases[run.index]) }, in: inner))
  }
}

/// A value of which only changes matter.
nonisolated struct AnyHashableValue {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  func equals(_ other: AnyHashableValue?) -> Bool { other.map { isEqual($0.value) } ?? false }
}

/// Where a phase animator is on its way.
@MainActor private final class PhaseRun {
  private(set) var index = 0
  private weak var graph: ViewGraph?
  private weak var node: IdentityNode?
  private var trigger: AnyHashableValue?
  private var count = 0
  private var isRunning = false
  /// Steps of a run that has been broken off do nothing.
  private var number = 0
  private var animation: (Int) -> Animation? = { _ in nil }

  init(context: ViewContext, trigger: AnyHashableValue?) {
    (graph, node, self.trigger) = (context.graph, context.node, trigger)
  }

  func update(count: Int, trigger: AnyHashableValue?, animation: @escaping (Int) -> Animation?) {
    guard let graph else { return }
    (self.count, self.animation) = (count, animation)
    let isTriggered = trigger.map { !$0.equals(self.trigger) } ?? false
    self.trigger = trigger
    guard graph.clock.isLive, count > 1 else {
      if isRunning || index != 0 { (number, index, isRunning) = (number + 1, 0, false) }
      return
    }
    guard isTriggered || (trigger == nil && !isRunning) else { return }
    isRunning = true
    number += 1
    let number = number
    // The phase that is left is shown once first, so that there is something to come from.
    graph.enqueue { [weak self] in self?.step(to: 1, in: number) }
  }

  private func step(to next: Int, in number: Int) {
    guard let graph, number == self.number, count > 1 else { return }
    index = next % count
    let animation = animation(index), isEndless = trigger == nil
    var transaction = Transaction(animation: animation)
    transaction.isEndless = isEndless
    withTransaction(transaction) { graph.setNeedsResolve(node: node) }
    if !isEndless, index == 0 {
      isRunning = false
      return
    }
    // Without an animation the next frame is the next phase (chosen: sixty a second).
    let duration = max(animation?.logicalDuration ?? 0, 1.0 / 60)
    graph.clock.schedule(at: graph.time + duration, isEndless: isEndless) { [weak self] in
      self?.step(to: next + 1, in: number)
    }
  }
}

nonisolated extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }

  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
}
