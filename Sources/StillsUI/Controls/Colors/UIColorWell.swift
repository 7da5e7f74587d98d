import Foundation

/// A disc of the chosen colour in a ring of all hues, drawn as SwiftUI's `ColorPicker` is; nothing of the ring's inside
/// is filled where none is chosen. What a touch opens is not drawn.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  private let hosting = HostingView(EmptyView())
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { refresh() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    hosting.backgroundColor = nil
    hosting.ignoresSafeArea = true
    addSubview(hosting)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
    refresh()
  }

  private func refresh() { hosting.setContent(ColorWell(color: selectedColor.map(Color.init(uiColor:)) ?? .clear)) }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }
}
