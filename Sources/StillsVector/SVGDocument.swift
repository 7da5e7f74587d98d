import Foundation
import StillsDisplay
import StillsGeometry

/// An SVG under construction: lines of the body, and definitions that they refer to.
final class SVGDocument {
  let outlines: (any GlyphOutlines)?
  let images: (any ImageSource)?
  let outlinesText: Bool

  private var body: [String] = []
  private var depth = 0
  private var definitions: [String] = []
  private var counts: [String: Int] = [:]
  private var knownDefinitions: [String: String] = [:]
  private var identifiers: Set<String> = []

  init(outlines: (any GlyphOutlines)?, images: (any ImageSource)?, outlinesText: Bool) {
    (self.outlines, self.images, self.outlinesText) = (outlines, images, outlinesText)
  }

  var finishedLines: [String] {
    definitions.isEmpty ? body : ["<defs>"] + definitions.map { "  " + $0 } + ["</defs>"] + body
  }
}

// MARK: - Writing

extension SVGDocument {
  func add(_ line: String) { body.append(String(repeating: "  ", count: depth) + line) }

  func add(_ element: SVGElement) { add(element.closed) }

  /// Lines written by `content` stand within the element.
  func add(_ element: SVGElement, containing content: () -> Void) {
    add(element.opened)
    depth += 1
    content()
    depth -= 1
    add("</\(element.name)>")
  }

  /// What `content` writes, apart from the body.
  func captured(_ content: () -> Void) -> [String] {
    let (outerBody, outerDepth) = (body, depth)
    (body, depth) = ([], 1)
    content()
    defer { (body, depth) = (outerBody, outerDepth) }
    return body
  }

  /// Puts an element among the definitions, once for the same content, and gives its name: the kind and a number.
  func define(_ kind: String, _ element: SVGElement, _ content: [String] = []) -> String {
    let key = element.opened + content.joined(separator: "\n")
    if let known = knownDefinitions[key] { return known }
    let number = (counts[kind] ?? 0) + 1
    counts[kind] = number
    let name = unique("\(kind)\(number)")
    knownDefinitions[key] = name
    var named = element
    named.attributes.insert(("id", name), at: 0)
    definitions += content.isEmpty ? [named.closed] : [named.opened] + content + ["</\(element.name)>"]
    return name
  }

  /// A name that no other element has: letters, digits, `-`, `_` and `.`, not beginning with a digit.
  func unique(_ wanted: String) -> String {
    var name = String(
      wanted.unicodeScalars.map { scalar -> Character in
        let isAllowed = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        return isAllowed || scalar == "-" || scalar == "_" || scalar == "." ? Character(scalar) : "-"
      })
    if !(name.first.map { $0.isLetter || $0 == "_" } ?? false) { name = "_" + name }
    var candidate = name, number = 1
    while identifiers.contains(candidate) {
      number += 1
      candidate = "\(name)-\(number)"
    }
    identifiers.insert(candidate)
    return candidate
  }
}

/// A start tag with its attributes in order.
struct SVGElement {
  let name: String
  var attributes: [(name: String, value: String)] = []

  init(_ name: String, _ attributes: [(String, String?)] = []) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
  }

  var opened: String { start + ">" }
  var closed: String { start + "/>" }

  private var start: String {
    attributes.reduce("<" + name) { $0 + " \($1.name)=\"\(XMLText.escaped($1.value))\"" }
  }
}

enum SVGText {
  static func number(_ value: CGFloat) -> String { value.isFinite ? NumberText.string(value) : "0" }

  static func matrix(_ t: CGAffineTransform) -> String {
    if t.isAxisAligned, t.a == 1, t.d == 1 { return "translate(\(number(t.tx)) \(number(t.ty)))" }
    // Six places, since the numbers of a matrix are multiplied.
    func fine(_ value: CGFloat) -> String { value.isFinite ? NumberText.string(value, places: 6) : "0" }
    return "matrix(\(fine(t.a)) \(fine(t.b)) \(fine(t.c)) \(fine(t.d)) \(fine(t.tx)) \(fine(t.ty)))"
  }

  /// `#rrggbb`; the alpha goes into an attribute of its own.
  static func color(_ color: ResolvedColor) -> String {
    "#" + [color.red, color.green, color.blue].map { hexadecimal($0) }.joined()
  }

  /// Nil where it is 1.
  static func opacity(_ value: Double) -> String? {
    let bounded = value.isNaN ? 0 : min(max(value, 0), 1)
    return bounded == 1 ? nil : NumberText.string(bounded, places: 4)
  }

  private static func hexadecimal(_ value: Double) -> String {
    let byte = value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension Path {
  /// As the `d` of an SVG path, with the coordinates mapped by `transform`.
  func svgData(_ transform: CGAffineTransform = .identity) -> String {
    func text(_ point: CGPoint) -> String {
      let place = point.applying(transform)
      return SVGText.number(place.x) + " " + SVGText.number(place.y)
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadCurve(let point, let control): "Q\(text(control)) \(text(point))"
      case .curve(let point, let control1, let control2): "C\(text(control1)) \(text(control2)) \(text(point))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
