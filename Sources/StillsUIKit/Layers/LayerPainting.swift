import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// Paints a tree of layers: each its shadow, its ground, what its view draws, the layers on it, and its border.
@MainActor package enum LayerPainting {
  /// While a view is painted apart from those in it.
  private static var isAlone = false

  /// What a view paints itself, its frame at the corner of the picture. Bars, hosted content and the views in it are left
  /// out.
  package static func ownCommands(of view: UIView, grid: PixelGrid) -> [DisplayCommand] {
    var painter = Painter(pixelGrid: grid)
    isAlone = true
    defer { isAlone = false }
    paint(view.layer, at: CGPoint(x: -view.frame.minX, y: -view.frame.minY), into: &painter)
    return painter.commands
  }

  /// `base` is where the origin of the layer around lies in the painter's coordinates.
  package static func paint(_ layer: CALayer, at base: CGPoint, into painter: inout Painter) {
    guard !layer.isHidden, layer.opacity > 0, layer.position.x.isFinite, layer.position.y.isFinite else { return }
    if let view = layer.view { return paint(layer, of: view, at: base, into: &painter) }
    paintMoved(layer, at: base, into: &painter)
  }

  /// Inside groups named after the author's own view and its identifier.
  private static func paint(_ layer: CALayer, of view: UIView, at base: CGPoint, into painter: inout Painter) {
    let before = UITraitCollection.kept
    UITraitCollection.current = view.traitCollection
    defer { UITraitCollection.kept = before }
    let name = TypeNames.userName(of: type(of: view))
    guard name != nil || view.accessibilityIdentifier != nil else {
      return paintMoved(layer, at: base, into: &painter)
    }
    let group = DisplayGroup(name: name, identifier: view.accessibilityIdentifier, commands: [])
    painter.group(group) { paintMoved(layer, at: base, into: &$0) }
  }

  private static func paintMoved(_ layer: CALayer, at base: CGPoint, into painter: inout Painter) {
    let size = layer.bounds.size
    let affine = layer.affineTransform()
    let corner = CGPoint(x: layer.anchorPoint.x * size.width, y: layer.anchorPoint.y * size.height)
    if !layer.transform.isFlat { return paintTurned(layer, corner: corner, at: base, into: &painter) }
    guard affine.a != 1 || affine.b != 0 || affine.c != 0 || affine.d != 1 else {
      let rect = CGRect(
        x: base.x + layer.position.x - corner.x + affine.tx, y: base.y + layer.position.y - corner.y + affine.ty,
        width: size.width, height: size.height)
      return paintGrouped(layer, in: isAlone ? rect.roundedToThousandths : rect, into: &painter)
    }
    guard affine.a * affine.d != affine.b * affine.c else { return }
    var group = DisplayGroup(commands: [])
    group.transform = CGAffineTransform(translationX: -corner.x, y: -corner.y).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: base.x + layer.position.x, y: base.y + layer.position.y))
    painter.group(group) { paintGrouped(layer, in: CGRect(origin: .zero, size: size), into: &$0) }
  }

  /// Turned in space, and seen from in front. Layers do not come through each other.
  private static func paintTurned(_ layer: CALayer, corner: CGPoint, at base: CGPoint, into painter: inout Painter) {
    let size = layer.bounds.size, t = layer.transform
    let middle = CGPoint(x: size.width / 2 - corner.x, y: size.height / 2 - corner.y)
    let matrix = [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44]
    guard var (transform, perspective) = Perspective.parts(of: matrix, middle: middle) else { return }
    transform = CGAffineTransform(translationX: -corner.x, y: -corner.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: base.x + layer.position.x, y: base.y + layer.position.y))
    perspective?.center = CGPoint(x: size.width / 2, y: size.height / 2)
    var group = DisplayGroup(commands: [])
    (group.transform, group.perspective) = (transform, perspective)
    painter.group(group) { paintGrouped(layer, in: CGRect(origin: .zero, size: size), into: &$0) }
  }

  /// As one picture where it is faded, masked or casts a shadow.
  private static func paintGrouped(_ layer: CALayer, in rect: CGRect, into painter: inout Painter) {
    var group = DisplayGroup(commands: [])
    group.opacity = Double(layer.opacity)
    if let mask = layer.mask {
      var inner = Painter(pixelGrid: painter.pixelGrid)
      mask.layoutIfNeeded()
      paint(mask, at: CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY), into: &inner)
      group.mask = inner.commands
    }
    let shadow = layer.masksToBounds ? nil : self.shadow(of: layer)
    if let shadow, let path = layer.shadowPath {
      paint(shadow, of: path.path.offsetBy(dx: rect.minX, dy: rect.minY), opacity: group.opacity, into: &painter)
    } else if let shadow {
      group.effects = [.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)]
    }
    guard group.opacity < 1 || group.mask != nil || !group.effects.isEmpty else {
      return paintPlain(layer, in: rect, into: &painter)
    }
    painter.group(group) { paintPlain(layer, in: rect, into: &$0) }
  }

  private static func paintPlain(_ layer: CALayer, in rect: CGRect, into painter: inout Painter) {
    let outline = layer.outline(in: rect)
    let view = layer.view
    if let color = layer.viewColor?.resolved(with: .current) ?? layer.ownColor?.resolved, color.alpha > 0,
      rect.width > 0, rect.height > 0
    {
      painter.fill(outline, with: .color(color))
    }
    if layer.masksToBounds {
      guard rect.width > 0, rect.height > 0 else { return }
      var group = DisplayGroup(commands: [])
      group.clip = outline
      painter.group(group) { paintContent(of: layer, view, in: rect, into: &$0) }
    } else {
      paintContent(of: layer, view, in: rect, into: &painter)
    }
    paintBorder(of: layer, in: rect, into: &painter)
  }

  private static func paintContent(
    of layer: CALayer, _ view: UIView?, in rect: CGRect, into painter: inout Painter
  ) {
    let origin = CGPoint(x: rect.minX - layer.bounds.minX, y: rect.minY - layer.bounds.minY)
    if let gradient = layer as? CAGradientLayer, let paint = gradient.paint(in: rect) {
      painter.fill(layer.outline(in: rect), with: paint)
    }
    (layer as? CAShapeLayer)?.paintShape(origin: origin, into: &painter)
    (layer as? CATextLayer)?.paintText(in: rect, into: &painter)
    if let image = (layer.contents as? CGImage)?.image ?? layer.contents as? UIImage {
      let drawing = UIImageDrawing(image.withRenderingMode(.alwaysOriginal), ink: .black, traits: .current)
      painter.append(
        drawing.commands(in: layer.contentsGravity.mode.place(drawing.size, in: rect, grid: painter.pixelGrid)))
    }
    if type(of: layer) != CALayer.self { painter.record(at: origin, size: rect.size) { layer.drawInCurrent() } }
    if let view {
      let isBar = view is UINavigationBar || view is UITabBar || view is UIToolbar
      if !isAlone || !isBar { view.paintContent(in: rect, into: &painter) }
      if !isAlone { (view as? any ForeignContent)?.paintPlacedContent(into: &painter) }
      drawOwn(view, in: rect, origin: origin, into: &painter)
    }
    guard let replicator = layer as? CAReplicatorLayer else {
      return paintSublayers(of: layer, at: origin, into: &painter)
    }
    for group in replicator.instances(in: rect) {
      painter.group(group) { paintSublayers(of: layer, at: origin, into: &$0) }
    }
  }

  private static func paintSublayers(of layer: CALayer, at origin: CGPoint, into painter: inout Painter) {
    for sublayer in layer.orderedSublayers where !isAlone || sublayer.view == nil {
      paint(sublayer, at: origin, into: &painter)
    }
  }

  /// What the view's own `draw(_:)` draws, within its bounds.
  private static func drawOwn(_ view: UIView, in rect: CGRect, origin: CGPoint, into painter: inout Painter) {
    guard rect.width > 0, rect.height > 0 else { return }
    var group = DisplayGroup(commands: [])
    group.clip = Path(rect)
    painter.group(group) { $0.record(at: origin, size: rect.size) { view.draw(view.bounds) } }
  }

  private static func paintBorder(of layer: CALayer, in rect: CGRect, into painter: inout Painter) {
    guard layer.borderWidth > 0, layer.borderWidth.isFinite, let color = layer.borderColor, color.alpha > 0 else {
      return
    }
    let width = min(layer.borderWidth, min(rect.width, rect.height) / 2)
    guard width > 0 else { return }
    var ring = layer.outline(in: rect)
    let inner = rect.insetBy(dx: width, dy: width)
    if inner.width > 0, inner.height > 0 {
      let before = layer.cornerRadius
      layer.cornerRadius = max(0, min(before, min(rect.width, rect.height) / 2) - width)
      ring.addPath(layer.outline(in: inner))
      layer.cornerRadius = before
    }
    painter.fill(ring, with: .color(color.resolved), style: FillStyle(eoFill: true))
  }

  // MARK: Shadows

  private struct Shadow {
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize
  }

  private static func shadow(of layer: CALayer) -> Shadow? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor, layer.shadowRadius.isFinite,
      layer.shadowOffset.isFinite
    else { return nil }
    let faded = color.resolved.multiplyingAlpha(by: Double(min(1, layer.shadowOpacity)))
    guard faded.alpha > 0 else { return nil }
    return Shadow(color: faded, radius: max(0, layer.shadowRadius), offset: layer.shadowOffset)
  }

  /// The shadow alone, of an outline that need not be the layer's.
  private static func paint(_ shadow: Shadow, of path: Path, opacity: Double, into painter: inout Painter) {
    var group = DisplayGroup(commands: [])
    if shadow.radius > 0 { group.effects = [.blur(radius: shadow.radius, opaque: false)] }
    group.opacity = opacity
    group.transform = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    painter.group(group) { $0.fill(path, with: .color(shadow.color)) }
  }
}

extension CALayer {
  fileprivate func drawInCurrent() { CGContext.current.map { draw(in: $0) } }
}

extension CALayerContentsGravity {
  @MainActor fileprivate var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
