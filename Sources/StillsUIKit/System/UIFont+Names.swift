import Foundation

extension UIFont {
  /// Fonts are found by name but not listed, which is reported.
  public class var familyNames: [String] {
    UIKitStage.report("UIFont.familyNames: fonts are not listed; `stills fonts` does")
    return []
  }

  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
