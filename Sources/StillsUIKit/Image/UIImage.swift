import Foundation

/// A picture: a symbol, or one by name out of the app's resources.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    case named(ImageResource)
    /// Encoded, as read from a file or made by a program.
    case encoded(Data)
    case empty
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  package let source: Source
  package let tint: UIColor?
  package let configuration_: SymbolConfiguration?
  public let renderingMode: RenderingMode
  public let scale: CGFloat

  package init(
    source: Source, tint: UIColor? = nil, renderingMode: RenderingMode = .automatic, scale: CGFloat = 1,
    configuration: SymbolConfiguration? = nil
  ) {
    (self.source, self.tint, self.renderingMode, self.scale) = (source, tint, renderingMode, scale)
    configuration_ = configuration
  }

  public override convenience init() { self.init(source: .empty) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return source == other.source && tint == other.tint && renderingMode == other.renderingMode && scale == other.scale
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

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copy(configuration: configuration_.map { $0.applying(configuration) } ?? configuration)
  }

  private func copy(
    tint: UIColor? = nil, renderingMode: RenderingMode? = nil, configuration: SymbolConfiguration? = nil
  ) -> UIImage {
    UIImage(
      source: source, tint: tint ?? self.tint, renderingMode: renderingMode ?? self.renderingMode, scale: scale,
      configuration: configuration ?? configuration_)
  }
}
