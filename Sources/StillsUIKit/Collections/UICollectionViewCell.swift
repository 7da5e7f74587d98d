import Foundation
import StillsCore
import StillsGeometry

/// An element of a collection: a cell, a header, a decoration.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// As large as constraints want it, where the layout leaves that open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.isWidthOpen || layoutAttributes.isHeightOpen,
      let fitted = fittedSize(layoutAttributes),
      let wanted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    wanted.frame.size = CGSize(
      width: layoutAttributes.isWidthOpen ? fitted.width : layoutAttributes.frame.width,
      height: layoutAttributes.isHeightOpen ? fitted.height : layoutAttributes.frame.height)
    return wanted
  }

  /// Nil where nothing says how large it is to be.
  package func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard hasConstraints else { return nil }
    let size = attributes.frame.size
    let fitted = systemLayoutSizeFitting(
      CGSize(width: attributes.isWidthOpen ? 0 : size.width, height: attributes.isHeightOpen ? 0 : size.height),
      withHorizontalFittingPriority: attributes.isWidthOpen ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.isHeightOpen ? .fittingSizeLevel : .required)
    return fitted.width > 0 && fitted.height > 0 ? fitted : nil
  }

  package var hasConstraints: Bool { children.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

  /// The frame for whoever is being made: only an initialiser without arguments can be asked of a class that is not known.
  fileprivate static var pendingFrame = CGRect.zero
}

// MARK: - Making

extension UICollectionReusableView {
  package static func make<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect) -> View {
    pendingFrame = frame
    return unsafeDowncast(type.madeFramed(), to: type)
  }

  package convenience init(framed: Void) { self.init(frame: Self.pendingFrame) }

  /// By the compiler's own name of the initialiser above, which Swift calls only of classes that it knows.
  @_silgen_name("$s11StillsUIKit24UICollectionReusableViewC6framedACyt_tcfC")
  fileprivate static func madeFramed() -> UICollectionReusableView
}

/// An item of a collection.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  public let contentView = UIView()
  weak var collection: UICollectionView?
  private var configurationView: (UIView & UIContentView)?
  let ground = ConfiguredGround()
  private var needsConfiguration = true
  private var isConfiguring = false

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  open var backgroundView: UIView? { didSet { replaceGround(oldValue) } }
  open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue) } }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configurationView?.removeFromSuperview()
      let state = configurationState
      contentState = state
      configurationView = contentConfiguration?.updated(for: state).makeContentView()
      listView?.rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      if let configurationView { contentView.addSubview(configurationView) }
      setNeedsLayout()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  // MARK: States

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Has content that differs by state follow it, unless it was given another since.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration, let view = configurationView,
      let before = contentState, !before.isAlike(state)
    else { return }
    contentState = state
    view.configuration = contentConfiguration.updated(for: state)
    setNeedsLayout()
  }
  /// What the content was made for.
  private var contentState: UICellConfigurationState?
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  package func configureIfNeeded() {
    guard needsConfiguration, !isConfiguring else { return }
    (needsConfiguration, isConfiguring) = (false, true)
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    isConfiguring = false
  }

  private func stateChanged() { setNeedsUpdateConfiguration() }

  private func replaceGround(_ old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  // MARK: Measures

  package var listView: UIListContentView? { configurationView as? UIListContentView }
  package override var hasConstraints: Bool {
    super.hasConstraints || contentView.children.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  package override func fittedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    configureIfNeeded()
    if let listView {
      return listView.sizeThatFits(CGSize(width: attributes.frame.width, height: 0))
    }
    if let own = configurationView, own.translatesAutoresizingMaskIntoConstraints {
      let fitted = own.systemLayoutSizeFitting(
        CGSize(width: attributes.frame.width, height: 0),
        withHorizontalFittingPriority: attributes.isWidthOpen ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitted.width > 0 && fitted.height > 0 ? fitted : nil
    }
    if contentView.frame != bounds { contentView.frame = bounds }
    return super.fittedSize(attributes)
  }

  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
    layGround()
    let area = contentArea
    if contentView.frame != area { contentView.frame = area }
    if let view = configurationView, view.translatesAutoresizingMaskIntoConstraints {
      let all = CGRect(origin: .zero, size: area.size)
      if view.frame != all { view.frame = all }
    }
  }

  /// Where the content view lies.
  package var contentArea: CGRect { bounds }
  package var shownGround: UIBackgroundConfiguration? { backgroundConfiguration }

  private func layGround() {
    put(ground, isShown: shownGround != nil, at: 0)
    ground.configuration = shownGround
    put(backgroundView, isShown: backgroundView != nil, at: 1)
    put(selectedBackgroundView, isShown: isSelected || isHighlighted, at: 2)
  }

  private func put(_ view: UIView?, isShown: Bool, at index: Int) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { insertSubview(view, at: min(index, children.firstIndex { $0 === contentView } ?? 0)) }
    if view.frame != bounds { view.frame = bounds }
  }

  // MARK: Touching

  package override func ownTouchTarget() -> TouchTarget? {
    guard let collection, collection.allowsSelection else { return nil }
    return TouchTarget(role: .row, label: accessibilityLabel ?? listView?.shownText) { [weak self] _ in
      guard let self else { return }
      self.collection?.touch(self)
    }
  }
}

/// The ground that a background configuration describes.
@MainActor final class ConfiguredGround: UIView {
  private let fill = UIView()
  private var custom: UIView?
  var configuration: UIBackgroundConfiguration? { didSet { apply() } }
  /// Of a row at the edge of a card.
  var corners: (radius: CGFloat, mask: CACornerMask)? { didSet { apply() } }

  override func setUp() {
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  private func apply() {
    guard let configuration else { return }
    var color = configuration.backgroundColor
    if let transformer = configuration.backgroundColorTransformer { color = transformer(color ?? tintColor) }
    fill.backgroundColor = color
    fill.layer.cornerRadius = corners?.radius ?? configuration.cornerRadius
    fill.layer.maskedCorners = corners?.mask ?? .allCorners
    fill.layer.cornerCurve = .continuous
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor = configuration.strokeColor?.cgColor
    fill.clipsToBounds = true
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { fill.addSubview(custom) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = (configuration?.backgroundInsets ?? .zero).resolved(isRightToLeft: isRightToLeft)
    let area = bounds.inset(by: insets).standardized
    if fill.frame != area { fill.frame = area }
    if let custom, custom.frame != fill.bounds { custom.frame = fill.bounds }
  }
}
