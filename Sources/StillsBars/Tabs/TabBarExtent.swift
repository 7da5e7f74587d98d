import Foundation
import StillsCore
import StillsGeometry

/// Where a tab bar is and what it leaves of its space (facts: uikit-bars §6, controls §8, measured §5).
package struct TabBarExtent {
  package enum Kind: Hashable {
    /// Along the bottom, titles below icons.
    case stacked
    /// Along the bottom of a phone on its side, titles beside icons.
    case inline
    /// The newer look's platter over the bottom.
    case platter
    /// A tablet's, at the top.
    case top
  }

  package let kind: Kind
  /// The ground, to the edge of the space; of platters the platter.
  package let frame: CGRect
  /// What items stand in.
  package let row: CGRect
  /// What the bar takes from the safe area's top and bottom.
  package let topInset, bottomInset: CGFloat

  package init(_ traits: BarTraits, space: BarSpace, itemCount: Int) {
    let safe = space.safe, full = space.full
    if traits.isPad {
      kind = .top
      // Where content begins below it was chosen: as below a navigation bar.
      (topInset, bottomInset) = (50, 0)
      row = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 44)
      frame = row
    } else if traits.isGlass {
      kind = .platter
      let band: CGFloat = 83
      let width = min(86 * CGFloat(max(1, itemCount)) + 16, safe.width - 2 * 16)
      frame = CGRect(x: safe.midX - width / 2, y: full.maxY - band, width: max(0, width), height: 62)
      row = frame
      (topInset, bottomInset) = (0, max(0, band - (full.maxY - safe.maxY)))
    } else {
      kind = traits.isCompactHeight ? .inline : .stacked
      let height: CGFloat = traits.isCompactHeight ? 32 : 49
      row = CGRect(x: safe.minX, y: safe.maxY - height, width: safe.width, height: height)
      frame = CGRect(x: full.minX, y: row.minY, width: full.width, height: full.maxY - row.minY)
      (topInset, bottomInset) = (0, height)
    }
  }

  /// What is left for content.
  package func contentSpace(in space: BarSpace) -> BarSpace {
    var safe = space.safe
    safe.origin.y += topInset
    safe.size.height = max(0, safe.height - topInset - bottomInset)
    return BarSpace(full: space.full, safe: safe)
  }
}
