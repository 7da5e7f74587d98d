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

    package init(font: FontRequest?, weight: Double?, scale: SymbolScale) {
      (self.font, self.weight, self.scale) = (font, weight, scale)
    }

    package func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        font: other.font ?? font, weight: other.weight ?? weight,
        scale: other.scale == .unspecified ? scale : other.scale)
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

nonisolated extension UIImage.SymbolWeight {
  package var openType: Double? { self == .unspecified ? nil : Double(rawValue) * 100 }
}
