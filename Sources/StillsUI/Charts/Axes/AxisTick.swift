import Foundation
import StillsCore

/// A short line beside the plot.
nonisolated public struct AxisTick: AxisMark {
  public struct Length: Sendable {
    enum Kind { case automatic, label, longestLabel }
    let kind: Kind
    let extra: CGFloat
    public static let automatic = Length(kind: .automatic, extra: 0)
    public static let label = Length(kind: .label, extra: 0)
    public static let longestLabel = Length(kind: .longestLabel, extra: 0)
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label, extra: extendPastBy) }
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .longestLabel, extra: extendPastBy)
    }
  }

  var isCentered: Bool?
  /// Points.
  var length: CGFloat?
  var isAsLongAsLabels = false
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var offset: CGSize = .zero

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    (isCentered, self.length, self.stroke) = (centered, length, stroke)
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (isCentered, self.stroke) = (centered, stroke)
    guard length.kind != .automatic else { return }
    // Chosen: about a line of labels.
    (self.length, isAsLongAsLabels) = (15 + length.extra, true)
  }
  public var _parts: [_AxisPart] { [.tick(self)] }
}
