import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry

@MainActor @preconcurrency open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  package let handler: ((UIAlertAction) -> Void)?
  package var titleColor: UIColor?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// The colour of the title is what authors commonly set by its name; of others nothing is drawn.
  open func setValue(_ value: Any?, forKey key: String) {
    guard key == "titleTextColor", let color = value as? UIColor else {
      return UIKitStage.report("UIAlertAction.setValue(_:forKey:): “\(key)” is not drawn")
    }
    titleColor = color
  }
}

/// A question over the screen (facts: controls §9, "alert width", "action sheet").
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let isDark = traitCollection.userInterfaceStyle == .dark
    view.backgroundColor = UIColor(white: 0, alpha: isDark ? 0.48 : 0.2)
    let isGlass = UIKitStage.world.look == .ios26
    guard preferredStyle == .actionSheet else { return isGlass ? showGlassAlert() : showAlert() }
    let hasSource = popoverPresentationController?.source != nil
    guard isGlass || (UIKitStage.world.device.isPad && hasSource) else { return showSheet() }
    if hasSource { view.backgroundColor = .clear }
    isGlass ? showGlassSheet(isBubble: hasSource) : showBubble()
  }

  /// A sheet of the newer look, or of tablets, comes out of what it belongs to: the card, how far its middle is from that of
  /// the screen, and what is under it.
  private var bubble: (card: UIView, x: NSLayoutConstraint, y: NSLayoutConstraint, radius: CGFloat)?
  private var ground: PopoverGround?

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let bubble, let source = popoverPresentationController?.source else { return }
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 0)
    let frame = PopoverShape.frame(
      of: bubble.card.bounds.size, beside: source,
      sides: UIKitStage.world.look == .ios26 ? [.top, .bottom, .right, .left] : [.bottom, .top, .right, .left],
      gap: PopoverShape.arrowHeight, in: room)
    let x = frame.midX - view.bounds.midX, y = frame.midY - view.bounds.midY
    guard ground == nil || abs(bubble.x.constant - x) > 0.01 || abs(bubble.y.constant - y) > 0.01 else { return }
    (bubble.x.constant, bubble.y.constant) = (x, y)
    bubble.card.frame = frame
    ground?.removeFromSuperview()
    var shape = PopoverShape(look: UIKitStage.world.look)
    shape.radius = bubble.radius
    let made = PopoverGround(bounds: view.bounds, content: frame, source: source, shape: shape, color: cardColor)
    view.insertSubview(made, belowSubview: bubble.card)
    ground = made
  }

  /// As SwiftUI's choices have it: (245, 246, 246) measured on white, the dark one chosen.
  private var cardColor: UIColor {
    traitCollection.userInterfaceStyle == .dark
      ? UIColor(red: 40 / 255, green: 40 / 255, blue: 42 / 255, alpha: 1)
      : UIColor(red: 245 / 255, green: 246 / 255, blue: 246 / 255, alpha: 1)
  }

  private func placeBubble(_ card: UIView, width: CGFloat, radius: CGFloat) {
    card.backgroundColor = .clear
    let beside = UIControl(frame: view.bounds)
    beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cancel = actions.first { $0.style == .cancel }
    beside.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true)
        if let cancel { cancel.handler?(cancel) }
      }, for: .touchUpInside)
    view.insertSubview(beside, at: 0)
    let x = card.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    let y = card.centerYAnchor.constraint(equalTo: view.centerYAnchor)
    NSLayoutConstraint.activate([card.widthAnchor.constraint(equalToConstant: width), x, y])
    bubble = (card, x, y, radius)
  }

  /// A tablet's choices, without the way out: a touch beside them is one. As wide as an alert: our choice.
  private func showBubble() {
    let card = card(13)
    view.addSubview(card)
    column(choices(), in: card)
    placeBubble(card, width: 270, radius: 13)
  }

  /// The newer look's: a card in the middle, its texts grey at the top, its actions under each other, the way out last
  /// (facts: uikit Presentation, "Action sheet"); where it belongs to something, a bubble without the way out.
  private func showGlassSheet(isBubble: Bool) {
    UIKitStage.report(Glass.report)
    let card = card(34)
    let texts = [
      text(title, .systemFont(ofSize: 15), .secondaryLabel), text(message, .systemFont(ofSize: 15), .secondaryLabel),
    ].compactMap { $0 }
    let head = head(texts, insets: UIEdgeInsets(top: 24, left: 28, bottom: 20, right: 28))
    head.spacing = 4
    let others = actions.filter { $0.style != .cancel }
    let cancels = isBubble ? [] : actions.filter { $0.style == .cancel }
    let pills = UIStackView(arrangedSubviews: (others + cancels).map(pill))
    (pills.axis, pills.spacing) = (.vertical, 8)
    pills.isLayoutMarginsRelativeArrangement = true
    pills.layoutMargins = UIEdgeInsets(top: texts.isEmpty ? 14 : 0, left: 14, bottom: 14, right: 14)
    pills.insetsLayoutMarginsFromSafeArea = false
    view.addSubview(card)
    column(texts.isEmpty ? [pills] : [head, pills], in: card)
    guard !isBubble else { return placeBubble(card, width: 238, radius: 32.5) }
    let width: CGFloat = UIScreen.main.bounds.width < 375 ? 300 : 320
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: width), card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// Set by their names.
  private var richTitle, richMessage: NSAttributedString?

  open override func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("attributedTitle", let text as NSAttributedString): richTitle = text
    case ("attributedMessage", let text as NSAttributedString): richMessage = text
    case ("contentViewController", let content as UIViewController):
      UIKitStage.report("UIAlertController: the content controller \(type(of: content)) is not drawn")
    default: super.setValue(value, forKey: key)
    }
  }

  private func text(
    _ string: String?, _ font: UIFont, _ color: UIColor, rich: NSAttributedString? = nil
  ) -> UILabel? {
    guard let string = rich?.string ?? string, !string.isEmpty else { return nil }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (string, font, color)
    if let rich { label.attributedText = rich }
    (label.numberOfLines, label.textAlignment) = (0, .center)
    return label
  }

  private func button(_ action: UIAlertAction, size: CGFloat, height: CGFloat) -> UIButton {
    let isBold = action.style == .cancel || action === preferredAction
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    if let color = action.titleColor { button.setTitleColor(color, for: .normal) }
    button.isEnabled = action.isEnabled
    button.heightAnchor.constraint(equalToConstant: height).isActive = true
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true)
        action.handler?(action)
      }, for: .touchUpInside)
    return button
  }

  private func line(_ axis: NSLayoutConstraint.Axis) -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    let anchor = axis == .horizontal ? line.heightAnchor : line.widthAnchor
    anchor.constraint(equalToConstant: 1 / UIKitStage.pixelGrid.scale).isActive = true
    return line
  }

  private func card(_ radius: CGFloat) -> UIView {
    let card = UIView()
    card.backgroundColor = UIColor(.alertCard)
    card.layer.cornerRadius = radius
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    card.translatesAutoresizingMaskIntoConstraints = false
    return card
  }

  private func column(_ views: [UIView], in card: UIView) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: card.topAnchor), column.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }

  private func head(_ views: [UIView], insets: UIEdgeInsets) -> UIStackView {
    let head = UIStackView(arrangedSubviews: views)
    head.axis = .vertical
    head.spacing = 2
    head.isLayoutMarginsRelativeArrangement = true
    head.layoutMargins = insets
    head.insetsLayoutMarginsFromSafeArea = false
    return head
  }

  private func showAlert() {
    let card = card(14)
    let texts = [
      text(title, .systemFont(ofSize: 17, weight: .semibold), .label, rich: richTitle),
      text(message, .systemFont(ofSize: 13), .label, rich: richMessage),
    ]
    let fields: [UIView] = textFields ?? []
    let head = head(
      texts.compactMap { $0 } + fields, insets: UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16))
    var views: [UIView] = [head]
    // Two stand side by side, the one that cancels first.
    let ordered = actions.filter { $0.style == .cancel } + actions.filter { $0.style != .cancel }
    if ordered.count == 2 {
      let left = button(ordered[0], size: 17, height: 44), right = button(ordered[1], size: 17, height: 44)
      let row = UIStackView(arrangedSubviews: [left, line(.vertical), right])
      left.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
      views += [line(.horizontal), row]
    } else {
      let last = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
      for action in last { views += [line(.horizontal), button(action, size: 17, height: 44)] }
    }
    view.addSubview(card)
    column(views, in: card)
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 270), card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  // MARK: The newer look

  /// 320 points wide, 300 on the narrowest phones; texts at the leading edge, buttons as pills 48 high (facts: controls §9).
  /// What is above and between them is our choice, as for SwiftUI's.
  private func showGlassAlert() {
    UIKitStage.report("look ios26: glass is drawn as flat, translucent shapes")
    let card = card(34)
    let texts = [
      text(title, .systemFont(ofSize: 17, weight: .semibold), .label, rich: richTitle),
      text(message, .systemFont(ofSize: 15), .secondaryLabel, rich: richMessage),
    ].compactMap { $0 }
    for label in texts { label.textAlignment = .natural }
    let head = head(texts + (textFields ?? []), insets: UIEdgeInsets(top: 22, left: 28, bottom: 20, right: 28))
    head.spacing = 6
    let others = actions.filter { $0.style != .cancel }, cancels = actions.filter { $0.style == .cancel }
    let isPair = actions.count == 2
    let pills = UIStackView(arrangedSubviews: (isPair ? cancels + others : others + cancels).map(pill))
    (pills.axis, pills.spacing, pills.distribution) = (isPair ? .horizontal : .vertical, 8, .fillEqually)
    pills.isLayoutMarginsRelativeArrangement = true
    pills.layoutMargins = UIEdgeInsets(top: 0, left: 14, bottom: 14, right: 14)
    pills.insetsLayoutMarginsFromSafeArea = false
    view.addSubview(card)
    column([head, pills], in: card)
    let width: CGFloat = UIScreen.main.bounds.width < 375 ? 300 : 320
    NSLayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: width), card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func pill(_ action: UIAlertAction) -> UIView {
    let button = button(action, size: 17, height: 48)
    if action.style != .destructive { button.setTitleColor(.label, for: .normal) }
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 24
    return button
  }

  /// The older look's texts and choices, with lines between them.
  private func choices() -> [UIView] {
    let texts = [
      text(title, .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel, rich: richTitle),
      text(message, .systemFont(ofSize: 13), .secondaryLabel, rich: richMessage),
    ].compactMap { $0 }
    var views: [UIView] =
      texts.isEmpty ? [] : [head(texts, insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))]
    for action in actions where action.style != .cancel {
      if !views.isEmpty { views.append(line(.horizontal)) }
      views.append(button(action, size: 20, height: 57))
    }
    return views
  }

  private func showSheet() {
    let main = card(14), cancel = card(14)
    view.addSubview(main)
    column(choices(), in: main)
    var bottom = view.safeAreaLayoutGuide.bottomAnchor
    if let action = actions.first(where: { $0.style == .cancel }) {
      view.addSubview(cancel)
      column([button(action, size: 20, height: 57)], in: cancel)
      NSLayoutConstraint.activate([
        cancel.leadingAnchor.constraint(equalTo: main.leadingAnchor),
        cancel.trailingAnchor.constraint(equalTo: main.trailingAnchor),
        cancel.bottomAnchor.constraint(equalTo: bottom, constant: -8),
      ])
      bottom = cancel.topAnchor
    }
    NSLayoutConstraint.activate([
      main.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      main.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      main.bottomAnchor.constraint(equalTo: bottom, constant: -8),
    ])
  }
}
