import Foundation
import StillsTypesetting

nonisolated extension UIImage {
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium = 2, large = 3 }
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How a symbol is drawn: its font's size and weight, and its scale.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    package let font: FontRequest?
    package let weight: Double?
    package let scale: SymbolScale
    /// Of the levels, or the one that all are made of.
    package private(set) var colors: [UIColor]?
    package private(set) var isHierarchical = false

    package init(font: FontRequest?, weight: Double?, scale: SymbolScale) {
      (self.font, self.weight, self.scale) = (font, weight, scale)
    }

    package init(colors: [UIColor], isHierarchical: Bool) {
      (font, weight, scale) = (nil, nil, .unspecified)
      (self.colors, self.isHierarchical) = (colors, isHierarchical)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return font == other.font && weight == other.weight && scale == other.scale && colors == other.colors
        && isHierarchical == other.isHierarchical
    }

    open override var hash: Int { font.hashValue }

    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let sum = SymbolConfiguration(
        font: other.font ?? font, weight: other.weight ?? weight,
        scale: other.scale == .unspecified ? scale : other.scale)
      sum.colors = other.colors ?? colors
      sum.isHierarchical = other.colors == nil ? isHierarchical : other.isHierarchical
      return sum
    }
  }
}

nonisolated extension UIImage.SymbolConfiguration {
  public convenience init(pointSize: CGFloat) {
    self.init(font: UIFont.systemFont(ofSize: pointSize).request, weight: nil, scale: .unspecified)
  }

  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
  }

  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
    self.init(font: UIFont.systemFont(ofSize: pointSize).request, weight: weight.openType, scale: scale)
  }

  public convenience init(scale: UIImage.SymbolScale) { self.init(font: nil, weight: nil, scale: scale) }
  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(font: nil, weight: weight.openType, scale: .unspecified)
  }
  public convenience init(font: UIFont) { self.init(font: font.request, weight: nil, scale: .unspecified) }

  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(font: font.request, weight: nil, scale: scale)
  }

  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle).request, weight: nil, scale: .unspecified)
  }

  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle).request, weight: nil, scale: scale)
  }
}

nonisolated extension UIImage.SymbolConfiguration {
  public convenience init(hierarchicalColor: UIColor) { self.init(colors: [hierarchicalColor], isHierarchical: true) }
  public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors, isHierarchical: false) }

  public static var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(font: nil, weight: nil, scale: .unspecified)
  }
  /// Symbols have no colours of their own.
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration {
    UIKitStage.report("SymbolConfiguration.preferringMulticolor: symbols have no colours of their own")
    return unspecified
  }
  public static func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
}

nonisolated extension UIImage.SymbolWeight {
  package var openType: Double? { self == .unspecified ? nil : Double(rawValue) * 100 }
}
