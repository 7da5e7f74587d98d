import Foundation
import StillsGeometry

/// What ViewThatFits shows (fatbobman.com, “Mastering ViewThatFits”; facts: layout §12).
package enum FittingChoice {
  /// The index of the first candidate whose ideal size is within the proposal on `axes`, else the last; nil without
  /// any. A dimension that is not specified fits whatever there is. The choice is then offered the whole proposal.
  package static func index(
    among candidates: [any LayoutItem], axes: Axis.Set = [.horizontal, .vertical], proposal: ProposedViewSize
  ) -> Int? {
    let fitting = candidates.indices.dropLast().first { index in
      let ideal = candidates[index].sizeThatFits(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis].map { ideal[axis] <= $0 } ?? true
      }
    }
    return fitting ?? candidates.indices.last
  }
}
