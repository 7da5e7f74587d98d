import Foundation
import StillsGeometry

// The stable text of a scene: a line a node, children two spaces further in.
//
//     scene 393×852 @3x #ffffffff
//       VStack [0 59 393 759] view=Overview
//         Text [16 67 181.333 20.333] "Hello" font="17pt" colors=#000000ff
//
// A line is the kind, the frame `[x y width height]`, the text if there is one, and fields `name=value`. Values with
// anything but letters, digits and a few signs are JSON strings. Numbers have at most three places.

extension Scene {
  package var text: String {
    var writer = SceneWriter()
    writer.write(self)
    return writer.text
  }

  /// Nil when the text is not a scene's.
  package init?(text: String) {
    var reader = SceneReader(text)
    guard let scene = reader.scene() else { return nil }
    self = scene
  }
}

private struct SceneWriter {
  private(set) var text = ""

  mutating func write(_ scene: Scene) {
    text += "scene \(number(scene.size.width))×\(number(scene.size.height)) @\(number(scene.scale))x"
    if let background = scene.background { text += " " + background }
    text += "\n"
    for node in scene.nodes { write(node, depth: 1) }
  }

  private mutating func write(_ node: Scene.Node, depth: Int) {
    for _ in 0..<depth { text += "  " }
    text += word(node.kind)
    let frame = node.frame
    text += " [\(number(frame.minX)) \(number(frame.minY)) \(number(frame.width)) \(number(frame.height))]"
    if let string = node.text { text += " " + JSONString.quoted(string) }
    for name in node.names { field("view", name) }
    if let identifier = node.identifier { field("id", identifier) }
    if let label = node.label { field("label", label) }
    if let role = node.role { field("role", role) }
    if !node.details.isEmpty { field("details", node.details) }
    if let font = node.font { field("font", font) }
    if !node.colors.isEmpty { field("colors", node.colors.joined(separator: ",")) }
    if let drawing = node.drawing { field("drawing", drawing) }
    text += "\n"
    for child in node.children { write(child, depth: depth + 1) }
  }

  private mutating func field(_ name: String, _ value: String) { text += " \(name)=\(word(value))" }

  private func number(_ value: CGFloat) -> String { NumberText.string(value) }

  private func word(_ value: String) -> String {
    let isPlain = !value.isEmpty && value.utf8.allSatisfy(SceneReader.isPlain)
    return isPlain ? value : JSONString.quoted(value)
  }
}

/// Reads the text of a scene, which may be anything.
private struct SceneReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  mutating func scene() -> Scene? {
    guard skip("scene "), let width = number(), skip("×"), let height = number(), skip(" @"), let scale = number(),
      skip("x")
    else { return nil }
    var scene = Scene(size: CGSize(width: width, height: height), scale: scale)
    if skip(" ") { scene.background = plainWord() }
    guard skip("\n") else { return nil }
    // The nodes on the way to the last one; each is given to its parent when the next line is not inside it.
    var open: [Scene.Node] = []
    func close(to depth: Int) {
      while open.count > depth {
        let node = open.removeLast()
        if open.isEmpty { scene.nodes.append(node) } else { open[open.count - 1].children.append(node) }
      }
    }
    while position < bytes.count {
      let start = position
      while peek == UInt8(ascii: " ") { position += 1 }
      let indent = position - start
      let level = indent / 2
      guard level > 0, indent % 2 == 0, level <= open.count + 1, level <= Scene.mostLevels, let node = node() else {
        return nil
      }
      close(to: level - 1)
      open.append(node)
    }
    close(to: 0)
    return scene
  }

  private mutating func node() -> Scene.Node? {
    guard let kind = word(), skip(" ["), let x = number(), skip(" "), let y = number(), skip(" "),
      let width = number(), skip(" "), let height = number(), skip("]")
    else { return nil }
    var node = Scene.Node(kind: kind, frame: CGRect(x: x, y: y, width: width, height: height))
    while skip(" ") {
      if peek == UInt8(ascii: "\"") {
        node.text = quoted()
        continue
      }
      guard let name = plainWord(), skip("="), let value = word() else { return nil }
      switch name {
      case "view": node.names.append(value)
      case "id": node.identifier = value
      case "label": node.label = value
      case "role": node.role = value
      case "details": node.details = value
      case "font": node.font = value
      case "colors": node.colors = value.split(separator: ",").map(String.init)
      case "drawing": node.drawing = value
      // A later version's.
      default: break
      }
    }
    return skip("\n") ? node : nil
  }

  // MARK: Words

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func word() -> String? { peek == UInt8(ascii: "\"") ? quoted() : plainWord() }

  private mutating func plainWord() -> String? {
    let start = position
    while let byte = peek, Self.isPlain(byte) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func number() -> CGFloat? {
    let start = position
    while let byte = peek, Self.isPlain(byte) {
      // The x of a scale.
      if byte == UInt8(ascii: "x") { break }
      position += 1
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { CGFloat($0) }
  }

  private mutating func quoted() -> String? {
    position += 1
    var value: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        value += Array(String(Character(scalar)).utf8)
      case UInt8(ascii: "\n"): return nil
      default: value.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let letter = peek else { return nil }
    position += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return Unicode.Scalar(letter)
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count else { return nil }
      let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      position += 4
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
