import Foundation
import StillsCore
import StillsGeometry

/// A rectangle on the screen: its place, its layer, and the views in it.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance, UITraitEnvironment, UICoordinateSpace, CALayerDelegate,
  ConstraintItem
{
  public let layer: CALayer
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Hierarchy

  open internal(set) weak var superview: UIView?
  package var children: [UIView] = []
  /// The controller whose view this is.
  package weak var controller: UIViewController?

  // MARK: Look

  open var backgroundColor: UIColor? {
    get { layer.viewColor ?? layer.ownColor.map(UIColor.init(cgColor:)) }
    set {
      (layer.viewColor, layer.ownColor) = (newValue, nil)
      noteChange()
    }
  }
  package var ownTint: UIColor?
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { if tintAdjustmentMode != oldValue { tintDidChange(isMode: true) } }
  }
  open var contentMode = ContentMode.scaleToFill { didSet { noteChange() } }
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { constraintsChanged() } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { traitsDidChange() } }

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() } }
  }
  package var heldConstraints: [NSLayoutConstraint] = []
  /// Whether a constraint ever spoke of the view, or of one of its guides.
  package var isSpokenOf = false
  package var ownGuides: [UILayoutGuide] = []
  package var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  fileprivate var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  fileprivate var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  package var needsLayout = true
  package var needsConstraintUpdate = true
  /// Of a root: whether its constraints must be solved anew.
  package var needsSolving = true
  /// Where constraints want the view, in its superview; nil where its frame stands.
  package var solvedFrame: CGRect?
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true { didSet { constraintsChanged() } }
  package var ownMargins: NSDirectionalEdgeInsets? { didSet { constraintsChanged() } }
  /// What the view's place says of its margins, where the author says nothing.
  package var givenMargins: NSDirectionalEdgeInsets? { didSet { if givenMargins != oldValue { constraintsChanged() } } }
  /// What a window or controller says the safe area is; other views derive it from where they are.
  package var givenSafeArea: UIEdgeInsets?
  package var lastSafeArea = UIEdgeInsets.zero

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var tag = 0
  open var restorationIdentifier: String?
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityElements: [Any]?
  package var hasTakenAppearance = false
  package var heldInteractions: [any UIInteraction] = []
  package var heldOverrides = UITraitOverrides()

  // MARK: Making

  public init(frame: CGRect) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    layer.view = self
    layer.delegate = self
    layer.frame = frame
    setUp()
  }

  /// As from an archive that says nothing: no frame and the defaults.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer(Self.layerClass)
    super.init()
    layer.view = self
    layer.delegate = self
    setUp()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// What every way of making a view does last; for the vocabulary's own classes.
  package func setUp() {}

  private static func makeLayer(_ type: AnyClass) -> CALayer {
    guard type != CALayer.self else { return CALayer() }
    guard let type = type as? CALayer.Type else {
      UIKitStage.report("layerClass: \(type) is no layer, and is replaced by CALayer")
      return CALayer()
    }
    return StandIn.make(type, by: [.plain])
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: What subclasses may override

  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      noteChange()
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = newValue.isNaN ? 1 : Float(min(max(newValue, 0), 1))
      noteChange()
    }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.constraintsChanged()
      noteChange()
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// What controls and template pictures are drawn in: one's own, or that of the view around.
  open var tintColor: UIColor! {
    get { shownTint }
    set {
      ownTint = newValue
      tintDidChange()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  open var traitCollection: UITraitCollection { shownTraits }
  open var window: UIWindow? { rootView as? UIWindow }
  open var subviews: [UIView] { children }
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  open var safeAreaInsets: UIEdgeInsets { shownSafeArea }
  open var layoutMargins: UIEdgeInsets {
    get { shownMargins }
    set { setMargins(newValue) }
  }
  /// 8 points all around; the root view of a controller has the system's margins at its sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? defaultMargins }
    set { ownMargins = newValue }
  }
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func setNeedsLayout() {
    needsLayout = true
    noteChange()
  }
  open func layoutIfNeeded() { LayoutPass.run(self) }
  open func setNeedsDisplay() { noteChange() }
  open func setNeedsDisplay(_ rect: CGRect) { noteChange() }
  open func invalidateIntrinsicContentSize() { constraintsChanged() }
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    constraintsChanged()
  }
  open func updateConstraintsIfNeeded() { if needsConstraintUpdate { updateConstraints() } }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutPass.fittingSize(of: self, target: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    constraintsChanged()
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? compression.horizontal : compression.vertical
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { compression.horizontal = priority } else { compression.vertical = priority }
    constraintsChanged()
  }

  // MARK: Being told

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Measuring

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// Whether the content gets higher where it is given less width.
  package var wrapsText: Bool { false }
  package func wrappedContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// From the top to the first baseline and from the bottom to the last one, in a view so wide.
  package func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat)? { nil }

  // MARK: Laying out

  open class var requiresConstraintBasedLayout: Bool { false }
  open func updateConstraints() { needsConstraintUpdate = false }

  /// Puts the subviews where constraints want them.
  open func layoutSubviews() {
    for child in children { child.applySolvedFrame() }
  }

  // MARK: Drawing

  /// Draws by the current graphics context, in the view's own coordinates.
  open func draw(_ rect: CGRect) {}
  /// What the vocabulary's own views draw between their ground and their subviews. `rect` is the bounds where they are
  /// in the painter's coordinates.
  package func paintContent(in rect: CGRect, into painter: inout Painter) {}

  // MARK: Touching

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// What a finger does here by the view's own nature.
  package func ownTouchTarget() -> TouchTarget? { nil }
  /// The text a view shows, for those who look for it.
  package var shownText: String? { nil }

  /// Takes over what the proxy was told, where the view was not told itself.
  package func takeAppearance(of proxy: UIView) {
    if ownTint == nil, let tint = proxy.ownTint { tintColor = tint }
    if backgroundColor == nil, let color = proxy.backgroundColor { backgroundColor = color }
  }

  // MARK: Constraint items

  package var constraintView: UIView? { self }
  package var constraintName: String {
    let name = TypeNames.plainName(of: type(of: self))
    return accessibilityIdentifier.map { "\(name):'\($0)'" } ?? shownText.map { "\(name):“\($0)”" } ?? name
  }
}

// MARK: - Kinds

extension UIView {
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

// MARK: - Appearance

extension UIView {
  fileprivate var shownTint: UIColor {
    let giver = sequence(first: self, next: \.superview).first { $0.ownTint != nil }
    let tint = giver?.ownTint ?? .tintColor
    return hasDimmedTint ? tint.dimmedTint : tint
  }

  /// Whether the screen is behind another that has the user's attention.
  package var hasDimmedTint: Bool {
    switch tintAdjustmentMode {
    case .automatic: superview?.hasDimmedTint ?? false
    case .normal: false
    case .dimmed: true
    }
  }

  /// For bars: their own tint, which is grey where the screen's is; nil where there is nothing to say.
  package var barTint: UIColor? { hasDimmedTint ? tintColor : ownTint }

  /// Views with a tint of their own have another only by the mode.
  package func tintDidChange(isMode: Bool = false) {
    noteChange()
    tintColorDidChange()
    for child in children where isMode || child.ownTint == nil { child.tintDidChange(isMode: isMode) }
  }

  fileprivate var layoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: UIKitStage.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

// MARK: - Geometry

extension UIView {
  fileprivate func setFrame(_ frame: CGRect) {
    let old = (bounds: layer.bounds, position: layer.position)
    layer.frame = frame
    if layer.bounds != old.bounds || layer.position != old.position { geometryChanged(from: old.bounds.size) }
  }

  fileprivate func setBounds(_ bounds: CGRect) {
    let old = layer.bounds
    layer.bounds = bounds.usable
    if layer.bounds != old { geometryChanged(from: old.size) }
  }

  fileprivate func setCenter(_ center: CGPoint) {
    layer.position = CGPoint(x: center.x.orZero, y: center.y.orZero)
    geometryChanged(from: layer.bounds.size)
  }

  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  public var contentScaleFactor: CGFloat {
    get { UIKitStage.pixelGrid.scale }
    set {}
  }

  private func geometryChanged(from old: CGSize) {
    if bounds.size != old {
      needsLayout = true
      if autoresizesSubviews { for child in children { child.autoresize(from: old, to: bounds.size) } }
    }
    guard !LayoutPass.isApplying else { return }
    noteChange()
    if mayBeSpokenOf { rootView.needsSolving = true }
  }

  /// Whether constraints may follow from where the view is: those of a button's own label, and there are many, do not.
  private var mayBeSpokenOf: Bool { isSpokenOf || isPlacedByConstraints || self is UIStackView || !children.isEmpty }

  /// Follows the superview's change of size as the mask says: what is flexible takes the change, in proportion.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let frame = frame
    let x = AutoresizingSpan(
      before: frame.minX, length: frame.width, total: old.width, mask: autoresizingMask, axis: .horizontal)
    let y = AutoresizingSpan(
      before: frame.minY, length: frame.height, total: old.height, mask: autoresizingMask, axis: .vertical)
    let width = x.length(in: new.width), height = y.length(in: new.height)
    let placed = CGRect(x: x.before(in: new.width), y: y.before(in: new.height), width: width, height: height)
    if placed != frame { self.frame = placed }
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? rootView).layer)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).layer.convert(point, to: layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? rootView).layer) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).layer.convert(rect, to: layer)
  }

  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(space))
  }
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { convert(rect, to: Self.view(space)) }
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(space))
  }
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(space))
  }

  /// Not optimised: Swift 6.3's optimiser stumbles over the cast where it is drawn into its callers.
  @inline(never) @_optimize(none) private static func view(_ space: any UICoordinateSpace) -> UIView? {
    space as? UIView
  }
}

@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

// MARK: - Constraints

extension UIView {
  public var hasAmbiguousLayout: Bool { false }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    if let flaw = constraint.flaw {
      UIKitStage.report("unable to add \(constraint.text): \(flaw)")
      return
    }
    constraint.owner?.removeConstraint(constraint)
    for view in [constraint.first.view, constraint.second?.view] { view?.isSpokenOf = true }
    heldConstraints.append(constraint)
    constraint.setOwner(self)
    constraintsChanged()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    heldConstraints.removeAll { $0 === constraint }
    constraint.setOwner(nil)
    constraintsChanged()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { heldConstraints }
  public func exerciseAmbiguityInLayout() {}

  package func removeConstraints(from view: UIView, where condition: (NSLayoutConstraint) -> Bool) {
    var ancestor: UIView? = view
    while let current = ancestor {
      for constraint in current.heldConstraints where condition(constraint) { current.removeConstraint(constraint) }
      ancestor = current.superview
    }
  }

  package func constraintsChanged() {
    // What measuring touches is not new.
    guard !LayoutPass.isSolving else { return }
    rootView.needsSolving = true
    noteChange()
  }

  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
}

// MARK: - Layout

extension UIView {
  /// Something shows differently: whoever draws the view must look at it again.
  package func noteChange() {
    guard !LayoutPass.isRunning else { return }
    (rootView as? UIWindow)?.onChange?()
  }

  package func applySolvedFrame() {
    guard let solvedFrame else { return }
    LayoutPass.applying {
      let rect = self.frame(forAlignmentRect: solvedFrame)
      if rect.size != bounds.size {
        let old = bounds.size
        layer.bounds.size = rect.size
        needsLayout = true
        if autoresizesSubviews { for child in children { child.autoresize(from: old, to: rect.size) } }
      }
      layer.position = CGPoint(
        x: rect.minX + layer.anchorPoint.x * rect.width, y: rect.minY + layer.anchorPoint.y * rect.height)
    }
  }

  package var rootView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
