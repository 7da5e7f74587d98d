import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// A picture with all that its environment says of it.
nonisolated package struct PictureDrawing {
  /// What dumps and groups call it.
  package var name: String
  package var picture: StoredPicture
  /// In points.
  package var size: CGSize
  /// What stays as it is at the edges, in points; nil: nothing.
  package var slicing: Slicing?
  /// Template pictures are inked with this.
  package var ink: ResolvedStyle?
  package var interpolation = ImagePlacement.Interpolation.medium
  /// Whether a vector is drawn anew for the size it is shown in.
  package var keepsVector = false
  package let shelf: any PictureShelf

  package struct Slicing: Hashable, Sendable {
    package var insets: EdgeInsets
    package var tiles: Bool
  }
}

@MainActor extension Image {
  /// The picture of `resource`; nil, and reported, when no catalog has it or its file is broken.
  func picture(_ resource: ImageResource, style: ResolvedStyle?, in environment: EnvironmentValues) -> PictureDrawing? {
    let world = environment.world, reports = environment.surroundings.reports
    guard let asset = world.assets.image(resource.name) else {
      let like = world.assets.namesLike(resource.name, among: world.assets.images.keys)
      let hint = like.isEmpty ? "" : "; there is \(like.joined(separator: ", "))"
      reports.add("no image named “\(resource.name)”: drawn as nothing\(hint)")
      return nil
    }
    guard let shelf = environment.surroundings.pictures else { return nil }
    var conditions = AssetConditions(world)
    conditions.isDark = environment.colorScheme == .dark
    conditions.isRightToLeft = environment.layoutDirection == .rightToLeft
    guard let variant = asset.variant(under: conditions) else {
      reports.add("the image “\(resource.name)” has no variant for this screen: drawn as nothing")
      return nil
    }
    do {
      let picture = try shelf.picture(atPath: variant.path)
      let scale = picture.isVector ? 1 : max(variant.fit.scale ?? 1, 0.01)
      var drawing = PictureDrawing(
        name: resource.name, picture: picture,
        size: CGSize(width: picture.size.width / scale, height: picture.size.height / scale), shelf: shelf)
      drawing.slicing = variant.slicing.map {
        .init(
          insets: EdgeInsets(
            top: $0.insets.top / scale, leading: $0.insets.leading / scale, bottom: $0.insets.bottom / scale,
            trailing: $0.insets.trailing / scale), tiles: $0.tiles)
      }
      drawing.keepsVector = picture.isVector
      let isTemplate = (templateMode ?? asset.intent.mode) == .template
      finish(&drawing, isTemplate: isTemplate, style: style, in: environment)
      return drawing
    } catch {
      reports.add("\(error)")
      return nil
    }
  }

  /// A picture that came as data; nil, and reported, when it cannot be decoded.
  func picture(
    _ data: Data, name: String, scale: CGFloat, isTemplate: Bool, style: ResolvedStyle?,
    in environment: EnvironmentValues
  ) -> PictureDrawing? {
    guard let shelf = environment.surroundings.pictures else { return nil }
    do {
      let picture = try shelf.picture(data, name: name)
      var drawing = PictureDrawing(
        name: name, picture: picture,
        size: CGSize(width: picture.size.width / scale, height: picture.size.height / scale), shelf: shelf)
      drawing.keepsVector = picture.isVector
      finish(&drawing, isTemplate: isTemplate, style: style, in: environment)
      return drawing
    } catch {
      environment.surroundings.reports.add("\(error)")
      return nil
    }
  }

  private func finish(
    _ drawing: inout PictureDrawing, isTemplate: Bool, style: ResolvedStyle?, in environment: EnvironmentValues
  ) {
    if isTemplate { drawing.ink = style ?? environment.foregroundStyle }
    if let resizing {
      let caps = resizing.capInsets
      let hasCaps = caps.top > 0 || caps.leading > 0 || caps.bottom > 0 || caps.trailing > 0
      if hasCaps || resizing.mode == .tile || drawing.slicing == nil {
        drawing.slicing = .init(insets: caps, tiles: resizing.mode == .tile)
      }
    } else {
      drawing.slicing = nil
    }
    switch interpolationMode {
    case .some(.none): drawing.interpolation = .none
    case .low: drawing.interpolation = .low
    case .high: drawing.interpolation = .high
    case .medium, nil: drawing.interpolation = .medium
    }
  }
}

extension ImageAsset.Intent {
  nonisolated fileprivate var mode: Image.TemplateRenderingMode? {
    switch self {
    case .automatic: nil
    case .original: .original
    case .template: .template
    }
  }
}
