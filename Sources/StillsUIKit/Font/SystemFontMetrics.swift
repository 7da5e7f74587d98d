import Foundation

/// SF's vertical measures at one point per em, the same for every weight but for the x-height (facts: text-metrics §1).
nonisolated package enum SystemFontMetrics {
  package static let ascent: CGFloat = 1950 / 2048
  package static let descent: CGFloat = 494 / 2048
  package static let capHeight: CGFloat = 1443 / 2048
  /// Of regular up to 17 points; larger sizes have a little less.
  package static let xHeight: CGFloat = 1078 / 2048
  package static let lineHeight = ascent + descent
}
