import StillsCore
import StillsUIKit

extension UITraitCollection {
  /// What a device says about itself: no text size, so that it stays the reader's.
  static func traits(of device: Device, isWide: Bool, isTall: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: device.scale), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(userInterfaceIdiom: device.isPad ? .pad : .phone),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isTall ? .regular : .compact),
    ])
  }

  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }

  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }

  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }

  public static var iPadMini: UITraitCollection { ViewImageConfig.iPadMini.traits }
  public static var iPad9_7: UITraitCollection { ViewImageConfig.iPad9_7.traits }
  public static var iPad10_2: UITraitCollection { ViewImageConfig.iPad10_2.traits }
  public static var iPadPro10_5: UITraitCollection { ViewImageConfig.iPadPro10_5.traits }
  public static var iPadPro11: UITraitCollection { ViewImageConfig.iPadPro11.traits }
  public static var iPadPro12_9: UITraitCollection { ViewImageConfig.iPadPro12_9.traits }

  public static var iPadMini_Compact_SplitView: UITraitCollection { split(.iPadMini(.landscape(splitView: .oneThird))) }
  public static var iPad9_7_Compact_SplitView: UITraitCollection { split(.iPad9_7(.landscape(splitView: .oneThird))) }
  public static var iPad10_2_Compact_SplitView: UITraitCollection { split(.iPad10_2(.landscape(splitView: .oneThird))) }
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection {
    split(.iPadPro10_5(.landscape(splitView: .oneThird)))
  }
  public static var iPadPro11_Compact_SplitView: UITraitCollection {
    split(.iPadPro11(.landscape(splitView: .oneThird)))
  }
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection {
    split(.iPadPro12_9(.landscape(splitView: .oneThird)))
  }

  private static func split(_ config: ViewImageConfig) -> UITraitCollection { config.traits }
}
