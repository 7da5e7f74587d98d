import Foundation
import StillsDisplay
import StillsGeometry

/// A `Contents.json` of an asset catalog, as far as Stills reads it.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?
    var preservesVectorRepresentation: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  struct Appearance: Decodable { var appearance, value: String }

  struct Entry: Decodable {
    var filename, idiom, scale: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var resizing: Resizing?
    var color: AssetColor?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing, color
      case languageDirection = "language-direction"
    }
  }

  struct Resizing: Decodable {
    struct Center: Decodable { var mode: String? }
    struct Caps: Decodable { var top, left, bottom, right: Double? }
    var mode: String?
    var center: Center?
    var capInsets: Caps?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  var images: [Entry]?
  var colors: [Entry]?
  var symbols: [Entry]?
  var properties: Properties?
}

extension AssetContents.Entry {
  var fit: AssetFit {
    var fit = AssetFit()
    for appearance in appearances ?? [] {
      if appearance.appearance == "luminosity", appearance.value == "dark" { fit.isDark = true }
      if appearance.appearance == "contrast", appearance.value == "high" { fit.isHighContrast = true }
    }
    switch idiom {
    case "ipad": fit.isPad = true
    case "iphone": fit.isPad = false
    default: break
    }
    switch languageDirection {
    case "left-to-right": fit.isRightToLeft = false
    case "right-to-left": fit.isRightToLeft = true
    default: break
    }
    // "2x"; vectors and single pictures have none.
    if let scale, scale.hasSuffix("x") { fit.scale = Double(scale.dropLast()).map { CGFloat($0) } }
    return fit
  }

  var slicing: ImageAsset.Slicing? {
    guard let resizing, let caps = resizing.capInsets else { return nil }
    let insets = EdgeInsets(
      top: caps.top ?? 0, leading: caps.left ?? 0, bottom: caps.bottom ?? 0, trailing: caps.right ?? 0)
    return ImageAsset.Slicing(insets: insets, tiles: resizing.center?.mode == "tile")
  }
}

/// A colour as catalogs write it: `"0.5"`, `"127"` and `"0x7F"` are one number.
struct AssetColor: Decodable {
  var components: [String: AssetNumber]?
  var space: String?
  var platform, reference: String?

  enum CodingKeys: String, CodingKey {
    case components, platform, reference
    case space = "color-space"
  }

  var value: ColorAsset.Value? {
    if let reference { return .system(reference) }
    guard let components else { return nil }
    let alpha = components["alpha"]?.asFraction ?? 1
    if let white = components["white"]?.asFraction {
      return .color(ResolvedColor(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = components["red"]?.asFraction, let green = components["green"]?.asFraction,
      let blue = components["blue"]?.asFraction
    else { return nil }
    if space == "display-p3" {
      return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    }
    return .color(ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
  }
}

struct AssetNumber: Decodable {
  var asFraction: Double?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      asFraction = number
      return
    }
    let text = try container.decode(String.self)
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      asFraction = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.contains(".") {
      asFraction = Double(text)
    } else {
      asFraction = Double(text).map { $0 / 255 }
    }
  }
}
