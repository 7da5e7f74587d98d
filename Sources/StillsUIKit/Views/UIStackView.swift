import Foundation

/// Arranges views in a row or column by constraints of its own.
@MainActor @preconcurrency open class UIStackView: UIView {
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  /// In points; one that is no number counts as 0.
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  open var isBaselineRelativeArrangement = false { didSet { constraintsChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As in UIKit it never fails, so that subclasses may say so of theirs.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  package override func setUp() { translatesAutoresizingMaskIntoConstraints = true }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard !isDescendant(of: view) else {
      addSubview(view)
      return
    }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    constraintsChanged()
  }

  /// The view stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    forget(view)
    constraintsChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    constraintsChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  package func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacing[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem || spacing == Self.spacingUseDefault ? 8 : spacing.orZero
  }

  package func forget(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
  }

  package func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(.zero) }

  package override func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let inRow = shown.first(where: { $0.shownText != nil }) ?? shown.first
    guard let first = axis == .horizontal ? inRow : shown.first,
      let last = axis == .horizontal ? first : shown.last
    else { return nil }
    guard let top = first.baselines(width: nil), let bottom = last.baselines(width: nil) else { return nil }
    return (top.first, bottom.last)
  }
}
