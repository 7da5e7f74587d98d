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
  /// The newer look's circle for the tab that searches, beside the platter; both as if text ran to the right.
  package let circle: CGRect?
  /// Whether only the chosen item shows, in a circle at the leading side.
  package let isMinimized: Bool
  /// What the bar takes from the safe area's top and bottom.
  package let topInset, bottomInset: CGFloat

  /// `hasSearch`: one of the items is the one that searches.
  package init(
    _ traits: BarTraits, space: BarSpace, itemCount: Int, hasSearch: Bool = false, isMinimized: Bool = false
  ) {
    let safe = space.safe, full = space.full
    self.isMinimized = isMinimized && traits.isGlass && !traits.isPad
    if traits.isPad {
      (kind, circle) = (.top, nil)
      // Where content begins below it was chosen: as below a navigation bar.
      (topInset, bottomInset) = (50, 0)
      row = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 44)
      frame = row
    } else if traits.isGlass {
      kind = .platter
      let band: CGFloat = 83, height: CGFloat = 62
      if self.isMinimized {
        // Circles of 48, as high as an accessory, where the platter ends: chosen. Content keeps its room.
        let side = band - height, small: CGFloat = 48, y = full.maxY - side - small
        let first = CGRect(x: safe.minX + side, y: y, width: small, height: small)
        let last = CGRect(x: safe.maxX - side - small, y: y, width: small, height: small)
        (row, circle, frame) = (first, hasSearch ? last : nil, hasSearch ? first.union(last) : first)
      } else if hasSearch {
        // As far from the sides as from the bottom, and 8 apart: both chosen.
        let side = band - height
        let own = CGRect(x: safe.maxX - side - height, y: full.maxY - band, width: height, height: height)
        let width = min(86 * CGFloat(max(1, itemCount - 1)) + 16, own.minX - 8 - safe.minX - side)
        row = CGRect(x: safe.minX + side, y: own.minY, width: max(0, width), height: height)
        circle = own
        frame = row.union(own)
      } else {
        let width = min(86 * CGFloat(max(1, itemCount)) + 16, safe.width - 2 * 16)
        row = CGRect(x: safe.midX - width / 2, y: full.maxY - band, width: max(0, width), height: height)
        (frame, circle) = (row, nil)
      }
      (topInset, bottomInset) = (0, max(0, band - (full.maxY - safe.maxY)))
    } else {
      (kind, circle) = (traits.isCompactHeight ? .inline : .stacked, nil)
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
