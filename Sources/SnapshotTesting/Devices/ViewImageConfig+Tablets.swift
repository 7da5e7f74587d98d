// Tablets that tests have names for: on their side unless said otherwise, the whole screen or a part of it.

extension ViewImageConfig {
  public static var iPadMini: ViewImageConfig { .iPadMini(.landscape) }
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-mini", orientation) }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    .known("ipad-mini", orientation, splits: .mini)
  }

  public static var iPad9_7: ViewImageConfig { .iPad9_7(.landscape) }
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-mini", orientation) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    .known("ipad-mini", orientation, splits: .mini)
  }

  public static var iPad10_2: ViewImageConfig { .iPad10_2(.landscape) }
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-9", orientation) }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    .known("ipad-9", orientation, splits: .tenInch)
  }

  public static var iPadPro10_5: ViewImageConfig { .iPadPro10_5(.landscape) }
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-pro-10-5", orientation) }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    .known("ipad-pro-10-5", orientation, splits: .proTen)
  }

  public static var iPadPro11: ViewImageConfig { .iPadPro11(.landscape) }
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-pro-11", orientation) }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    .known("ipad-pro-11", orientation, splits: .proEleven)
  }

  public static var iPadPro12_9: ViewImageConfig { .iPadPro12_9(.landscape) }
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-pro-12-9", orientation) }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    .known("ipad-pro-12-9", orientation, splits: .proThirteen)
  }
}

extension SplitWidths {
  fileprivate static let mini = SplitWidths(
    landscapeThird: 320, landscapeHalf: 507, landscapeTwoThirds: 694, portraitThird: 320, portraitTwoThirds: 438)
  fileprivate static let tenInch = SplitWidths(
    landscapeThird: 320, landscapeHalf: 535, landscapeTwoThirds: 750, portraitThird: 320, portraitTwoThirds: 480)
  fileprivate static let proTen = SplitWidths(
    landscapeThird: 320, landscapeHalf: 551, landscapeTwoThirds: 782, portraitThird: 320, portraitTwoThirds: 504)
  fileprivate static let proEleven = SplitWidths(
    landscapeThird: 375, landscapeHalf: 592, landscapeTwoThirds: 809, portraitThird: 320, portraitTwoThirds: 504)
  fileprivate static let proThirteen = SplitWidths(
    landscapeThird: 375, landscapeHalf: 678, landscapeTwoThirds: 981, portraitThird: 375, portraitTwoThirds: 639,
    isHalfWide: true)
}
