import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// The bars around one screen's content, and what they leave of its space: the device's own unsafe edges and the bars'
/// heights, never less than the device's.
package struct BarArrangement {
  package var navigationBar: NavigationBar?
  package var toolbar: Toolbar?
  package var tabBar: TabBar?

  package init(navigationBar: NavigationBar? = nil, toolbar: Toolbar? = nil, tabBar: TabBar? = nil) {
    (self.navigationBar, self.toolbar, self.tabBar) = (navigationBar, toolbar, tabBar)
  }

  /// Tab bars are outermost, then toolbars, then navigation bars.
  package func contentSpace(in space: BarSpace, traits: BarTraits) -> BarSpace {
    var inner = space
    if let tabBar {
      inner = tabBar.extent(traits, space: inner).contentSpace(in: inner)
    }
    if let toolbar, !toolbar.isEmpty { inner = ToolbarExtent(traits, space: inner).contentSpace(in: inner) }
    if let navigationBar {
      let bottom = NavigationBarExtent(navigationBar, traits: traits, space: inner).restingBottom
      inner.safe.size.height = max(0, inner.safe.maxY - bottom)
      inner.safe.origin.y = bottom
    }
    return inner
  }
}
