import Foundation

/// What stands above or below a section.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  open private(set) var reuseIdentifier: String?
  private var labels: (text: UILabel, detail: UILabel)?
  private var configurationView: (UIView & UIContentView)?
  open var backgroundView: UIView?
  package var insets = (top: CGFloat(0), bottom: CGFloat(0))
  package var side: CGFloat = 16

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() {}

  open var textLabel: UILabel? { ownLabels.text }
  open var detailTextLabel: UILabel? { ownLabels.detail }

  private var ownLabels: (text: UILabel, detail: UILabel) {
    if let labels { return labels }
    let made = (text: UILabel(), detail: UILabel())
    made.text.font = .preferredFont(forTextStyle: .footnote)
    made.text.textColor = .secondaryLabel
    made.text.numberOfLines = 0
    contentView.addSubview(made.text)
    labels = made
    return made
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configurationView?.removeFromSuperview()
      configurationView = contentConfiguration?.makeContentView()
      if let configurationView { contentView.addSubview(configurationView) }
      setNeedsLayout()
    }
  }

  package func wantedHeight(width: CGFloat) -> CGFloat? {
    if let list = configurationView as? UIListContentView {
      list.rowMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: side, bottom: insets.bottom, trailing: side)
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    if let labels, !(labels.text.text ?? "").isEmpty {
      let text = labels.text.sizeThatFits(CGSize(width: max(1, width - 2 * side), height: .greatestFiniteMagnitude))
      return insets.top + text.height + insets.bottom
    }
    guard contentView.children.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0 ? fitted.height : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
    if let backgroundView {
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
      if backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
    if let view = configurationView, view.frame != contentView.bounds { view.frame = contentView.bounds }
    guard let labels else { return }
    let width = max(0, bounds.width - 2 * side)
    let height = labels.text.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude)).height
    // At the bottom in a header that is higher, at the top in a footer.
    let isHeader = insets.top >= insets.bottom || insets.top == 3.67
    let y = isHeader ? bounds.height - insets.bottom - height : insets.top
    let place = UIKitStage.pixelGrid.snap(CGRect(x: side, y: y, width: width, height: height))
    if labels.text.frame != place { labels.text.frame = place }
  }
}
