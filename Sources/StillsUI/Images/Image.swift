import Foundation

/// A symbol or a picture.
///
/// A symbol is as large as the font around it, and inked with the foreground style. A picture is as large as its
/// file says. Neither changes size with the proposal unless `resizable`.
nonisolated public struct Image: Equatable, Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String, value: Double?)
    case named(ImageResource)
    case platform(UIImage)
  }

  package enum Label: Equatable, Sendable {
    case automatic
    case decorative
    case text(String)
  }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }

  package struct Resizing: Hashable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  package let source: Source
  package var label = Label.automatic
  package var resizing: Resizing?
  package var templateMode: TemplateRenderingMode?
  package var interpolationMode: Interpolation?
  package var symbolMode: SymbolRenderingMode?
  package var symbolFont: Font?

  package init(_ source: Source, label: Label = .automatic) { (self.source, self.label) = (source, label) }
}

// MARK: - Creating

nonisolated extension Image {
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// `variableValue` from 0 to 1: how much of a symbol with layers is drawn. Drawn whole, and reported.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(ImageResource(name: name, bundle: bundle ?? .main)))
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// A picture that says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(ImageResource(name: name, bundle: bundle ?? .main)), label: .decorative)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  public init(_ resource: ImageResource) { self.init(.named(resource)) }
  public init(uiImage: UIImage) { self.init(.platform(uiImage)) }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.platform))
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      .platform(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.platform)), label: .decorative)
  }

  /// Which way up a picture is meant.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    var platform: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }
}

// MARK: - Modifiers that leave an image an image

nonisolated extension Image {
  /// Takes the proposed size. What lies within `capInsets` of the edges keeps its size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    setting { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// `template`: the foreground style through the picture's alpha. `original`: its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    setting { $0.templateMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    setting { $0.interpolationMode = interpolation }
  }

  /// Edges are always smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { setting { $0.symbolMode = mode } }

  private func setting(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}
