import Foundation
import StillsCore

nonisolated extension View {
  /// The value below the finger; nil while there is none.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let choice = ChartChoice(value)
    return chartSettings { $0.x.choice.value = choice.value }
  }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let choice = ChartChoice(value)
    return chartSettings { $0.y.choice.value = choice.value }
  }
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let choice = ChartChoice(range)
    return chartSettings { $0.x.choice.range = choice.range }
  }
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    let choice = ChartChoice(range)
    return chartSettings { $0.y.choice.range = choice.range }
  }

  /// How much of a pie's values is before the finger.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let choice = ChartChoice(value)
    return chartSettings { $0.angleChoice.value = choice.value }
  }
}

/// What is told of a value that a finger chooses, and of two that it chooses between.
nonisolated struct ChartChoice {
  var value: (@MainActor (_ChartPrimitive?) -> Void)?
  var range: (@MainActor (_ChartPrimitive, _ChartPrimitive) -> Void)?

  init() {}

  init<P: Plottable>(_ binding: Binding<P?>) {
    nonisolated(unsafe) let binding = binding
    value = { primitive in binding.wrappedValue = primitive.flatMap { P.value(of: $0) } }
  }

  init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
    nonisolated(unsafe) let binding = binding
    range = { from, to in
      guard let from = P.value(of: from), let to = P.value(of: to) else { return }
      let (low, high) = from <= to ? (from, to) : (to, from)
      // Numbers may be none.
      guard low <= high else { return }
      binding.wrappedValue = low...high
    }
  }

  /// Gestures say so on the main actor.
  func choose(_ primitive: _ChartPrimitive?) {
    guard let value else { return }
    MainActor.assumeIsolated { value(primitive) }
  }

  func choose(from: _ChartPrimitive?, to: _ChartPrimitive?) {
    guard let range, let from, let to else { return }
    MainActor.assumeIsolated { range(from, to) }
  }
}

nonisolated extension ChartSettings {
  /// Of a chart that values are chosen in, and that has no gestures of its author's: a finger chooses while it is down.
  @MainActor var usualGestures: [@MainActor (AnyView, ChartProxy) -> AnyView] {
    guard x.choice.value != nil || y.choice.value != nil || angleChoice.value != nil else { return [] }
    return [
      { pad, proxy in
        let finger = DragGesture(minimumDistance: 0)
          .onChanged { touch in
            proxy.selectXValue(at: touch.location.x)
            proxy.selectYValue(at: touch.location.y)
            proxy.selectAngleValue(at: proxy.angle(at: touch.location))
          }
          .onEnded { _ in
            let settings = proxy.model.settings
            for choice in [settings.x.choice, settings.y.choice, settings.angleChoice] { choice.choose(nil) }
          }
        return AnyView(pad.gesture(finger))
      }
    ]
  }
}
