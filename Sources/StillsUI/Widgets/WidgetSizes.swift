import Foundation
import StillsCore

/// How large widgets are on a screen.
///
/// Phones: the table of sizes in Apple's Human Interface Guidelines (Widgets, Specifications), which measurements of
/// phones by GeometryReader agree with (github.com/simonbs/ios-widget-sizes). Screens that are in neither have the sizes
/// of the one that is nearest.
nonisolated struct WidgetSizes {
  var screen: CGSize
  var small, medium, large: CGSize
  var circular, rectangular, inline: CGSize

  private init(
    _ screen: (CGFloat, CGFloat), small: CGFloat, medium: CGFloat, large: (CGFloat, CGFloat), circular: CGFloat,
    rectangular: (CGFloat, CGFloat), inline: (CGFloat, CGFloat)
  ) {
    self.screen = CGSize(width: screen.0, height: screen.1)
    self.small = CGSize(width: small, height: small)
    self.medium = CGSize(width: medium, height: small)
    self.large = CGSize(width: large.0, height: large.1)
    self.circular = CGSize(width: circular, height: circular)
    self.rectangular = CGSize(width: rectangular.0, height: rectangular.1)
    self.inline = CGSize(width: inline.0, height: inline.1)
  }

  private static let phones = [
    WidgetSizes(
      (430, 932), small: 170, medium: 364, large: (364, 382), circular: 76, rectangular: (172, 76), inline: (257, 26)),
    WidgetSizes(
      (428, 926), small: 170, medium: 364, large: (364, 382), circular: 76, rectangular: (172, 76), inline: (257, 26)),
    WidgetSizes(
      (414, 896), small: 169, medium: 360, large: (360, 379), circular: 76, rectangular: (160, 72), inline: (248, 26)),
    WidgetSizes(
      (414, 736), small: 157, medium: 348, large: (348, 351), circular: 76, rectangular: (170, 76), inline: (248, 26)),
    WidgetSizes(
      (393, 852), small: 158, medium: 338, large: (338, 354), circular: 72, rectangular: (160, 72), inline: (234, 26)),
    WidgetSizes(
      (390, 844), small: 158, medium: 338, large: (338, 354), circular: 72, rectangular: (160, 72), inline: (234, 26)),
    WidgetSizes(
      (375, 812), small: 155, medium: 329, large: (329, 345), circular: 72, rectangular: (157, 72), inline: (225, 26)),
    WidgetSizes(
      (375, 667), small: 148, medium: 321, large: (321, 324), circular: 68, rectangular: (153, 68), inline: (225, 26)),
    WidgetSizes(
      (360, 780), small: 155, medium: 329, large: (329, 345), circular: 72, rectangular: (157, 72), inline: (225, 26)),
    WidgetSizes(
      (320, 568), small: 141, medium: 292, large: (292, 311), circular: 68, rectangular: (153, 68), inline: (225, 26)),
  ]

  /// In portrait; chosen to be what an iPad of 820 × 1180 points designs widgets for, on every iPad.
  private static let pad = WidgetSizes(
    (820, 1180), small: 155, medium: 342, large: (342, 342), circular: 76, rectangular: (172, 76), inline: (257, 26))

  static func on(_ device: Device) -> WidgetSizes {
    if device.isPad { return pad }
    let size = device.size
    func distance(_ other: CGSize) -> CGFloat { abs(other.width - size.width) + abs(other.height - size.height) }
    return phones.min { distance($0.screen) < distance($1.screen) } ?? phones[4]
  }

  func size(_ family: WidgetFamily) -> CGSize {
    switch family {
    case .systemSmall: small
    case .systemMedium: medium
    case .systemLarge: large
    // Only on iPads: 715.5 × 342 there.
    case .systemExtraLarge: CGSize(width: 715.5, height: 342)
    case .accessoryCircular, .accessoryCorner: circular
    case .accessoryRectangular: rectangular
    case .accessoryInline: inline
    }
  }
}
