// Tablets that tests have no names for yet: upright unless said otherwise, as phones are. A test's own name wins.

extension ViewImageConfig {
  @_disfavoredOverload
  public static var iPadAir2: ViewImageConfig { .iPadAir2(.portrait) }
  @_disfavoredOverload
  public static func iPadAir2(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-air-2", orientation) }

  @_disfavoredOverload
  public static var iPadPro9_7: ViewImageConfig { .iPadPro9_7(.portrait) }
  @_disfavoredOverload
  public static func iPadPro9_7(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-pro-9-7", orientation) }

  @_disfavoredOverload
  public static var iPad6: ViewImageConfig { .iPad6(.portrait) }
  @_disfavoredOverload
  public static func iPad6(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-6", orientation) }

  @_disfavoredOverload
  public static var iPadAir3: ViewImageConfig { .iPadAir3(.portrait) }
  @_disfavoredOverload
  public static func iPadAir3(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-air-3", orientation) }

  @_disfavoredOverload
  public static var iPadMini6: ViewImageConfig { .iPadMini6(.portrait) }
  @_disfavoredOverload
  public static func iPadMini6(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-mini-6", orientation) }

  @_disfavoredOverload
  public static var iPadMini7: ViewImageConfig { .iPadMini7(.portrait) }
  @_disfavoredOverload
  public static func iPadMini7(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-mini-7", orientation) }

  @_disfavoredOverload
  public static var iPadAir: ViewImageConfig { .iPadAir(.portrait) }
  @_disfavoredOverload
  public static func iPadAir(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-air", orientation) }

  @_disfavoredOverload
  public static var iPadAir11: ViewImageConfig { .iPadAir11(.portrait) }
  @_disfavoredOverload
  public static func iPadAir11(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-air-11", orientation) }

  @_disfavoredOverload
  public static var iPad10: ViewImageConfig { .iPad10(.portrait) }
  @_disfavoredOverload
  public static func iPad10(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-10", orientation) }

  @_disfavoredOverload
  public static var iPad11: ViewImageConfig { .iPad11(.portrait) }
  @_disfavoredOverload
  public static func iPad11(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-11", orientation) }

  @_disfavoredOverload
  public static var iPadPro11M4: ViewImageConfig { .iPadPro11M4(.portrait) }
  @_disfavoredOverload
  public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
    .known("ipad-pro-11-m4", orientation)
  }

  @_disfavoredOverload
  public static var iPadPro12_9_2: ViewImageConfig { .iPadPro12_9_2(.portrait) }
  @_disfavoredOverload
  public static func iPadPro12_9_2(_ orientation: Orientation) -> ViewImageConfig {
    .known("ipad-pro-12-9-2", orientation)
  }

  @_disfavoredOverload
  public static var iPadAir13: ViewImageConfig { .iPadAir13(.portrait) }
  @_disfavoredOverload
  public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-air-13", orientation) }

  @_disfavoredOverload
  public static var iPadPro13: ViewImageConfig { .iPadPro13(.portrait) }
  @_disfavoredOverload
  public static func iPadPro13(_ orientation: Orientation) -> ViewImageConfig { .known("ipad-pro-13", orientation) }
}
