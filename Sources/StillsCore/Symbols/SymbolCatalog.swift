import Foundation

/// The symbols there are, by the names of SF Symbols: icons of the bundled font, our own drawings, and the families that
/// follow from them (`7.circle`, `leaf.circle.fill`, `chevron.backward`, `tag.slash`, `folder.badge.gearshape`).
package enum SymbolCatalog {
  /// Nil for a name that is neither in the set nor in a family.
  package static func symbol(named name: String) -> Symbol? {
    art(named: name).map { Symbol(name: name, art: $0) }
  }

  /// Every name that is listed, sorted: the set, numbers and letters in circles and squares, and the most common
  /// members of the other families. More names than these are understood.
  package static let allNames: [String] = {
    var names = Set(IconTable.names).union(DrawnSymbols.all.keys).union(DrawnSymbols.signs.keys)
    let contents = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let directions = ["chevron.left", "chevron.right", "arrow.left", "arrow.right"]
    for name in contents + Array(DrawnSymbols.all.keys) where !name.hasSuffix(".fill") {
      for ending in [".circle", ".circle.fill", ".square", ".square.fill"]
      where !name.hasPrefix("circle") && !name.hasPrefix("square") {
        names.insert(name + ending)
      }
    }
    for direction in directions {
      for name in names where name == direction || name.hasPrefix(direction + ".") {
        names.insert(
          name.replacing("left", with: "backward").replacing("right", with: "forward"))
      }
    }
    names.formUnion(["bell.badge", "bell.badge.fill", "app.badge", "pencil.line", "clock.circle", "clock.circle.fill"])
    return names.filter { art(named: $0) != nil }.sorted()
  }()

  /// The listed names nearest to one that is not known.
  package static func suggestions(for name: String) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    if let known = suggested[name] { return known }
    let near = nearestNames(to: name, among: allNames)
    suggested[name] = near
    return near
  }

  /// A picture of an unknown symbol is measured many times, and the search takes as long as a whole layout.
  nonisolated(unsafe) private static var suggested: [String: [String]] = [:]
  private static let lock = NSLock()

  // MARK: Looking up

  static func art(named name: String) -> SymbolArt? { art(named: name, depth: 0) }

  /// First what is drawn, then the members of families made of drawings (their lines follow the weight), then the font's
  /// icons, and at last the families made of icons.
  private static func art(named name: String, depth: Int) -> SymbolArt? {
    // Names nest a few times at most: `x.badge.y.circle.fill`.
    guard depth < 6, !name.isEmpty else { return nil }
    if let drawn = DrawnSymbols.all[name] { return drawn }
    if let family = enclosed(name, depth: depth), case .enclosed(let inner, _, _) = family, inner.isLineArt {
      return family
    }
    if let icon = IconTable.icon(named: name) {
      return icon.isMirrored ? .mirrored(.icon(icon.icon)) : .icon(icon.icon)
    }
    if let sign = DrawnSymbols.signs[name] { return sign }
    return enclosed(name, depth: depth) ?? absolute(name, depth: depth) ?? slashed(name, depth: depth)
      ?? badged(name, depth: depth) ?? underlined(name, depth: depth)
  }

  /// `7.circle`, `a.square.fill`, `leaf.circle`.
  private static func enclosed(_ name: String, depth: Int) -> SymbolArt? {
    let (stem, isFilled) = name.withoutSuffix(".fill").map { ($0, true) } ?? (name, false)
    for enclosure in SymbolArt.Enclosure.allCases {
      guard let base = stem.withoutSuffix("." + enclosure.rawValue) else { continue }
      if let number = Int(base), (0...50).contains(number), String(number) == base {
        return .enclosed(.text(base), enclosure, isFilled: isFilled)
      }
      if base.utf8.count == 1, let letter = base.first, letter.isASCII, letter.isLetter {
        return .enclosed(.text(base.uppercased()), enclosure, isFilled: isFilled)
      }
      // Inside, the filled form of a thing is the readable one.
      if let inner = art(named: base + ".fill", depth: depth + 1) ?? art(named: base, depth: depth + 1) {
        return .enclosed(inner, enclosure, isFilled: isFilled)
      }
    }
    return nil
  }

  /// `chevron.backward` is `chevron.left` where text runs to the right.
  private static func absolute(_ name: String, depth: Int) -> SymbolArt? {
    let replaced = name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      switch part {
      case "backward", "leading": "left"
      case "forward", "trailing": "right"
      default: String(part)
      }
    }.joined(separator: ".")
    return replaced == name ? nil : art(named: replaced, depth: depth + 1)
  }

  /// `tag.slash`, `tag.slash.fill`.
  private static func slashed(_ name: String, depth: Int) -> SymbolArt? {
    if let base = name.withoutSuffix(".slash.fill") {
      return art(named: base + ".fill", depth: depth + 1).map { .slashed($0) }
    }
    return name.withoutSuffix(".slash").flatMap { art(named: $0, depth: depth + 1) }.map { .slashed($0) }
  }

  /// `bell.badge` has a dot; `folder.badge.gearshape` something small in a disc.
  private static func badged(_ name: String, depth: Int) -> SymbolArt? {
    let (stem, isFilled) = name.withoutSuffix(".fill").map { ($0, true) } ?? (name, false)
    func base(_ name: String) -> SymbolArt? { art(named: isFilled ? name + ".fill" : name, depth: depth + 1) }
    if let name = stem.withoutSuffix(".badge") { return base(name).map { .badged($0, nil) } }
    for marker in [".badge.", ".trianglebadge."] {
      guard let range = stem.range(of: marker) else { continue }
      guard let badge = art(named: String(stem[range.upperBound...]), depth: depth + 1) else { return nil }
      return base(String(stem[..<range.lowerBound])).map { .badged($0, badge) }
    }
    return nil
  }

  /// `pencil.line`: something on a line.
  private static func underlined(_ name: String, depth: Int) -> SymbolArt? {
    guard let base = name.withoutSuffix(".line"), let art = art(named: base, depth: depth + 1) else { return nil }
    return .drawn { pen in
      art.layers(pen, isLayered: false).flatMap(\.shapes) + [pen.line((-0.42, 0.48), (0.42, 0.48))]
    }
  }
}

extension SymbolArt {
  /// Whether every line of it follows the weight, also when cut out of something.
  fileprivate var isLineArt: Bool {
    switch self {
    case .lines, .text: true
    case .drawn, .icon, .enclosed, .slashed, .badged, .mirrored: false
    }
  }
}

extension String {
  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
  }
}
