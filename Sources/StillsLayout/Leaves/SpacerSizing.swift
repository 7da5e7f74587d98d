import Foundation
import StillsGeometry

/// What a Spacer answers (facts: layout §5).
package enum SpacerSizing {
  /// As long as it is offered along `axis`, `minLength` (8 unless given) at least and ideally; nothing across. `axis`
  /// is that of the enclosing stack; outside of one a Spacer stretches on both.
  ///
  /// Its priority is −∞, its spacing `ViewSpacing.spacer(axis)`.
  package static func size(_ proposal: ProposedViewSize, axis: Axis?, minLength: CGFloat? = nil) -> CGSize {
    let least = minLength.map(\.nonNegative) ?? ViewSpacing.defaultDistance
    func length(_ own: Axis) -> CGFloat {
      guard axis == nil || axis == own else { return 0 }
      return max((proposal[own] ?? 0).nonNegative, least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}
