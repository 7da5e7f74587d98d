import Foundation
import StillsCore

/// The kinds of lists.
nonisolated public enum _ListLook: Sendable { case insetGrouped, grouped, plain, sidebar }

/// The measures of a list on a screen of some width (facts: controls §6, measured §4).
struct ListMetrics {
  let look: _ListLook
  let isGlass: Bool
  /// From the list's edge to the cards.
  let margin: CGFloat
  /// From the card's edge to what is in it.
  let rowInsets: EdgeInsets
  let rowHeight: CGFloat
  let cornerRadius: CGFloat

  init(look: _ListLook, width: CGFloat, environment: EnvironmentValues) {
    self.look = look
    isGlass = environment.world.look == .ios26
    // 20 at 375 points, too (home-assistant/form-one-row-inline-title-ios18); 16 on narrower phones, not measured.
    let side: CGFloat = isGlass ? 16 : width >= 375 ? 20 : 16
    margin = look == .insetGrouped || look == .sidebar ? side : 0
    let vertical: CGFloat = isGlass ? 15 : 11
    rowInsets = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    // The newer look's rows follow the body's leading: 52 at Large, 51 at M (measured §4).
    let leading = TextStyleMetrics.of(.body, environment.text.typeSize(in: environment.world)).leading
    rowHeight = environment.defaultMinListRowHeight ?? (isGlass ? leading + 30 : 44)
    cornerRadius = look == .insetGrouped ? (isGlass ? 26 : 10) : 0
  }

  /// The strip that stays of a plain list's header at the top (facts: controls §6, "plain header").
  static let pinnedHeight: CGFloat = 28
  /// Above the first card, without a header.
  var top: CGFloat { look == .plain ? 0 : look == .sidebar ? 8 : 35 }
  /// Between two cards, the second without a header.
  var gap: CGFloat { look == .plain ? 0 : 35 }
  /// Above a header, before its own insets.
  var gapBeforeHeader: CGFloat { look == .plain ? 0 : 17.67 }
  /// Around a header's text.
  var headerInsets: (top: CGFloat, bottom: CGFloat) {
    switch look {
    // The strip of 28 points and the 22 above it; the text in the middle of the strip.
    case .plain: (22 + 3.67, 4)
    case .insetGrouped, .grouped, .sidebar: isGlass ? (10, 10) : (17, 6)
    }
  }
  var footerTop: CGFloat { isGlass ? 8 : 6 }
  /// From a footer to the next card without a header.
  var gapAfterFooter: CGFloat { look == .plain ? 0 : isGlass ? 23.67 : 29.67 }
}
