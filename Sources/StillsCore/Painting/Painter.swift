import Foundation
import StillsDisplay
import StillsGeometry

/// Collects display commands while placed elements paint themselves.
public struct Painter {
  package var commands: [DisplayCommand] = []
  package let pixelGrid: PixelGrid
  /// Whether what is painted is on its way from one pixel to another, and lies between them.
  private var isLoose = false
  /// What the leaves' alpha is multiplied with: `opacity` reaches each leaf, unless a group is flattened first.
  package var opacity: Double = 1
  /// The shadow that each of the views inside casts for itself.
  private var shade: DisplayEffect?

  package init(pixelGrid: PixelGrid) { self.pixelGrid = pixelGrid }
}

// MARK: - Walking

extension Painter {
  /// Lower z indices first, else in order.
  package mutating func paintChildren(of node: PlacedNode) {
    let children = node.children
    guard children.contains(where: { $0.element.zIndex != 0 }) else {
      for child in children { paint(child) }
      return
    }
    let order = children.indices.sorted {
      (children[$0].element.zIndex, $0) < (children[$1].element.zIndex, $1)
    }
    for index in order { paint(children[index]) }
  }

  /// Paints the element, inside groups named after the author's views it stands for.
  package mutating func paint(_ node: PlacedNode) {
    paint(node, names: node.element.viewNames[...])
  }

  private mutating func paint(_ node: PlacedNode, names: ArraySlice<String>) {
    guard StackRoom.isLeft else { return }
    guard let name = names.first else {
      // Each element moves by itself, whatever the ones around it do.
      let outside = isLoose
      isLoose = node.drawn != nil
      defer { isLoose = outside }
      var node = node
      if let drawn = node.drawn { (node.frame, node.drawn) = (drawn, nil) }
      guard let shade, !node.element.castsShadowsByParts else { return node.element.paint(node, into: &self) }
      return cast(shade, of: node)
    }
    group(DisplayGroup(name: name, commands: [])) { $0.paint(node, names: names.dropFirst()) }
  }
}

// MARK: - Shadows

extension Painter {
  /// Paints the views inside so that each casts the shadow for itself, on those painted before too; what is one picture
  /// (a group, a clip, a view with a background) casts one.
  package mutating func paintChildren(of node: PlacedNode, casting shadow: DisplayEffect?) {
    guard let shadow else { return paintChildren(of: node) }
    // Around a shadow that is cast already, all that is drawn is one picture.
    shade = shadow
    paintChildren(of: node)
    shade = nil
  }

  private mutating func cast(_ shadow: DisplayEffect, of node: PlacedNode) {
    guard opacity > 0 else { return }
    var group = DisplayGroup(commands: [])
    (group.effects, group.opacity) = ([shadow], opacity)
    self.group(group) { inner in
      (inner.shade, inner.opacity) = (nil, 1)
      node.element.paint(node, into: &inner)
    }
  }
}

// MARK: - Rounding

extension Painter {
  /// A rectangle at its pixels; one that moves where it is.
  package func snap(_ frame: CGRect) -> CGRect { isLoose ? frame : pixelGrid.snap(frame) }

  /// The same for a coordinate.
  package func round(_ value: CGFloat) -> CGFloat { isLoose ? value : pixelGrid.round(value) }
}

// MARK: - Drawing

extension Painter {
  /// Draws what `body` paints as one group; nothing when it paints nothing.
  package mutating func group(_ group: DisplayGroup, _ body: (inout Painter) -> Void) {
    var inner = self
    inner.commands = []
    body(&inner)
    guard !inner.commands.isEmpty else { return }
    var group = group
    group.commands = inner.commands
    commands.append(.group(group))
  }

  package mutating func fill(_ path: Path, with paint: Paint, style: FillStyle = FillStyle()) {
    guard !path.isEmpty, opacity > 0 else { return }
    commands.append(.fill(path, paint.multiplyingAlpha(by: opacity), style))
  }

  package mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    guard !path.isEmpty, opacity > 0 else { return }
    commands.append(.stroke(path, paint.multiplyingAlpha(by: opacity), style))
  }

  /// Commands made elsewhere, such as a text's.
  package mutating func append(_ more: [DisplayCommand]) {
    guard opacity > 0 else { return }
    guard opacity < 1 else {
      commands += more
      return
    }
    var group = DisplayGroup(commands: more)
    group.opacity = opacity
    commands.append(.group(group))
  }
}

extension Paint {
  package func multiplyingAlpha(by factor: Double) -> Paint {
    guard factor != 1 else { return self }
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) }
    }
    switch self {
    case .color(let color):
      return .color(color.multiplyingAlpha(by: factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: fade(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      return .radialGradient(
        stops: fade(stops), center: center, startRadius: startRadius, endRadius: endRadius, transform: transform)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(stops: fade(stops), center: center, startAngle: startAngle, endAngle: endAngle)
    case .image:
      return self
    }
  }
}
