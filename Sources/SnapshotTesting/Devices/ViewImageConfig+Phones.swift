// The phones and iPods that Stills knows: by the names that tests have for them, others in the same manner. Numbers come
// from the devices' own data. Tests bring names of their own for devices that the vocabulary has none for, often from a
// module of helpers: where both are there, theirs is meant.

extension ViewImageConfig {
  public static var iPhoneSe: ViewImageConfig { .iPhoneSe(.portrait) }
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-se-1", orientation) }

  public static var iPhone8: ViewImageConfig { .iPhone8(.portrait) }
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-8", orientation) }

  public static var iPhone8Plus: ViewImageConfig { .iPhone8Plus(.portrait) }
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-8-plus", orientation) }

  public static var iPhoneX: ViewImageConfig { .iPhoneX(.portrait) }
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-x", orientation) }

  public static var iPhoneXsMax: ViewImageConfig { .iPhoneXsMax(.portrait) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-xs-max", orientation) }

  public static var iPhoneXr: ViewImageConfig { .iPhoneXr(.portrait) }
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-xr", orientation) }

  public static var iPhone12: ViewImageConfig { .iPhone12(.portrait) }
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-12", orientation) }

  public static var iPhone12Pro: ViewImageConfig { .iPhone12Pro(.portrait) }
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-12-pro", orientation) }

  public static var iPhone12ProMax: ViewImageConfig { .iPhone12ProMax(.portrait) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-12-pro-max", orientation)
  }

  public static var iPhone13: ViewImageConfig { .iPhone13(.portrait) }
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-13", orientation) }

  public static var iPhone13Mini: ViewImageConfig { .iPhone13Mini(.portrait) }
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-13-mini", orientation)
  }

  public static var iPhone13Pro: ViewImageConfig { .iPhone13Pro(.portrait) }
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-13-pro", orientation) }

  public static var iPhone13ProMax: ViewImageConfig { .iPhone13ProMax(.portrait) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-13-pro-max", orientation)
  }

  @_disfavoredOverload
  public static var iPhone5s: ViewImageConfig { .iPhone5s(.portrait) }
  @_disfavoredOverload
  public static func iPhone5s(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-5s", orientation) }

  @_disfavoredOverload
  public static var iPodTouch7: ViewImageConfig { .iPodTouch7(.portrait) }
  @_disfavoredOverload
  public static func iPodTouch7(_ orientation: Orientation) -> ViewImageConfig { .known("ipod-touch-7", orientation) }

  @_disfavoredOverload
  public static var iPhone6: ViewImageConfig { .iPhone6(.portrait) }
  @_disfavoredOverload
  public static func iPhone6(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-6", orientation) }

  @_disfavoredOverload
  public static var iPhone6s: ViewImageConfig { .iPhone6s(.portrait) }
  @_disfavoredOverload
  public static func iPhone6s(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-6s", orientation) }

  @_disfavoredOverload
  public static var iPhone7: ViewImageConfig { .iPhone7(.portrait) }
  @_disfavoredOverload
  public static func iPhone7(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-7", orientation) }

  @_disfavoredOverload
  public static var iPhoneSe2: ViewImageConfig { .iPhoneSe2(.portrait) }
  @_disfavoredOverload
  public static func iPhoneSe2(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-se-2", orientation) }

  @_disfavoredOverload
  public static var iPhoneSe3: ViewImageConfig { .iPhoneSe3(.portrait) }
  @_disfavoredOverload
  public static func iPhoneSe3(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-se-3", orientation) }

  @_disfavoredOverload
  public static var iPhone6Plus: ViewImageConfig { .iPhone6Plus(.portrait) }
  @_disfavoredOverload
  public static func iPhone6Plus(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-6-plus", orientation) }

  @_disfavoredOverload
  public static var iPhone6sPlus: ViewImageConfig { .iPhone6sPlus(.portrait) }
  @_disfavoredOverload
  public static func iPhone6sPlus(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-6s-plus", orientation)
  }

  @_disfavoredOverload
  public static var iPhone7Plus: ViewImageConfig { .iPhone7Plus(.portrait) }
  @_disfavoredOverload
  public static func iPhone7Plus(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-7-plus", orientation) }

  @_disfavoredOverload
  public static var iPhoneXs: ViewImageConfig { .iPhoneXs(.portrait) }
  @_disfavoredOverload
  public static func iPhoneXs(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-xs", orientation) }

  @_disfavoredOverload
  public static var iPhone11Pro: ViewImageConfig { .iPhone11Pro(.portrait) }
  @_disfavoredOverload
  public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-11-pro", orientation) }

  @_disfavoredOverload
  public static var iPhone11: ViewImageConfig { .iPhone11(.portrait) }
  @_disfavoredOverload
  public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-11", orientation) }

  @_disfavoredOverload
  public static var iPhone11ProMax: ViewImageConfig { .iPhone11ProMax(.portrait) }
  @_disfavoredOverload
  public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-11-pro-max", orientation)
  }

  @_disfavoredOverload
  public static var iPhone12Mini: ViewImageConfig { .iPhone12Mini(.portrait) }
  @_disfavoredOverload
  public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-12-mini", orientation)
  }

  @_disfavoredOverload
  public static var iPhone14: ViewImageConfig { .iPhone14(.portrait) }
  @_disfavoredOverload
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-14", orientation) }

  @_disfavoredOverload
  public static var iPhone16e: ViewImageConfig { .iPhone16e(.portrait) }
  @_disfavoredOverload
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-16e", orientation) }

  @_disfavoredOverload
  public static var iPhone17e: ViewImageConfig { .iPhone17e(.portrait) }
  @_disfavoredOverload
  public static func iPhone17e(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-17e", orientation) }

  @_disfavoredOverload
  public static var iPhone14Plus: ViewImageConfig { .iPhone14Plus(.portrait) }
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-14-plus", orientation)
  }

  @_disfavoredOverload
  public static var iPhone14Pro: ViewImageConfig { .iPhone14Pro(.portrait) }
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-14-pro", orientation) }

  @_disfavoredOverload
  public static var iPhone15: ViewImageConfig { .iPhone15(.portrait) }
  @_disfavoredOverload
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-15", orientation) }

  @_disfavoredOverload
  public static var iPhone15Pro: ViewImageConfig { .iPhone15Pro(.portrait) }
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-15-pro", orientation) }

  @_disfavoredOverload
  public static var iPhone16: ViewImageConfig { .iPhone16(.portrait) }
  @_disfavoredOverload
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-16", orientation) }

  @_disfavoredOverload
  public static var iPhone14ProMax: ViewImageConfig { .iPhone14ProMax(.portrait) }
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-14-pro-max", orientation)
  }

  @_disfavoredOverload
  public static var iPhone15Plus: ViewImageConfig { .iPhone15Plus(.portrait) }
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-15-plus", orientation)
  }

  @_disfavoredOverload
  public static var iPhone15ProMax: ViewImageConfig { .iPhone15ProMax(.portrait) }
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-15-pro-max", orientation)
  }

  @_disfavoredOverload
  public static var iPhone16Plus: ViewImageConfig { .iPhone16Plus(.portrait) }
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-16-plus", orientation)
  }

  @_disfavoredOverload
  public static var iPhone16Pro: ViewImageConfig { .iPhone16Pro(.portrait) }
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-16-pro", orientation) }

  @_disfavoredOverload
  public static var iPhone17: ViewImageConfig { .iPhone17(.portrait) }
  @_disfavoredOverload
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-17", orientation) }

  @_disfavoredOverload
  public static var iPhone17Pro: ViewImageConfig { .iPhone17Pro(.portrait) }
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-17-pro", orientation) }

  @_disfavoredOverload
  public static var iPhone16ProMax: ViewImageConfig { .iPhone16ProMax(.portrait) }
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-16-pro-max", orientation)
  }

  @_disfavoredOverload
  public static var iPhone17ProMax: ViewImageConfig { .iPhone17ProMax(.portrait) }
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .known("iphone-17-pro-max", orientation)
  }

  @_disfavoredOverload
  public static var iPhoneAir: ViewImageConfig { .iPhoneAir(.portrait) }
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig { .known("iphone-air", orientation) }
}
