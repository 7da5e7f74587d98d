import Foundation
import StillsCore

nonisolated public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

nonisolated public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, greedy, truncate, disabled }
  let kind: Kind
  var priority = 0.0
  /// Points; nil for those that the axis has by itself.
  var minimumSpacing: CGFloat?
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy, priority: priority, minimumSpacing: minimumSpacing)
  }
}

/// A label, without the type of its content.
nonisolated public struct _AxisLabel: AxisMark {
  var isCentered: Bool?
  var anchor: UnitPoint?
  var collision: AxisValueLabelCollisionResolution = .automatic
  var orientation: AxisValueLabelOrientation = .automatic
  var horizontalSpacing, verticalSpacing: CGFloat?
  var content: @MainActor (ChartLabelling, AxisValue) -> AnyView
  /// What the author said that is not drawn, by its name.
  var undrawn: [String] = []
  var style: AnyShapeStyle?
  var font: Font?
  var offset: CGSize = .zero
  public var _parts: [_AxisPart] { [.label(self)] }

  static func undrawn(_ alignment: Alignment?, _ offsetsMarks: Bool?) -> [String] {
    (alignment == nil ? [] : ["multiLabelAlignment"]) + (offsetsMarks == nil ? [] : ["offsetsMarks"])
  }
}

/// What stands beside the plot at a value.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  let label: _AxisLabel
  public var _parts: [_AxisPart] { [.label(label)] }

  private init(_ label: _AxisLabel) { self.label = label }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    label = _AxisLabel(
      isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: { _, _ in view },
      undrawn: _AxisLabel.undrawn(multiLabelAlignment, offsetsMarks))
  }
}

nonisolated extension AxisValueLabel where Content == Text {
  /// The value, as the axis writes it by itself.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      _AxisLabel(
        isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        content: { labelling, value in AnyView(labelling.text(value.primitive)) },
        undrawn: _AxisLabel.undrawn(multiLabelAlignment, offsetsMarks)))
  }

  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      _AxisLabel(
        isCentered: centered, anchor: anchor, collision: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        content: { labelling, value in
          guard let input = value.as(F.FormatInput.self) else { return AnyView(labelling.text(value.primitive)) }
          return AnyView(Text(.formatted(FormattedValue { $0.string(input, format) })))
        }, undrawn: _AxisLabel.undrawn(multiLabelAlignment, offsetsMarks)))
  }

  public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(text) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(text) }
  }
}
