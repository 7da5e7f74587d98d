import Foundation
import StillsDisplay
import StillsGeometry

/// A display list as text: a line for each command, groups indented.
struct DisplayListDump {
  private(set) var text = ""

  init(_ list: DisplayList) {
    let ground = list.background.map { " on \(Self.text($0))" } ?? ""
    text = "\(Self.number(list.size.width))×\(Self.number(list.size.height)) @\(Self.number(list.scale))x\(ground)\n"
    add(list.commands, depth: 1)
  }

  private mutating func add(_ commands: [DisplayCommand], depth: Int) {
    for command in commands { add(command, depth) }
  }

  private mutating func add(_ command: DisplayCommand, _ depth: Int) {
    switch command {
    case .fill(let path, let paint, _): line("fill \(Self.text(path)) \(Self.text(paint))", depth)
    case .stroke(let path, let paint, let style):
      line("stroke \(Self.text(path)) \(Self.number(style.lineWidth)) \(Self.text(paint))", depth)
    case .glyphs(let run, let paint):
      let face = "\(run.face.name) \(Self.number(run.size))"
      let place = "at \(Self.text(run.origin)) advance \(Self.number(run.advance))"
      line("glyphs \"\(run.text)\" \(face) \(place) \(Self.text(paint))", depth)
    case .image(let placement): line("image \(placement.image.name) \(Self.text(placement.rect))", depth)
    case .backdrop(let path, let radius, _, let tint):
      line("backdrop \(Self.text(path)) blur \(Self.number(radius)) \(Self.text(tint))", depth)
    case .group(let group):
      line("group\(Self.text(group))", depth)
      if let mask = group.mask {
        line("mask", depth + 1)
        add(mask, depth: depth + 2)
      }
      add(group.commands, depth: depth + 1)
    }
  }

  private mutating func line(_ content: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  // MARK: - Values

  private static func text(_ group: DisplayGroup) -> String {
    var text = ""
    if let name = group.name { text += " \(name)" }
    if let identifier = group.identifier { text += " #\(identifier)" }
    if let role = group.role { text += " \(role.rawValue)" }
    let transform = group.transform
    if transform != .identity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      text += " transform(\(values.map { number($0) }.joined(separator: " ")))"
    }
    if let clip = group.clip { text += " clip \(Self.text(clip))" }
    if group.opacity != 1 { text += " opacity \(number(group.opacity))" }
    if group.blendMode != .normal { text += " \(group.blendMode.rawValue)" }
    for effect in group.effects {
      switch effect {
      case .blur(let radius, _): text += " blur \(number(radius))"
      case .shadow(let color, let radius, let offset):
        text += " shadow \(Self.text(color)) \(number(radius)) (\(number(offset.width)) \(number(offset.height)))"
      case .colorMatrix: text += " color matrix"
      }
    }
    if group.isFlattened { text += " flattened" }
    return text
  }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .linearGradient(let stops, let start, let end): "linear \(text(start)) \(text(end)) \(text(stops))"
    case .radialGradient(let stops, let center, let start, let end, _):
      "radial \(text(center)) \(number(start)) \(number(end)) \(text(stops))"
    case .angularGradient(let stops, let center, let start, let end):
      "angular \(text(center)) \(number(start)) \(number(end)) \(text(stops))"
    case .image(let image, let rect, _): "image \(image.name) \(text(rect))"
    }
  }

  private static func text(_ stops: [GradientStop]) -> String {
    "[" + stops.map { "\(text($0.color)) \(number($0.location))" }.joined(separator: ", ") + "]"
  }

  private static func text(_ color: ResolvedColor) -> String {
    let channels = [color.red, color.green, color.blue].map { channel -> String in
      let value = channel.isFinite ? Int(min(max(channel, 0), 1) * 255 + 0.5) : 0
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + channels.joined() + (color.alpha == 1 ? "" : "/\(number(color.alpha))")
  }

  private static func text(_ path: Path) -> String { path.isEmpty ? "nothing" : text(path.boundingRect) }

  private static func text(_ point: CGPoint) -> String { "(\(number(point.x)) \(number(point.y)))" }

  private static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height)))"
  }

  private static func number(_ value: CGFloat) -> String { NumberText.string(value) }
}
