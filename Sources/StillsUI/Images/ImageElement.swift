import Foundation
import StillsDisplay
import StillsTypesetting

extension Image: PrimitiveView {
  @MainActor public static func _resolve(_ view: Image, in context: ViewContext) -> [ViewElement] {
    if let drawn = DrawnImageElement(view, in: context.environment) { return [drawn] }
    return switch view.drawing(in: context.environment) {
    case .symbol(let symbol): [context.animated(symbol: symbol, resizing: view.resizing)]
    case .picture(let picture): [PictureElement(picture, isResizable: view.resizing != nil)]
    case .missing(let name): [MissingImageElement(name)]
    }
  }
}

/// What an image is, once its environment is known.
nonisolated package enum ImageDrawing {
  case symbol(SymbolDrawing)
  case picture(PictureDrawing)
  case missing(String)
}

@MainActor extension Image {
  package func drawing(in environment: EnvironmentValues) -> ImageDrawing {
    let text = environment.text
    let font = (symbolFont ?? text.font ?? .body).resolved(
      traits: text.fontTraits, typeSize: text.typeSize(in: environment.world))
    return drawing(font: font, style: nil, in: environment)
  }

  /// `style`: what the image is inked with; nil: the foreground style.
  package func drawing(font: FontRequest, style: ResolvedStyle?, in environment: EnvironmentValues) -> ImageDrawing {
    switch source {
    case .symbol(let name, let value):
      if let value, value < 1 {
        environment.surroundings.reports.add("variableValue: “\(name)” is drawn whole")
      }
      return symbol(name, font: font, scale: environment.imageScale, style: style, in: environment)
    case .named(let resource):
      let names = environment.symbolVariants.names(for: resource.name)
      if let own = names.lazy.compactMap({ name in environment.world.assets.symbols[name]?.symbol(named: name) }).first
      {
        return .symbol(
          SymbolDrawing.draw(
            own, font: font, scale: environment.imageScale, mode: symbolMode ?? environment.symbolRenderingMode,
            style: style, in: environment))
      }
      return picture(resource, style: style, in: environment).map { .picture($0) } ?? .missing(resource.name)
    case .platform(let image): return drawing(image, font: font, style: style, in: environment)
    }
  }

  private func symbol(
    _ name: String, font: FontRequest, scale: Scale, style: ResolvedStyle?, in environment: EnvironmentValues
  ) -> ImageDrawing {
    let palette: SymbolRenderingMode? = environment.hasForegroundLevels ? .palette : nil
    let mode = symbolMode ?? environment.symbolRenderingMode ?? palette
    if templateMode == .original, mode == nil {
      environment.surroundings.reports.add("renderingMode(.original): symbols have no colours of their own")
    }
    return .symbol(
      SymbolDrawing.find(name, font: font, scale: scale, mode: mode, style: style, in: environment))
  }

  private func drawing(
    _ image: UIImage, font: FontRequest, style: ResolvedStyle?, in environment: EnvironmentValues
  ) -> ImageDrawing {
    switch image.source {
    case .symbol(let name):
      var font = font
      let configuration = image.configuration_
      if let own = configuration?.font { font = own }
      if let weight = configuration?.weight { font.weight = weight }
      let keepsTint = image.renderingMode != .alwaysTemplate && templateMode != .template
      let tint = keepsTint ? image.tint.map { Color(uiColor: $0)._resolve(in: environment) } : nil
      return symbol(
        name, font: font, scale: configuration?.scale.imageScale ?? environment.imageScale, style: tint ?? style,
        in: environment)
    case .named(let resource):
      var view = self
      view.templateMode = templateMode ?? image.renderingMode.templateMode
      return view.picture(resource, style: tint(of: image, style: style, in: environment), in: environment)
        .map { .picture($0) } ?? .missing(resource.name)
    case .encoded(let data):
      let isTemplate = (templateMode ?? image.renderingMode.templateMode) == .template
      return picture(
        data, name: "UIImage", scale: image.scale, isTemplate: isTemplate,
        style: tint(of: image, style: style, in: environment), in: environment
      ).map { .picture($0) } ?? .missing("data")
    case .drawn:
      environment.surroundings.reports.add("Image(uiImage:): a picture that was drawn is not drawn among text")
      return .missing("drawn")
    case .empty: return .missing("")
    }
  }

  /// `withTintColor` inks a template, unless the view has its own style for templates.
  private func tint(of image: UIImage, style: ResolvedStyle?, in environment: EnvironmentValues) -> ResolvedStyle? {
    image.tint.map { Color(uiColor: $0)._resolve(in: environment) } ?? style
  }
}

nonisolated extension UIImage.RenderingMode {
  fileprivate var templateMode: Image.TemplateRenderingMode? {
    switch self {
    case .automatic: nil
    case .alwaysOriginal: .original
    case .alwaysTemplate: .template
    }
  }
}

nonisolated extension UIImage.SymbolScale {
  fileprivate var imageScale: Image.Scale? {
    switch self {
    case .default, .unspecified: nil
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

/// A symbol as a leaf.
///
/// *Reports* its own size; resizable, the proposal, with its own size where there is none. *Guides*: baselines where
/// the font's would be when its capitals are centred on the symbol.
package final class SymbolElement: ViewElement {
  private let symbol: SymbolDrawing
  private let resizing: Image.Resizing?

  package init(_ symbol: SymbolDrawing, resizing: Image.Resizing?) {
    (self.symbol, self.resizing) = (symbol, resizing)
    super.init(kind: "Image")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    resizing == nil ? symbol.size : proposal.replacingUnspecifiedDimensions(by: symbol.size).usable
  }

  /// A symbol keeps to text like text: as far as the lower text's leading above it, directly below it. From other views it
  /// is as far away as it reaches below the baseline, and a point more to those below (facts: measured §1, globe over text).
  package override var spacing: ViewSpacing {
    guard resizing == nil else { return .plain }
    let reach = max(0, symbol.descent)
    return .text(fromViewAbove: reach, toViewBelow: reach + 1, fromTextAbove: 0)
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard resizing == nil, key.isVertical else { return nil }
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? symbol.baseline : nil
  }

  /// The frame's corner is rounded to the pixel, like a text's; a resizable symbol is stretched over its snapped frame.
  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let size = symbol.size
    var frame = CGRect(
      x: painter.round(node.frame.minX), y: painter.round(node.frame.minY), width: size.width, height: size.height)
    if resizing != nil { frame = painter.snap(node.frame) }
    guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0, frame.isFinite else { return }
    let bounds = CGRect(origin: .zero, size: size)
    var group = DisplayGroup(role: .image, commands: [])
    group.transform = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
    let symbol = symbol
    painter.group(group) { painter in
      guard let style = symbol.styles.first else { return }
      painter.draw(with: style, in: bounds) { painter, _ in
        painter.append(symbol.commands(symbol.styles.map { $0.paint(in: bounds) }))
      }
    }
  }

  /// What the symbol was sized by; nothing for one that is stretched.
  package var font: (request: FontRequest, scale: Image.Scale)? { resizing == nil ? (symbol.font, symbol.scale) : nil }

  package override var details: String { symbol.isPlaceholder ? "\(symbol.name) unknown" : symbol.name }
}

extension CGRect {
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension CGSize {
  /// Proposals of infinity stay: the container decides what to make of them. Negative ones and no numbers are none.
  fileprivate var usable: CGSize { CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0) }
}

/// Stands for a picture that is not there: takes no room and keeps no distance (facts: layout §14).
package final class MissingImageElement: ViewElement {
  private let name: String

  package init(_ name: String) {
    self.name = name
    super.init(kind: "Image")
  }

  package override var spacing: ViewSpacing { .zero }
  package override var details: String { "\(name) missing" }
}
