import Foundation
import StillsCore
import StillsGeometry

/// Text that is only shown; 17 points, one line, in the middle of its height, unless told otherwise.
@MainActor @preconcurrency open class UILabel: UIView {
  private var plain: String?
  private var rich: NSAttributedString?
  private var ownFont: UIFont?
  private var ownColor: UIColor?

  open var text: String? {
    get { rich?.string ?? plain }
    set {
      guard newValue != plain || rich != nil else { return }
      (plain, rich) = (newValue, nil)
      contentChanged()
    }
  }

  open var attributedText: NSAttributedString? {
    get { rich ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      guard newValue != rich || plain != nil else { return }
      (rich, plain) = (newValue, nil)
      if let style = newValue?.firstParagraphStyle, style.alignment != .natural { textAlignment = style.alignment }
      contentChanged()
    }
  }

  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      contentChanged()
    }
  }

  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set {
      ownColor = newValue
      noteChange()
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { contentChanged() } }
  /// 0: as many as needed.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false { didSet { noteChange() } }
  open var isEnabled = true { didSet { noteChange() } }
  open var shadowColor: UIColor? { didSet { noteChange() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { noteChange() } }
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  /// Of the font's size; 0 is no bound.
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteChange() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var showsExpansionTextWhenTruncated = false
  /// The width at which the text wraps when nobody gives another one.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  package override func setUp() { isUserInteractionEnabled = false }

  private func contentChanged() { invalidateIntrinsicContentSize() }

  /// Of the content size around where the label follows it: it may have been made before there was any.
  private var fittedFont: UIFont {
    let category = traitCollection.preferredContentSizeCategory
    guard adjustsFontForContentSizeCategory, category != .unspecified, let rescaling = font.rescaling else {
      return font
    }
    return rescaling(category.typeSize)
  }

  // MARK: Measuring

  package func block(lines: Int? = nil) -> TextBlock {
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : isHighlighted ? highlightedTextColor ?? textColor : textColor
    var block = TextBlock(
      rich ?? NSAttributedString(string: plain ?? ""), font: fittedFont, color: color, traits: traitCollection,
      tint: tintColor, alignment: textAlignment, lineBreakMode: lineBreakMode, lines: lines ?? numberOfLines)
    if allowsDefaultTighteningForTruncation { block.style.allowsTightening = true }
    if !lineBreakStrategy.contains(.pushOut) { block.style.avoidsOrphans = false }
    if isRightToLeft { block.style.isRightToLeft = true }
    if let shadowColor {
      let shadow = LetterShadow(
        color: shadowColor.resolved(with: traitCollection), offset: shadowOffset.isFinite ? shadowOffset : .zero)
      block.shadows = block.shadows.map { $0 ?? shadow }
    }
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      // Without a bound of one's own letters get no smaller than readable; 0.3 is our choice.
      block.style.minimumScaleFactor = minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : 0.3
    }
    return block
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
    return block().size(width: width)
  }

  package override var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  package override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    block().size(width: width > 0 ? width : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBounded = numberOfLines != 1 && size.width > 0 && size.width.isFinite
    return block().size(width: isBounded ? size.width : nil)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = block(lines: numberOfLines).size(width: bounds.width > 0 ? bounds.width : nil)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  package override func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    block().baselines(width: width)
  }

  // MARK: Drawing

  /// Where and how the text is drawn; subclasses give it other bounds.
  open func drawText(in rect: CGRect) {
    let block = block()
    CGContext.current?.draw(in: rect) { block.paint(in: $0, into: &$1) }
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    painter.record(at: CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)) { self.drawText(in: bounds) }
  }

  package override var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  package override func takeAppearance(of proxy: UIView) {
    super.takeAppearance(of: proxy)
    guard let proxy = proxy as? UILabel else { return }
    if ownFont == nil, let font = proxy.ownFont { self.font = font }
    if ownColor == nil, let color = proxy.ownColor { textColor = color }
  }
}

extension NSAttributedString {
  package var firstParagraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}
