import Foundation
import StillsDisplay
import StillsTypesetting

extension Image: PrimitiveView {
  @MainActor public static func _resolve(_ view: Image, in context: ViewContext) -> [ViewElement] {
    switch view.drawing(in: context.environment) {
    case .symbol(let art, let style): [SymbolElement(art, style: style, resizing: view.resizing)]
    case .missing(let name): [MissingImageElement(name)]
    }
  }
}

/// What an image is, once its environment is known.
nonisolated package enum ImageDrawing {
  case symbol(SymbolArt, ResolvedStyle)
  case missing(String)
}

extension Image {
  package func drawing(in environment: EnvironmentValues) -> ImageDrawing {
    let text = environment.text
    let font = (symbolFont ?? text.font ?? .body).resolved(traits: text.fontTraits, typeSize: text.typeSize(in: environment.world))
    return drawing(font: font, style: nil, in: environment)
  }

  /// `style`: what the image is inked with; nil: the foreground style.
  package func drawing(font: FontRequest, style: ResolvedStyle?, in environment: EnvironmentValues) -> ImageDrawing {
    switch source {
    case .symbol(let name, _):
      reportColors(of: environment)
      let art = SymbolArt.find(name, font: font, scale: environment.imageScale, in: environment)
      return .symbol(art, style ?? environment.foregroundStyle)
    case .named(let resource):
      return missing(resource.name, in: environment)
    case .platform(let image):
      return drawing(image, font: font, style: style, in: environment)
    }
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
      let art = SymbolArt.find(
        name, font: font, scale: configuration?.scale.imageScale ?? environment.imageScale, in: environment)
      let tint = image.renderingMode == .alwaysTemplate || templateMode == .template ? nil : image.tint
      return .symbol(art, tint.map { Color(uiColor: $0)._resolve(in: environment) } ?? style ?? environment.foregroundStyle)
    case .named(let resource): return missing(resource.name, in: environment)
    case .encoded: return missing("of data", in: environment)
    case .empty: return .missing("")
    }
  }

  private func missing(_ name: String, in environment: EnvironmentValues) -> ImageDrawing {
    environment.surroundings.reports.add("no image named “\(name)”: drawn as nothing")
    return .missing(name)
  }

  private func reportColors(of environment: EnvironmentValues) {
    guard let mode = symbolMode ?? environment.symbolRenderingMode, mode != .monochrome else { return }
    environment.surroundings.reports.add("symbolRenderingMode: symbols are drawn in one colour")
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
  private let art: SymbolArt
  private let style: ResolvedStyle
  private let resizing: Image.Resizing?

  package init(_ art: SymbolArt, style: ResolvedStyle, resizing: Image.Resizing?) {
    (self.art, self.style, self.resizing) = (art, style, resizing)
    super.init(kind: "Image")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    resizing == nil ? art.size : proposal.replacingUnspecifiedDimensions(by: art.size).usable
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard resizing == nil, key.isVertical else { return nil }
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? art.baseline : nil
  }

  /// The frame's corner is rounded to the pixel, like a text's; a resizable symbol fills its snapped frame.
  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let grid = painter.pixelGrid
    var frame = CGRect(
      origin: CGPoint(x: grid.round(node.frame.minX), y: grid.round(node.frame.minY)), size: art.size)
    if resizing != nil { frame = grid.snap(node.frame) }
    guard art.size.width > 0, art.size.height > 0, frame.width > 0, frame.height > 0 else { return }
    let transform = CGAffineTransform(
      a: frame.width / art.size.width, b: 0, c: 0, d: frame.height / art.size.height, tx: frame.minX, ty: frame.minY)
    let path = art.path.applying(transform)
    painter.group(DisplayGroup(role: .image, commands: [])) { painter in
      painter.fill(path, with: style, in: frame, fillStyle: art.fillStyle)
    }
  }

  package override var details: String { art.isPlaceholder ? "\(art.name) unknown" : art.name }
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
