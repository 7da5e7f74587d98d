import Foundation
import StillsDisplay
import StillsGeometry

/// A value on a track.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: CGFloat
  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  private let track: SliderValue

  private init(value: SliderValue, label: Label, minimum: ValueLabel?, maximum: ValueLabel?) {
    fraction = value.fraction.isNaN ? 0 : CGFloat(min(max(value.fraction, 0), 1))
    (track, self.label, self.minimum, self.maximum) = (value, label, minimum, maximum)
  }

  /// The label is for those who do not see the slider.
  public var body: some View {
    HStack(spacing: 8) {
      minimum
      SliderTrack(fraction: fraction, value: track, label: ControlPart(label))
      maximum
    }
  }
}

nonisolated extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

// MARK: Earlier spellings, the label last

nonisolated extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: Double(step), onEditingChanged), label: label(), minimum: nil,
      maximum: nil)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, onEditingChanged), label: EmptyView(), minimum: nil, maximum: nil
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: Double(step), onEditingChanged), label: EmptyView(), minimum: nil,
      maximum: nil)
  }
}

/// Track and thumb; the thumb stays inside (facts: controls §3). Where nothing is proposed, a width of our own.
nonisolated private struct SliderTrack: View {
  let fraction: CGFloat
  let value: SliderValue
  let label: ControlPart
  @Environment(\.self) private var environment

  var body: some View {
    let isWide = environment.world.look == .ios26
    track(isWide: isWide).overlay {
      TouchPad(label: label) { value.target(of: $0, label: $1, isEnabled: $2) }
    }
  }

  private func track(isWide: Bool) -> some View {
    DrawnControl(
      "Slider", width: 120, height: 31, growsInWidth: true, mirrors: true,
      given: "fraction \(NumberText.string(fraction))"
    ) { environment in
      let alpha = environment.isEnabled ? 1 : 0.5
      let filled = environment.tintColor.multiplyingAlpha(by: alpha)
      let rest = Color(uiColor: .systemFill).resolvedColor(in: environment).multiplyingAlpha(by: alpha)
      let size = isWide ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
      let thickness: CGFloat = isWide ? 6 : 4
      return { painter, frame in
        let thumbX = frame.minX + fraction * max(0, frame.width - size.width)
        let track = CGRect(
          x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
        painter.fill(Capsule(style: .circular).path(in: track), with: .color(rest))
        var done = track
        done.size.width = thumbX + size.width / 2 - frame.minX
        painter.fill(Capsule(style: .circular).path(in: done), with: .color(filled))
        painter.thumb(in: CGRect(origin: CGPoint(x: thumbX, y: frame.midY - size.height / 2), size: size))
      }
    }
  }
}
