import Foundation
import StillsTypesetting

/// What a font is asked for by.
nonisolated open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  package let request: FontRequest

  package init(request: FontRequest) { self.request = request }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(request: FontRequest(family: .named(fontName), size: max(0, size.orZero)))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(request: Self.changed(FontRequest(family: .system(.standard), size: 17), by: attributes))
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }

  open var pointSize: CGFloat { request.size }
  open var postscriptName: String { UIFont(request: request).fontName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if (request.weight ?? 400) >= 600 { traits.insert(.traitBold) }
    if case .system(.monospaced) = request.family { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Bold is what the style makes of it: semibold for most (facts: text-metrics §1, "bold trait").
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var request = request
    request.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      request.weight = max(request.weight ?? 400, request.leading == nil ? 700 : 600)
    } else if (request.weight ?? 400) >= 600 {
      request.weight = 400
    }
    if symbolicTraits.contains(.traitMonoSpace) { request.family = .system(.monospaced) }
    if symbolicTraits.contains(.traitCondensed) { request.width = 0.8 }
    if symbolicTraits.contains(.traitExpanded) { request.width = 1.2 }
    return UIFontDescriptor(request: request)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.family else { return nil }
    var request = request
    switch design {
    case .rounded: request.family = .system(.rounded)
    case .serif: request.family = .system(.serif)
    case .monospaced: request.family = .system(.monospaced)
    default: request.family = .system(.standard)
    }
    return UIFontDescriptor(request: request)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(request: UIFont(request: request).withSize(newPointSize).request)
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var request = request
    request.family = .named(newFamily)
    return UIFontDescriptor(request: request)
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(request: Self.changed(request, by: attributes))
  }

  private static func changed(_ request: FontRequest, by attributes: [AttributeName: Any]) -> FontRequest {
    var request = request
    if let name = attributes[.name] as? String ?? attributes[.family] as? String { request.family = .named(name) }
    if let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? NSNumber).map({ CGFloat($0.doubleValue) }) {
      (request.size, request.leading) = (max(0, size.orZero), nil)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { request.weight = weight.openType }
      if let weight = traits[.weight] as? CGFloat { request.weight = UIFont.Weight(weight).openType }
    }
    if attributes[.featureSettings] != nil {
      UIKitStage.report("UIFontDescriptor: feature settings are not applied")
    }
    return request
  }
}

nonisolated extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request: request) }

  /// A size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize > 0, pointSize.isFinite, pointSize != request.size {
      (request.size, request.leading) = (pointSize, nil)
    }
    self.init(request: request)
  }
}
