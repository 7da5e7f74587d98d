import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// A `UIImage` ready to be drawn: its size and how it is inked.
package struct UIImageDrawing {
  package let size: CGSize
  /// How far its lower edge is below the baseline of the text it stands in.
  package let descent: CGFloat
  private let image: UIImage
  private let marks: Marks

  private enum Marks {
    case symbol(SymbolImage, [Paint])
    case commands([DisplayCommand], tint: ResolvedColor?)
    case stored(StoredPicture, any PictureShelf, tint: ResolvedColor?)
    case none
  }

  /// `ink` is the colour of templates; `font` the one around, for symbols without a size of their own. Outside of image
  /// views pictures keep their colours only where `isTemplate` does not say otherwise.
  package init(
    _ image: UIImage, font: UIFont? = nil, ink: ResolvedColor, traits: UITraitCollection, isTemplate: Bool? = nil,
    configuration: UIImage.SymbolConfiguration? = nil
  ) {
    self.image = image
    let isInked: Bool =
      switch image.renderingMode {
      case .alwaysTemplate: true
      case .alwaysOriginal: false
      case .automatic: image.isSymbolImage || isTemplate == true
      }
    let own = image.tint.map { $0.resolved(with: traits) }
    switch image.source {
    case .symbol(let name):
      let configuration =
        configuration.map { given in image.configuration_.map { given.applying($0) } ?? given }
        ?? image.configuration_
      let color = isInked ? ink : own ?? (configuration?.colors?.first?.resolved(with: traits) ?? .black)
      let symbol = Self.symbol(name, configuration: configuration, font: font)
      (size, descent) = symbol.map { ($0.size, $0.descent) } ?? (.zero, 0)
      marks = symbol.map { .symbol($0, Self.paints(configuration, color: color, traits: traits)) } ?? .none
    case .drawn(let drawing):
      (size, descent) = (drawing.size, 0)
      marks = .commands(drawing.commands, tint: isInked ? ink : own)
    case .named(let resource):
      descent = 0
      guard let found = Self.catalogPicture(resource.name, traits: traits) else {
        (size, marks) = (.zero, .none)
        return
      }
      size = found.size
      let isInked =
        image.renderingMode == .automatic ? isTemplate == true || found.isTemplate : isInked
      marks = .stored(found.picture, found.shelf, tint: isInked ? ink : own)
    case .encoded(let data):
      descent = 0
      guard let shelf = UIKitStage.pictures, let picture = Self.decoded(data, shelf) else {
        (size, marks) = (.zero, .none)
        return
      }
      size = CGSize(width: picture.size.width / image.scale, height: picture.size.height / image.scale)
      marks = .stored(picture, shelf, tint: isInked ? ink : own)
    case .empty: (size, descent, marks) = (.zero, 0, .none)
    }
  }

  private struct Found {
    var picture: StoredPicture
    var shelf: any PictureShelf
    var size: CGSize
    var isTemplate: Bool
  }

  private static func decoded(_ data: Data, _ shelf: any PictureShelf) -> StoredPicture? {
    do { return try shelf.picture(data, name: "UIImage") } catch {
      UIKitStage.report("\(error)")
      return nil
    }
  }

  private static func catalogPicture(_ name: String, traits: UITraitCollection) -> Found? {
    let world = UIKitStage.world
    guard let asset = world.assets.image(name) else {
      UIKitStage.report("no image named “\(name)”: drawn as nothing")
      return nil
    }
    var conditions = AssetConditions(world)
    conditions.isDark = traits.userInterfaceStyle == .dark
    guard let shelf = UIKitStage.pictures, let variant = asset.variant(under: conditions) else { return nil }
    do {
      let picture = try shelf.picture(atPath: variant.path)
      let scale = picture.isVector ? 1 : max(variant.fit.scale ?? 1, 0.01)
      return Found(
        picture: picture, shelf: shelf,
        size: CGSize(width: picture.size.width / scale, height: picture.size.height / scale),
        isTemplate: asset.intent == .template)
    } catch {
      UIKitStage.report("\(error)")
      return nil
    }
  }

  private static func symbol(
    _ name: String, configuration: UIImage.SymbolConfiguration?, font: UIFont?
  ) -> SymbolImage? {
    guard let symbol = SymbolCatalog.symbol(named: name) else {
      let nearest = SymbolCatalog.suggestions(for: name).map { "“\($0)”" }.joined(separator: ", ")
      UIKitStage.report("no symbol named “\(name)”" + (nearest.isEmpty ? "" : "; nearest: \(nearest)"))
      return nil
    }
    if let report = symbol.report { UIKitStage.report(report) }
    let request = configuration?.font ?? font?.request ?? UIFont.systemFont(ofSize: 17).request
    let engine = UIKitStage.typesetter.engine
    return symbol.layout(
      pointSize: request.size, weight: configuration?.weight ?? request.weight ?? 400,
      scale: configuration?.scale.symbolScale ?? .medium, isLayered: (configuration?.colors?.count ?? 0) > 0,
      isRightToLeft: UIKitStage.isRightToLeft,
      glyphs: SymbolGlyphs(engine: engine, outlines: engine as? any GlyphOutlines), pixelGrid: UIKitStage.pixelGrid)
  }

  private static func paints(
    _ configuration: UIImage.SymbolConfiguration?, color: ResolvedColor, traits: UITraitCollection
  ) -> [Paint] {
    guard let colors = configuration?.colors, let first = colors.first else { return [.color(color)] }
    if configuration?.isHierarchical == true { return SymbolImage.hierarchy(of: first.resolved(with: traits)) }
    return colors.map { .color($0.resolved(with: traits)) }
  }

  private func placement(
    _ picture: StoredPicture, _ shelf: any PictureShelf, tint: ResolvedColor?, in rect: CGRect
  ) -> ImagePlacement {
    var reference = picture.reference
    if picture.isVector {
      let scale = UIKitStage.pixelGrid.scale
      func pixels(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(.up), 1), 8_192)) }
      reference = shelf.rendered(picture, width: pixels(rect.width), height: pixels(rect.height))
    }
    var placement = ImagePlacement(image: reference, rect: rect)
    placement.tint = tint.map(Paint.color)
    return placement
  }

  /// Stretched over `rect`; within the image's cap insets it keeps its size.
  package func commands(in rect: CGRect) -> [DisplayCommand] {
    guard image.capInsets != .zero, rect.isFinite, rect.size != size else { return stretched(in: rect) }
    let slices = CapSlices(image.capInsets, of: size, over: rect)
    let whole = stretched(in: CGRect(origin: .zero, size: size))
    guard !whole.isEmpty else { return [] }
    return slices.pairs.map { source, target in
      var moved = DisplayGroup(commands: whole)
      moved.transform = CGAffineTransform(
        a: target.width / source.width, b: 0, c: 0, d: target.height / source.height,
        tx: target.minX - source.minX * target.width / source.width,
        ty: target.minY - source.minY * target.height / source.height)
      var cut = DisplayGroup(commands: [.group(moved)])
      cut.clip = Path(UIKitStage.pixelGrid.snap(target))
      return .group(cut)
    }
  }

  private func stretched(in rect: CGRect) -> [DisplayCommand] {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.isFinite else { return [] }
    let commands: [DisplayCommand]
    switch marks {
    case .none: return []
    case .stored(let picture, let shelf, let tint):
      return [.group(DisplayGroup(role: .image, commands: [.image(placement(picture, shelf, tint: tint, in: rect))]))]
    case .symbol(let symbol, let paints): commands = symbol.commands(paints)
    case .commands(let drawn, nil): commands = drawn
    case .commands(let drawn, .some(let tint)):
      var tinted = DisplayGroup(commands: [.fill(Path(CGRect(origin: .zero, size: size)), .color(tint), FillStyle())])
      tinted.mask = drawn
      commands = [.group(tinted)]
    }
    var group = DisplayGroup(role: .image, commands: commands)
    group.transform = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    if image.isMirrored, UIKitStage.isRightToLeft, case .commands = marks {
      (group.transform.a, group.transform.tx) = (-group.transform.a, rect.maxX)
    }
    return [.group(group)]
  }
}

nonisolated extension UIImage.SymbolScale {
  package var symbolScale: Symbol.Scale {
    switch self {
    case .default, .unspecified, .medium: .medium
    case .small: .small
    case .large: .large
    }
  }
}
