import Foundation
import StillsDisplay
import StillsGeometry

/// A picture: a symbol, or one by name out of the app's resources.
nonisolated open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    case named(ImageResource)
    /// Encoded, as read from a file or made by a program.
    case encoded(Data)
    /// Drawn by a program.
    case drawn(DrawnPicture)
    case empty
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  private let mark = CollectionMark.value
  package let source: Source
  package let tint: UIColor?
  package let configuration_: SymbolConfiguration?
  public let renderingMode: RenderingMode
  public let scale: CGFloat
  /// What of the edges does not count when the picture is aligned.
  public private(set) var alignmentRectInsets = UIEdgeInsets.zero
  public private(set) var capInsets = UIEdgeInsets.zero
  package private(set) var isMirrored = false

  package init(
    source: Source, tint: UIColor? = nil, renderingMode: RenderingMode = .automatic, scale: CGFloat = 1,
    configuration: SymbolConfiguration? = nil
  ) {
    (self.source, self.tint, self.renderingMode, self.scale) = (source, tint, renderingMode, scale)
    configuration_ = configuration
  }

  public override convenience init() { self.init(source: .empty) }

  /// What `#imageLiteral` stands for. A picture that is not there is reported where it would be drawn.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(source: .named(ImageResource(name: name, bundle: .main)))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && tint == other.tint && renderingMode == other.renderingMode && scale == other.scale
      && configuration_ == other.configuration_ && alignmentRectInsets == other.alignmentRectInsets
  }

  open override var hash: Int { source.hashValue }
}

// MARK: - Creating

nonisolated extension UIImage {
  public convenience init?(systemName name: String) { self.init(source: .symbol(name)) }

  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(source: .symbol(name), configuration: configuration)
  }

  public convenience init?(named name: String) { self.init(source: .named(ImageResource(name: name, bundle: .main))) }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
    self.init(source: .named(ImageResource(name: name, bundle: bundle ?? .main)), configuration: configuration)
  }

  public convenience init(resource: ImageResource) { self.init(source: .named(resource)) }

  /// Nil for no data at all; what cannot be decoded is found out when it is drawn.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(source: .encoded(data), scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }
}

// MARK: - Deriving

nonisolated extension UIImage {
  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(tint: color, renderingMode: renderingMode)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(renderingMode: renderingMode) }

  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { copy(configuration: configuration) }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image: UIImage = copy(tint: nil)
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// Turned round where text runs to the left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let image: UIImage = copy(tint: nil)
    image.isMirrored = true
    return image
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    let image: UIImage = copy(tint: nil)
    image.capInsets = capInsets
    return image
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    if resizingMode == .tile { UIKitStage.report("resizableImage(resizingMode: .tile): the middle is stretched") }
    return resizableImage(withCapInsets: capInsets)
  }

  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { copy(tint: nil) }
  public func imageWithoutBaseline() -> UIImage { copy(tint: nil) }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copy(configuration: configuration_.map { $0.applying(configuration) } ?? configuration)
  }

  private func copy(
    tint: UIColor? = nil, renderingMode: RenderingMode? = nil, configuration: SymbolConfiguration? = nil
  ) -> UIImage {
    let image = UIImage(
      source: source, tint: tint ?? self.tint, renderingMode: renderingMode ?? self.renderingMode, scale: scale,
      configuration: configuration ?? configuration_)
    (image.alignmentRectInsets, image.capInsets, image.isMirrored) = (alignmentRectInsets, capInsets, isMirrored)
    return image
  }
}

// MARK: - Asking and drawing

nonisolated extension UIImage {
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  public var symbolConfiguration: SymbolConfiguration? { configuration_ }
  public var configuration: SymbolConfiguration? { configuration_ }

  /// In points; a symbol's own, a drawn picture's as asked for, nothing for one that is not there.
  public var size: CGSize {
    switch source {
    case .symbol, .drawn, .named, .encoded: UIImageDrawing(self, ink: .black, traits: .current).size
    case .empty: .zero
    }
  }

  public var cgImage: CGImage? { source == .empty ? nil : CGImage(self) }
  public convenience init(cgImage: CGImage) {
    self.init(source: cgImage.image.source, scale: cgImage.image.scale, configuration: cgImage.image.configuration_)
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if orientation != .up { UIKitStage.report("UIImage(cgImage:orientation:): drawn as if it were up") }
    self.init(
      source: cgImage.image.source, scale: scale > 0 && scale.isFinite ? scale : 1,
      configuration: cgImage.image.configuration_)
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public var imageOrientation: Orientation { .up }

  public func draw(in rect: CGRect) { draw(in: rect, alpha: 1) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    // Drawn by a program, templates are black.
    let drawing = UIImageDrawing(
      renderingMode == .automatic ? withRenderingMode(.alwaysOriginal) : self, ink: .black, traits: .current)
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.draw(in: rect) { $1.append(drawing.commands(in: $0)) }
    context.restoreGState()
  }

  public func preparingForDisplay() -> UIImage? { self }
}

/// What a program drew into a picture.
nonisolated package struct DrawnPicture: Hashable, Sendable {
  package var size: CGSize
  package var commands: [DisplayCommand]

  package init(size: CGSize, commands: [DisplayCommand]) { (self.size, self.commands) = (size, commands) }
}
