import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// A picture, laid into the view as its content mode says.
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var isAnimating: Bool { false }
  open func startAnimating() {
    if let first = animationImages?.first, image == nil { image = first }
  }
  open func stopAnimating() {}

  /// As large as the picture; without one, of no size.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    bounds.size = drawing?.size ?? .zero
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    self.highlightedImage = highlightedImage
    bounds.size = drawing?.size ?? .zero
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func setUp() { isUserInteractionEnabled = false }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private var drawing: UIImageDrawing? {
    guard let image = shownImage else { return nil }
    let traits = traitCollection
    return UIImageDrawing(
      image, ink: (tintColor ?? .tintColor).resolved(with: traits), traits: traits,
      configuration: preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    guard let size = drawing?.size else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { drawing?.size ?? .zero }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    guard let drawing else { return }
    let commands = drawing.commands(in: contentMode.place(drawing.size, in: rect, grid: painter.pixelGrid))
    painter.append(commands)
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in a rectangle.
  package func place(_ size: CGSize, in rect: CGRect, grid: PixelGrid) -> CGRect {
    guard size.width > 0, size.height > 0, rect.isFinite else { return rect }
    func scaled(_ factor: CGFloat) -> CGRect {
      let width = size.width * factor, height = size.height * factor
      return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: grid.round(rect.minX + (rect.width - size.width) * x),
        y: grid.round(rect.minY + (rect.height - size.height) * y), width: size.width, height: size.height)
    }
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return scaled(min(rect.width / size.width, rect.height / size.height))
    case .scaleAspectFill: return scaled(max(rect.width / size.width, rect.height / size.height))
    case .center: return at(0.5, 0.5)
    case .top: return at(0.5, 0)
    case .bottom: return at(0.5, 1)
    case .left: return at(0, 0.5)
    case .right: return at(1, 0.5)
    case .topLeft: return at(0, 0)
    case .topRight: return at(1, 0)
    case .bottomLeft: return at(0, 1)
    case .bottomRight: return at(1, 1)
    }
  }
}
