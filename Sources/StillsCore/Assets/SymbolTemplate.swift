import Foundation
import StillsGeometry

/// A symbol of an app's own: a template as the SF Symbols app exports it, an SVG with a group for each weight and scale.
package struct SymbolTemplate: Hashable, Sendable {
  private struct Variant: Hashable {
    let weight: Double
    let scale: Symbol.Scale
    /// In em, from the middle of its width and of the capitals' height, y down.
    let outline: Path
  }

  private let variants: [Variant]

  private static let weights: [(name: String, value: Double)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("Semibold", 600),
    ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]
  private static let scales: [(name: String, value: Symbol.Scale)] = [("S", .small), ("M", .medium), ("L", .large)]
  private static let capHeight: CGFloat = 1443.0 / 2048

  /// Nil for a file that has no group of a weight and a scale.
  package init?(svg: String) {
    let file = TemplateFile(svg)
    var variants: [Variant] = []
    for scale in Self.scales {
      guard let baseline = file.guide("Baseline-\(scale.name)", "y1"),
        let cap = file.guide("Capline-\(scale.name)", "y1"),
        baseline > cap
      else { continue }
      for weight in Self.weights {
        guard let path = file.outline(of: "\(weight.name)-\(scale.name)"), !path.isEmpty else { continue }
        let em = (baseline - cap) / Self.capHeight
        let box = path.boundingRect
        let name = "\(weight.name)-\(scale.name)"
        let left = file.guide("left-margin-\(name)", "x1"), right = file.guide("right-margin-\(name)", "x1")
        let middle = left.flatMap { left in right.map { (left + $0) / 2 } } ?? box.midX
        // Medium is as drawn; what is drawn for another scale is brought to it, and by the scale asked for back.
        let size = 1 / em / scale.value.factor
        let outline = path.applying(
          CGAffineTransform(
            a: size, b: 0, c: 0, d: size, tx: -middle * size, ty: -(baseline + cap) / 2 * size))
        variants.append(Variant(weight: weight.value, scale: scale.value, outline: outline))
      }
    }
    guard !variants.isEmpty else { return nil }
    self.variants = variants
  }

  /// The symbol in the nearest weight; medium in size if there is one.
  package func symbol(named name: String) -> Symbol {
    let template = self
    return Symbol(name: name, art: .drawn { [.fill(template.outline(weight: $0.weight))] })
  }

  private func outline(weight: Double) -> Path {
    let best = variants.min { left, right in
      let (a, b) = (abs(left.weight - weight), abs(right.weight - weight))
      return a != b ? a < b : left.scale == .medium && right.scale != .medium
    }
    return best?.outline ?? Path()
  }
}

/// What is read of a template: places of guides, and outlines of groups.
private struct TemplateFile {
  private struct Tag {
    var name: String
    var attributes: [String: String]
    var isEnd = false, isClosed = false
  }

  private var tags: [Tag] = []

  init(_ svg: String) {
    var rest = svg[...]
    // A hundred thousand tags are more than any template has.
    while tags.count < 100_000, let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { break }
      tags.append(Self.tag(rest[..<close]))
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func tag(_ text: Substring) -> Tag {
    var text = text
    var tag = Tag(name: "", attributes: [:])
    if text.hasPrefix("/") { (tag.isEnd, text) = (true, text.dropFirst()) }
    if text.hasSuffix("/") { (tag.isClosed, text) = (true, text.dropLast()) }
    tag.name = String(text.prefix { !$0.isWhitespace })
    text = text.dropFirst(tag.name.count)
    while let equals = text.firstIndex(of: "=") {
      let name = text[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      text = text[text.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = text.first, quote == "\"" || quote == "'" else { break }
      text = text.dropFirst()
      guard let end = text.firstIndex(of: quote) else { break }
      tag.attributes[name] = String(text[..<end])
      text = text[text.index(after: end)...]
    }
    return tag
  }

  func guide(_ id: String, _ attribute: String) -> CGFloat? {
    tags.first { $0.attributes["id"] == id }?.attributes[attribute].flatMap { Double($0) }.flatMap {
      $0.isFinite ? CGFloat($0) : nil
    }
  }

  /// All paths in the group of that name, where they stand; nil where there is no such group.
  func outline(of id: String) -> Path? {
    guard let start = tags.firstIndex(where: { $0.name == "g" && $0.attributes["id"] == id }) else { return nil }
    var path = Path()
    var matrices: [CGAffineTransform] = [matrix(of: tags[start])]
    if tags[start].isClosed { return path }
    for tag in tags[(start + 1)...] where !matrices.isEmpty {
      if tag.name == "g" {
        if tag.isEnd {
          matrices.removeLast()
        } else if !tag.isClosed {
          matrices.append(matrix(of: tag).concatenating(matrices.last ?? .identity))
        }
      } else if tag.name == "path", !tag.isEnd, let data = tag.attributes["d"] {
        path.addPath(Path(svgData: data).applying(matrix(of: tag).concatenating(matrices.last ?? .identity)))
      }
      if matrices.isEmpty { break }
    }
    return path
  }

  private func matrix(of tag: Tag) -> CGAffineTransform {
    guard let text = tag.attributes["transform"], let open = text.firstIndex(of: "("),
      let close = text.lastIndex(of: ")"),
      open < close
    else { return .identity }
    let numbers = text[text.index(after: open)..<close].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.allSatisfy(\.isFinite) else { return .identity }
    if text.hasPrefix("matrix"), numbers.count == 6 {
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    if text.hasPrefix("translate"), let x = numbers.first {
      return CGAffineTransform(translationX: x, y: numbers.count > 1 ? numbers[1] : 0)
    }
    if text.hasPrefix("scale"), let x = numbers.first {
      return CGAffineTransform(scaleX: x, y: numbers.count > 1 ? numbers[1] : x)
    }
    return .identity
  }
}
