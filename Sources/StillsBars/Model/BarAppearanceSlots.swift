import Foundation
import StillsCore

/// The four appearances that a bar, and a screen for its time on top, can have. Nil: not set.
package struct BarAppearanceSlots {
  package var standard, compact, scrollEdge, compactScrollEdge: BarAppearance?

  package init(
    standard: BarAppearance? = nil, compact: BarAppearance? = nil, scrollEdge: BarAppearance? = nil,
    compactScrollEdge: BarAppearance? = nil
  ) {
    (self.standard, self.compact) = (standard, compact)
    (self.scrollEdge, self.compactScrollEdge) = (scrollEdge, compactScrollEdge)
  }
}

/// Which appearance a bar has now (facts: uikit-bars §2).
package struct BarAppearanceChoice {
  /// Of the screen on top: wins slot by slot.
  package var screen = BarAppearanceSlots()
  package var bar = BarAppearanceSlots()
  /// What the bar has where none of its slots is set at all.
  package var fallback: BarAppearance

  package init(screen: BarAppearanceSlots = .init(), bar: BarAppearanceSlots = .init(), fallback: BarAppearance) {
    (self.screen, self.bar, self.fallback) = (screen, bar, fallback)
  }

  /// `isAtEdge`: nothing has scrolled under the bar. A bar of compact height first looks for the compact ones.
  package func chosen(isAtEdge: Bool, isCompact: Bool) -> BarAppearance {
    let compact = isCompact ? screen.compact ?? bar.compact : nil
    let standard = compact ?? screen.standard ?? bar.standard ?? fallback
    guard isAtEdge else { return standard }
    let compactEdge = isCompact ? screen.compactScrollEdge ?? bar.compactScrollEdge : nil
    // Since iOS 15 a bar without one is transparent at the edge.
    return compactEdge ?? screen.scrollEdge ?? bar.scrollEdge ?? standard.withoutBackground
  }
}
