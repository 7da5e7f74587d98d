import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A bar of items along the bottom.
package struct Toolbar {
  /// In order; flexible spaces share what is left.
  package var items: [BarItem]
  /// The newer look's field to search in.
  package var searchField: BarSearchField?
  /// Before which of the items it stands; nil: after all.
  package var searchIndex: Int?
  package var appearance: BarAppearanceChoice
  package var tint: ResolvedColor?

  package init(items: [BarItem], searchField: BarSearchField? = nil, appearance: BarAppearanceChoice) {
    (self.items, self.searchField, self.appearance) = (items, searchField, appearance)
  }

  package var isEmpty: Bool { items.allSatisfy(\.isSpace) && searchField == nil }
}

/// Where a toolbar is (facts: uikit-bars §4, controls §7).
package struct ToolbarExtent {
  /// To the edge of the space.
  package let frame: CGRect
  package let row: CGRect
  package let bottomInset: CGFloat
  package let margin: CGFloat

  package init(_ traits: BarTraits, space: BarSpace) {
    let safe = space.safe, full = space.full
    if traits.isGlass {
      // Grounds of 48, 28 above the edge of the screen: 76 in all. Above a tab bar they keep 8, which was chosen.
      margin = 28
      let bottom = max(28, full.maxY - safe.maxY)
      let lift = full.maxY - safe.maxY > 40 ? bottom + 8 : 28
      row = CGRect(x: safe.minX, y: full.maxY - lift - 48, width: safe.width, height: 48)
      bottomInset = max(0, lift + 48 - (full.maxY - safe.maxY))
    } else {
      margin = traits.margin(width: full.width)
      let height: CGFloat = traits.isCompactHeight && !traits.isRegularWidth ? 32 : traits.isPad ? 50 : 44
      row = CGRect(x: safe.minX, y: safe.maxY - height, width: safe.width, height: height)
      bottomInset = height
    }
    frame = CGRect(x: full.minX, y: row.minY, width: full.width, height: full.maxY - row.minY)
  }

  package func contentSpace(in space: BarSpace) -> BarSpace {
    var safe = space.safe
    safe.size.height = max(0, safe.height - bottomInset)
    return BarSpace(full: space.full, safe: safe)
  }
}
