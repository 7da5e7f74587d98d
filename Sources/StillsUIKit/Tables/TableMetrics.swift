import Foundation
import StillsCore

/// The measures of a table of some style (facts: controls §6, measured §4).
@MainActor struct TableMetrics {
  let style: UITableView.Style
  let isGlass: Bool
  /// The system's margin at this width.
  let side: CGFloat

  init(style: UITableView.Style, width: CGFloat) {
    self.style = style
    let world = UIKitStage.world
    isGlass = world.look == .ios26
    // Plain rows keep 16 from the edge up to 413 points; cards 20 from 375 points on (measured §4).
    let plain: CGFloat = !isGlass && (world.device.isPad || width >= 414) ? 20 : 16
    side = style == .insetGrouped && !isGlass && width >= 375 ? 20 : plain
  }

  var isPlain: Bool { style == .plain }
  /// From the table's edge to its cells.
  var cardMargin: CGFloat { style == .insetGrouped ? side : 0 }
  var cornerRadius: CGFloat { style == .insetGrouped ? (isGlass ? 26 : 10) : 0 }
  var rowHeight: CGFloat { isGlass ? 52 : 44 }
  /// Above the first section without a header, and between two sections half each.
  var firstTop: CGFloat { isPlain ? 0 : 35 }
  var sectionTop: CGFloat { isPlain ? 0 : 17.33 }
  var sectionBottom: CGFloat { isPlain ? 0 : 17.67 }
  /// Around a header's text: in grouped tables as in lists, in plain ones a strip of 28 points and 22 above it.
  var headerInsets: (top: CGFloat, bottom: CGFloat) { isPlain ? (3.67, 4) : isGlass ? (10, 10) : (17, 6) }
  static let plainHeaderPadding: CGFloat = 22
  var footerInsets: (top: CGFloat, bottom: CGFloat) { isPlain ? (3.67, 4) : isGlass ? (8, 6.33) : (6, 12.33) }
  var separatorThickness: CGFloat { !isPlain && isGlass ? 1 : 1 / max(1, UIKitStage.pixelGrid.scale) }
  var separatorColor: UIColor { UIColor(.listSeparator) }
}
