import Foundation
import StillsGeometry

/// What a Divider answers (facts: layout §5).
package enum DividerSizing {
  /// A line across the enclosing stack: upright in a row, level elsewhere. As long as it is offered, 10 ideally; one
  /// pixel thick.
  package static func size(_ proposal: ProposedViewSize, stackAxis: Axis?, pixelLength: CGFloat) -> CGSize {
    let lineAxis: Axis = stackAxis == .horizontal ? .vertical : .horizontal
    let length = proposal.replacingUnspecifiedDimensions()[lineAxis]
    return CGSize(length.nonNegative, along: lineAxis, by: pixelLength)
  }
}
