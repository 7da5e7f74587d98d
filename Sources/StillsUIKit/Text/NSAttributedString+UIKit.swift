import Foundation
import StillsGeometry

nonisolated extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// One line under or through text, and how it is broken up.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

public enum NSWritingDirection: Int, Hashable, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How lines of a paragraph are set. Lengths in points; 0 means the font's own.
nonisolated open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  package struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy = LineBreakStrategy.standard
    /// Nil: UIKit's own, one every 28 points.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
  }

  private let mark = CollectionMark.value
  package var values = Values()

  public override init() {}

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  open var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.usual }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }

  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.orZero }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue.orZero }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue.orZero }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue.orZero }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue.orZero }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue.orZero }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue.orZero }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue.orZero }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue.orZero }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { values.tabStops ?? NSTextTab.usual }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue.orZero }
  }

  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// A shadow behind letters.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = CollectionMark.value
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() {}
}

/// A picture among letters.
nonisolated open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = CollectionMark.value
  open var image: UIImage?
  /// Relative to the baseline, y up; zero is the picture's own size on the baseline.
  open var bounds = CGRect.zero

  public override init() {}
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

/// Texts that can be made without arguments, which Foundation's on Linux cannot.
nonisolated public protocol _EmptyTextMaking { static func _made() -> Self }

nonisolated extension _EmptyTextMaking {
  @_disfavoredOverload
  public init() { self = Self._made() }
}

nonisolated extension NSAttributedString: _EmptyTextMaking {
  /// Of this class, or the one that can be changed: there are no others.
  public class func _made() -> Self {
    let isMutable = self is NSMutableAttributedString.Type
    let made = isMutable ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    return unsafeDowncast(made, to: self)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// Kinds of measuring; texts are always measured by their line fragments, with leading.
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

public class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
  public var actualScaleFactor: CGFloat { 1 }
  public var totalBounds: CGRect { .zero }
  public override init() {}
}
