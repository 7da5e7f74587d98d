import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let name = Self(rawValue: "name")
  public static let URL = Self(rawValue: "url")
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// One line of text to be typed (facts: controls §5).
@MainActor @preconcurrency open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? = "" {
    didSet {
      if rich?.string != text { rich = nil }
      if text != oldValue { constraintsChanged() }
    }
  }
  private var rich: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { rich ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      rich = newValue
      constraintsChanged()
    }
  }
  open var placeholder: String? { didSet { constraintsChanged() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { constraintsChanged() } }
  open var font: UIFont? { didSet { constraintsChanged() } }
  open var textColor: UIColor? { didSet { noteChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  open var borderStyle = BorderStyle.none { didSet { constraintsChanged() } }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { constraintsChanged() } }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open weak var delegate: (any UITextFieldDelegate)?
  /// Drawn where there is no border.
  open var background: UIImage? { didSet { noteChange() } }
  open var disabledBackground: UIImage? { didSet { noteChange() } }
  open private(set) var isEditing = false
  open var clearButtonMode = ViewMode.never { didSet { noteChange() } }
  open var leftView: UIView? { didSet { accessoryChanged(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { accessoriesChanged() } }
  open var rightView: UIView? { didSet { accessoryChanged(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { accessoriesChanged() } }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false { didSet { noteChange() } }
  open var enablesReturnKeyAutomatically = false
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  package var heldSelection: UITextRange?
  private var inputs: (view: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  private func accessoriesChanged() {
    constraintsChanged()
    setNeedsLayout()
  }

  private func accessoryChanged(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }
  private var hasText: Bool { !(text ?? "").isEmpty }

  private var block: TextBlock {
    let shown = hasText ? (isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? "") : nil
    let own = isSecureTextEntry || !hasText ? nil : rich
    let content =
      own ?? shown.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } ?? attributedPlaceholder
      ?? NSAttributedString(string: placeholder ?? "")
    let ink: UIColor =
      shown == nil ? .placeholderText : !isEnabled ? .tertiaryLabel : textColor ?? .label
    return TextBlock(
      content, font: shownFont, color: ink, traits: traitCollection, tint: tintColor, alignment: textAlignment)
  }

  private var textInset: CGFloat { borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7 }

  open func textRect(forBounds bounds: CGRect) -> CGRect { plainRect(bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView.map { $0.bounds.size == .zero ? $0.systemLayoutSizeFitting(.zero) : $0.bounds.size } ?? .zero
    return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView.map { $0.bounds.size == .zero ? $0.systemLayoutSizeFitting(.zero) : $0.bounds.size } ?? .zero
    return CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  /// 19 points wide, 5 from the edge: chosen after what is seen on a phone.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  private var showsLeft: Bool { leftView != nil && (leftViewMode == .always || leftViewMode == .unlessEditing) }
  private var showsRight: Bool { rightView != nil && (rightViewMode == .always || rightViewMode == .unlessEditing) }

  private var showsClear: Bool {
    guard hasText, !showsRight, isEnabled else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private func plainRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: textInset, dy: 0)
    if showsLeft {
      let edge = leftViewRect(forBounds: bounds).maxX
      rect = CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
    }
    if showsRight { rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX) }
    if showsClear {
      let clear = clearButtonRect(forBounds: bounds)
      let start = isRightToLeft ? max(rect.minX, clear.maxX) : rect.minX
      let end = isRightToLeft ? rect.maxX : min(rect.maxX, clear.minX)
      rect = CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
    }
    return rect
  }

  /// What the views beside the text take.
  private var sides: CGFloat {
    let left = showsLeft ? leftViewRect(forBounds: bounds).maxX.orZero : 0
    let right = showsRight ? rightViewRect(forBounds: bounds).width.orZero : 0
    return max(0, left) + max(0, right)
  }

  open override var intrinsicContentSize: CGSize {
    let size = block.size(width: nil)
    // A rounded field is 28 wider than its text and 34 high (facts: uikit-bars §9).
    switch borderStyle {
    case .none:
      return CGSize(width: (size.width + sides).rounded(.up), height: (shownFont.lineHeight + 1.5).rounded(.up))
    case .line, .bezel, .roundedRect: return CGSize(width: size.width + 28 + sides, height: 34)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let own = block.baselines(width: nil), height = intrinsicContentSize.height, text = block.size(width: nil).height
    return ((height - text) / 2 + own.first, (height - text) / 2 + own.last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  package override func ownTouchTarget() -> TouchTarget? {
    var target = TouchTarget(role: .field, label: accessibilityLabel ?? placeholder, isEnabled: isEnabled) {
      [weak self] _ in _ = self?.becomeFirstResponder()
    }
    target.type = { [weak self] typed in self?.type(typed) }
    return target
  }

  private func type(_ typed: String) {
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    if delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: typed) ?? true {
      text = (text ?? "") + typed
      sendActions(for: .editingChanged)
    }
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection
    switch borderStyle {
    case .none:
      if let image = isEnabled ? background : disabledBackground ?? background {
        let drawing = UIImageDrawing(image, ink: tintColor.resolved(with: traits), traits: traits)
        painter.append(drawing.commands(in: rect))
      }
    case .roundedRect:
      let outline = Path(roundedRect: rect, cornerRadius: 5, style: .continuous)
      if backgroundColor == nil { painter.fill(outline, with: .color(UIColor.systemBackground.resolved(with: traits))) }
      let line = 1 / painter.pixelGrid.scale
      painter.stroke(
        Path(roundedRect: rect.insetBy(dx: line / 2, dy: line / 2), cornerRadius: 5, style: .continuous),
        with: .color(UIColor.label.withAlphaComponent(0.2).resolved(with: traits)), style: StrokeStyle(lineWidth: line))
    case .line, .bezel:
      painter.stroke(
        Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: .color(UIColor.label.resolved(with: traits)),
        style: StrokeStyle(lineWidth: 1))
    }
    let text = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    block.paint(in: text.offsetBy(dx: rect.minX - bounds.minX, dy: rect.minY - bounds.minY), into: &painter)
    if showsClear { paintClear(moved: CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY), &painter) }
  }

  private func paintClear(moved: CGPoint, _ painter: inout Painter) {
    guard let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: Self.clearSize) else { return }
    let traits = traitCollection
    let drawing = UIImageDrawing(
      image, ink: UIColor.systemGray2.resolved(with: traits), traits: traits, isTemplate: true)
    let area = clearButtonRect(forBounds: bounds).offsetBy(dx: moved.x, dy: moved.y)
    painter.append(
      drawing.commands(in: UIView.ContentMode.center.place(drawing.size, in: area, grid: painter.pixelGrid)))
  }

  private static let clearSize = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)

  package override var shownText: String? { hasText ? text : placeholder }
}

@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

public final class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public override init() {}
}

/// Lines of text to be typed: 8 points above and below, 5 at the sides.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  private var rich: NSAttributedString?
  open var text: String! {
    get { rich?.string ?? plain }
    set {
      (plain, rich) = (newValue ?? "", nil)
      constraintsChanged()
    }
  }
  private var plain = ""
  open var attributedText: NSAttributedString! {
    get { rich ?? NSAttributedString(string: plain) }
    set {
      rich = newValue
      constraintsChanged()
    }
  }
  /// 12 points unless set.
  open var font: UIFont? { didSet { constraintsChanged() } }
  open var textColor: UIColor? { didSet { noteChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { noteChange() } }
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { constraintsChanged() } }
  public let textContainer = NSTextContainer()
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  private var inputs: (view: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var isFindInteractionEnabled = false
  open var isSecureTextEntry = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default

  package override func setUp() {
    super.setUp()
    alwaysBounceVertical = true
  }

  private var insets: UIEdgeInsets {
    textContainerInset
      + UIEdgeInsets(
        top: 0, left: textContainer.lineFragmentPadding, bottom: 0, right: textContainer.lineFragmentPadding)
  }

  private var block: TextBlock {
    TextBlock(
      rich ?? NSAttributedString(string: plain), font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label,
      traits: traitCollection, tint: tintColor, alignment: textAlignment, lineBreakMode: .byWordWrapping,
      lines: textContainer.maximumNumberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let width = size.width > 0 && size.width.isFinite && size.width < 1e6 ? size.width - insets.horizontal : nil
    var text = block.size(width: width)
    if text.height == 0 { text.height = UIKitStage.pixelGrid.ceil((font ?? .systemFont(ofSize: 12)).lineHeight) }
    return CGSize(width: text.width + insets.horizontal, height: text.height + insets.vertical)
  }

  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero) }
  package override var wrapsText: Bool { !isScrollEnabled }
  package override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  open override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    super.layoutSubviews()
  }

  package override func ownTouchTarget() -> TouchTarget? {
    var target = TouchTarget(role: .field, label: accessibilityLabel, isEnabled: isEditable)
    target.type = { [weak self] typed in
      guard let self, isEditable else { return }
      self.text = (self.text ?? "") + typed
      (self.delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    }
    return isEditable ? target : nil
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let area = CGRect(
      x: rect.minX - bounds.minX, y: rect.minY - bounds.minY, width: rect.width,
      height: max(rect.height, contentSize.height)
    ).inset(by: insets)
    block.paint(in: area, isTop: true, into: &painter)
  }

  package override var shownText: String? { text.isEmpty ? nil : text }
}
