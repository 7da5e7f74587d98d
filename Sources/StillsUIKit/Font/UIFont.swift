import Foundation
import StillsTypesetting

/// A typeface at a size. Faces are chosen when text is drawn, so a name that no face has is found out only then.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  private let mark = CollectionMark.value
  package let request: FontRequest
  /// The font at another type size, of fonts that were made for one.
  package var rescaling: (@Sendable (TypeSize) -> UIFont)?

  package init(request: FontRequest) { self.request = request }

  /// A face by PostScript, full or family name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(request: FontRequest(family: .named(fontName), size: fontSize.usableFontSize))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.request == request }
  open override var hash: Int { request.hashValue }
}

// MARK: - Creating

nonisolated extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(.standard, size: fontSize, weight: weight.openType)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var request = system(.standard, size: fontSize, weight: weight.openType).request
    request.width = max(0.5, 1 + width.rawValue)
    return UIFont(request: request)
  }

  /// Semibold, as UIKit's is (facts: text-metrics §1, "bold trait").
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(.standard, size: fontSize, weight: 600)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var request = system(.standard, size: fontSize, weight: 400).request
    request.isItalic = true
    return UIFont(request: request)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(.monospaced, size: fontSize, weight: weight.openType)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var request = system(.standard, size: fontSize, weight: weight.openType).request
    request.features.insert(.monospacedDigits)
    return UIFont(request: request)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.size = fontSize.usableFontSize
    request.leading = nil
    return UIFont(request: request)
  }

  private static func system(_ design: FontRequest.Design, size: CGFloat, weight: Double) -> UIFont {
    UIFont(request: FontRequest(family: .system(design), size: size.usableFontSize, weight: weight))
  }
}

// MARK: - Text styles

nonisolated extension UIFont {
  /// At the type size of the picture.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferred(style, World.shown.typeSize) }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let category = traitCollection?.preferredContentSizeCategory, category != .unspecified else {
      return preferredFont(forTextStyle: style)
    }
    return preferred(style, category.typeSize)
  }

  package class func preferred(_ style: TextStyle, _ typeSize: TypeSize) -> UIFont {
    let metrics = TextStyleMetrics.of(style.name, typeSize)
    let font = UIFont(
      request: FontRequest(
        family: .system(.standard), size: metrics.size, weight: metrics.weight, leading: metrics.leading))
    font.rescaling = { UIFont.preferred(style, $0) }
    return font
  }
}

// MARK: - Measures

nonisolated extension UIFont {
  public var pointSize: CGFloat { request.size }

  public var familyName: String {
    switch request.family {
    case .system: ".AppleSystemUIFont"
    case .named(let name): name
    }
  }

  public var fontName: String {
    switch request.family {
    case .system: ".SFUI-Regular"
    case .named(let name): name
    }
  }

  /// These are the system typeface's measures for every font: the face is not known before text is drawn.
  public var ascender: CGFloat { request.size * SystemFontMetrics.ascent }
  public var descender: CGFloat { -request.size * SystemFontMetrics.descent }
  public var capHeight: CGFloat { request.size * SystemFontMetrics.capHeight }
  public var xHeight: CGFloat { request.size * SystemFontMetrics.xHeight }
  public var lineHeight: CGFloat { request.size * SystemFontMetrics.lineHeight }
  public var leading: CGFloat { request.leading.map { $0 - lineHeight } ?? 0 }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }
}

nonisolated extension CGFloat {
  fileprivate var usableFontSize: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
