import Foundation
import StillsCore

/// Content that follows keyframes. At rest what repeats shows the initial value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let isRepeating: Bool
  private let trigger: AnyHashableValue?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Again and again, each time from where it ended.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Once each time `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating, self.trigger) = (initialValue, false, AnyHashableValue(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  @MainActor public static func _resolve(_ view: KeyframeAnimator, in context: ViewContext) -> [ViewElement] {
    // Read for the view, which is evaluated again when it is another one.
    _ = context.graph.time
    let run = context.object(of: Self.self) { KeyframeRun(value: view.initialValue, trigger: view.trigger) }
    let timeline = { KeyframeTimeline(from: $0, view.keyframes($0)) }
    let value: Value
    if let trigger = view.trigger {
      value = run.value(triggeredBy: trigger, on: context.graph.clock, timeline: timeline)
    } else {
      value = view.isRepeating ? run.repeated(view.initialValue, on: context.graph.clock, timeline) : view.initialValue
    }
    let inner = context.child(.content)
    return inner.identified(Content._resolve(context.tracking { view.content(value) }, in: inner))
  }
}

/// Where a keyframe animator is on its way.
@MainActor private final class KeyframeRun<Value> {
  /// Where the run starts or, without one, what is shown.
  private var value: Value
  private var start: TimeInterval?
  private var trigger: AnyHashableValue?

  init(value: Value, trigger: AnyHashableValue?) { (self.value, self.trigger) = (value, trigger) }

  func repeated(
    _ initial: Value, on clock: AnimationClock, _ timeline: (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    guard clock.isLive else {
      start = nil
      return initial
    }
    let start = start ?? clock.time
    self.start = start
    var elapsed = clock.time - start, round = timeline(initial)
    // The second round starts where the first one ended, and so on; after some all are alike.
    for _ in 0..<Self.roundLimit where round.duration > 0 && elapsed >= round.duration {
      elapsed -= round.duration
      round = timeline(round.value(time: round.duration))
    }
    guard round.duration > 0 else { return round.value(time: 0) }
    return round.value(time: elapsed.truncatingRemainder(dividingBy: round.duration))
  }

  func value(
    triggeredBy new: AnyHashableValue, on clock: AnimationClock, timeline: (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    let isTriggered = !new.equals(trigger)
    trigger = new
    if isTriggered {
      if let start { value = timeline(value).value(time: clock.time - start) }
      start = clock.time
      let run = timeline(value)
      if clock.isLive { clock.schedule(at: clock.time + run.duration) {} }
    }
    guard let start else { return value }
    let run = timeline(value)
    guard clock.isLive, clock.time - start < run.duration else {
      (value, self.start) = (run.value(time: run.duration), nil)
      return value
    }
    return run.value(time: clock.time - start)
  }

  private static var roundLimit: Int { 1_000 }
}

nonisolated extension View {
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
