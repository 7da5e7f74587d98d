import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import StillsTypesetting
import StillsUI
import StillsUIKit

/// Makes scenes of placed views.
///
/// What an element paints itself, apart from what is inside it, is found by painting it alone with marks in the place of
/// its children.
struct SceneBuilder {
  let displayList: DisplayList
  private let grid: PixelGrid

  init(displayList: DisplayList) {
    self.displayList = displayList
    grid = PixelGrid(scale: displayList.scale)
  }

  func scene(of placed: PlacedNode) -> PictureScene {
    PictureScene(
      size: displayList.size, scale: displayList.scale, background: displayList.background?.dump,
      nodes: [node(placed)] + overlay)
  }

  // MARK: Views

  private func node(_ placed: PlacedNode) -> PictureScene.Node {
    let element = placed.element
    var node = PictureScene.Node(kind: element.sceneKind, frame: placed.frame)
    node.names = element.viewNames
    node.identifier = element.accessibilityIdentifier
    if !element.labels.isEmpty { node.label = element.labels.joined(separator: ", ") }
    node.details = Self.details(of: element)
    if let mirror = element as? MirrorElement {
      describe(mirror, placed, in: &node)
    } else if !(element is UIKitElement) {
      // UIKit's views stand for themselves below the one that paints them all.
      node.describePainting(ownCommands(of: placed), size: placed.frame.size)
    }
    if let text = element as? TextElement {
      node.text = text.string
      node.font = text.fonts.map(\.words).joined(separator: ", ")
    } else if let font = (element as? SymbolElement)?.font {
      node.font = font.request.words + (font.scale == .medium ? "" : " \(font.scale) scale")
    }
    node.children = placed.children.map(self.node)
    return node
  }

  /// A view of UIKit's: what it was given, and what it paints itself.
  private func describe(_ mirror: MirrorElement, _ placed: PlacedNode, in node: inout PictureScene.Node) {
    let facts = mirror.facts
    node.details = facts.details
    node.describePainting(mirror.ownCommands(grid: grid), size: placed.frame.size)
    node.text = facts.text
    node.font = facts.text == nil ? nil : facts.font?.words
  }

  /// Without what the node says otherwise.
  private static func details(of element: ViewElement) -> String {
    switch element.kind {
    case "Color", "accessibilityIdentifier": ""
    default: element.sceneDetails
    }
  }

  /// Painted as if it stood at the corner of the picture, so that rounding to pixels comes out alike wherever it stands.
  private func ownCommands(of placed: PlacedNode) -> [DisplayCommand] {
    var alone = placed
    let corner = placed.frame.origin
    alone.frame = CGRect(origin: .zero, size: placed.frame.size).roundedToThousandths
    alone.children = placed.children.map { child in
      PlacedNode(
        element: MarkElement(), frame: child.frame.offsetBy(dx: -corner.x, dy: -corner.y).roundedToThousandths)
    }
    var painter = Painter(pixelGrid: grid)
    placed.element.paint(alone, into: &painter)
    return painter.commands.withoutMarks
  }

  // MARK: What the system draws

  private var overlay: [PictureScene.Node] {
    displayList.commands.compactMap { command in
      guard case .group(let group) = command, let role = group.role, role == .statusBar || role == .homeIndicator
      else { return nil }
      var node = PictureScene.Node(kind: group.name ?? role.rawValue, frame: group.drawingBounds)
      node.describePainting([command], size: group.drawingBounds.size)
      return node
    }
  }
}

/// Stands in for a child while its parent paints itself.
private final class MarkElement: ViewElement {
  /// No colour that a view can have.
  static let color = ResolvedColor(red: -7, green: 0, blue: 0)

  init() { super.init(kind: "mark") }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(Self.color))
  }
}

extension [DisplayCommand] {
  fileprivate var withoutMarks: [DisplayCommand] {
    compactMap { command in
      switch command {
      case .fill(_, .color(let color), _) where color.red == MarkElement.color.red: return nil
      case .group(var group):
        group.commands = group.commands.withoutMarks
        group.mask = group.mask?.withoutMarks
        return .group(group)
      case .fill, .stroke, .glyphs, .image, .backdrop: return command
      }
    }
  }
}

// MARK: - Painting in words

extension PictureScene.Node {
  fileprivate mutating func describePainting(_ commands: [DisplayCommand], size: CGSize) {
    guard !commands.isEmpty else { return }
    var survey = PaintSurvey(size: size)
    survey.add(commands)
    details = ([details] + survey.gradients).filter { !$0.isEmpty }.joined(separator: ", ")
    colors = survey.colors
    role = survey.role
    if !survey.texts.isEmpty {
      text = survey.texts.joined(separator: " ")
      font = survey.fonts.joined(separator: ", ")
    }
    // Twelve digits are plenty to tell two drawings of one view apart.
    drawing = String(commands.map(\.colorless).digest.prefix(12))
  }
}

/// What there is in commands: colours, gradients, texts, fonts, each once, and the first role.
private struct PaintSurvey {
  /// Of the view that the commands draw.
  let size: CGSize
  /// Where they begin and end, in parts of the view's size.
  private(set) var gradients: [String] = []
  private(set) var colors: [String] = []
  private(set) var texts: [String] = []
  private(set) var fonts: [String] = []
  private(set) var role: String?

  mutating func add(_ commands: [DisplayCommand]) {
    for command in commands {
      switch command {
      case .fill(_, let paint, _), .stroke(_, let paint, _): add(paint)
      case .glyphs(let run, let paint):
        texts.append(run.text)
        let weight = run.face.weight == 400 ? "" : " weight \(run.face.weight)"
        let font = "\(run.face.family) \(NumberText.string(run.size))pt\(weight)\(run.face.isItalic ? " italic" : "")"
        if !fonts.contains(font) { fonts.append(font) }
        add(paint)
      case .image(let placement): if let tint = placement.tint { add(tint) }
      case .group(let group):
        role = role ?? group.role?.rawValue
        add(group.commands)
        for case .shadow(let color, _, _) in group.effects { add(color) }
      case .backdrop(_, _, _, let tint): add(tint)
      }
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color): add(color)
    case .linearGradient(let stops, let start, let end):
      addGradient("from \(place(start)) to \(place(end))", stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, _):
      let radii = [startRadius, endRadius].map { NumberText.string($0) }
      addGradient("around \(place(center)), radius \(radii[0]) to \(radii[1])", stops)
    case .angularGradient(let stops, let center, _, _): addGradient("about \(place(center))", stops)
    case .image: break
    }
  }

  private mutating func addGradient(_ words: String, _ stops: [GradientStop]) {
    if !gradients.contains("gradient (\(words))") { gradients.append("gradient (\(words))") }
    for stop in stops { add(stop.color) }
  }

  private func place(_ point: CGPoint) -> String {
    guard size.width > 0, size.height > 0 else { return "nowhere" }
    // Two places are enough, and hide how coordinates are rounded.
    let parts = [point.x / size.width, point.y / size.height].map { ($0 * 100).rounded() / 100 }
    return parts.map { NumberText.string($0) }.joined(separator: "|")
  }

  private mutating func add(_ color: ResolvedColor) {
    let text = color.dump
    if !colors.contains(text) { colors.append(text) }
  }
}

extension DisplayCommand {
  /// With every plain colour the same.
  fileprivate var colorless: DisplayCommand {
    switch self {
    case .fill(let path, let paint, let style): return .fill(path, paint.colorless, style)
    case .stroke(let path, let paint, let style): return .stroke(path, paint.colorless, style)
    case .glyphs(let run, let paint): return .glyphs(run, paint.colorless)
    case .image(var placement):
      placement.tint = placement.tint?.colorless
      return .image(placement)
    case .group(var group):
      group.commands = group.commands.map(\.colorless)
      return .group(group)
    case .backdrop(let path, let radius, let saturation, _):
      return .backdrop(path, radius: radius, saturation: saturation, tint: .black)
    }
  }
}

extension Paint {
  fileprivate var colorless: Paint {
    if case .color = self { return .color(.black) }
    return self
  }
}

extension FontRequest {
  /// `17pt semibold`, `Orbitron-Regular 16pt black`.
  fileprivate var words: String {
    var parts: [String] = []
    switch family {
    case .system(.standard): break
    case .system(let design): parts.append(design.rawValue)
    case .named(let name): parts.append(name)
    }
    parts.append(NumberText.string(size) + "pt")
    if let weight { parts.append(Self.name(ofWeight: weight)) }
    if isItalic { parts.append("italic") }
    if width != 1 { parts.append("width \(NumberText.string(CGFloat(width)))") }
    parts += features.sorted().map(\.rawValue)
    return parts.joined(separator: " ")
  }

  private static func name(ofWeight weight: Double) -> String {
    let names: [Double: String] = [
      100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
      800: "heavy", 900: "black",
    ]
    return names[weight] ?? "weight \(NumberText.string(CGFloat(weight)))"
  }
}
