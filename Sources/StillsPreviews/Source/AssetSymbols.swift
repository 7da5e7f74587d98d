import StillsCore
import StillsLexer

/// The names that Xcode makes of an app's catalogs: `Color.rwGreen`, `Image(.logo)`, `UIImage.logo`.
///
/// Only names that the sources use are written, and none that they declare themselves.
struct AssetSymbols {
  /// No two files of a module may have one name.
  static let name = "Stills+Assets.swift"

  /// Swift; empty when nothing is used.
  let text: String

  init(_ assets: AssetLibrary, for sources: [SourceFile]) {
    guard !assets.isEmpty else {
      text = ""
      return
    }
    let words = Self.words(sources)
    let declared = WorldFile.declaredNames(sources)
    let colors = Self.symbols(assets.colors.keys.sorted(), suffix: "Color").filter { words.contains($0.identifier) }
    let images = Self.symbols(assets.images.keys.sorted(), suffix: "Image").filter { words.contains($0.identifier) }
    guard !colors.isEmpty || !images.isEmpty else {
      text = ""
      return
    }
    var text = "import SwiftUI\n"
    func add(_ symbols: [Symbol], to type: String, where clause: String = "", _ value: (Symbol) -> String) {
      for symbol in symbols where !declared.contains("\(type).\(symbol.identifier)") {
        text += symbol.declaration(in: type, where: clause, value: value(symbol))
      }
    }
    add(colors, to: "ColorResource") { ".init(name: \($0.literal), bundle: .main)" }
    add(images, to: "ImageResource") { ".init(name: \($0.literal), bundle: .main)" }
    // As in Xcode, a name that the type has already keeps its meaning.
    let ownColors = colors.filter { !Self.systemColors.contains($0.identifier) }
    add(ownColors, to: "Color") { "SwiftUI.Color(\($0.literal))" }
    let styles = ownColors.filter { $0.namespaces.isEmpty && !declared.contains("ShapeStyle.\($0.identifier)") }
    for symbol in styles {
      text += symbol.declaration(
        in: "ShapeStyle", where: " where Self == SwiftUI.Color", type: "SwiftUI.Color",
        value: "SwiftUI.Color(\(symbol.literal))")
    }
    add(ownColors, to: "UIColor") { "UIKit.UIColor(resource: .init(name: \($0.literal), bundle: .main))" }
    add(images, to: "UIImage") { "UIKit.UIImage(resource: .init(name: \($0.literal), bundle: .main))" }
    self.text = text.replacing("UIKit.", with: "")
  }

  struct Symbol {
    /// As in the catalog.
    var name: String
    var namespaces: [String]
    var identifier: String

    var literal: String { "\"\(name)\"" }

    func declaration(in extended: String, where clause: String, type: String? = nil, value: String) -> String {
      let body = "static var `\(identifier)`: \(type ?? "SwiftUI.\(extended)") { \(value) }"
      let nested = namespaces.reversed().reduce(body) { "enum \($1) { \($0) }" }
      return "extension SwiftUI.\(extended)\(clause) { \(nested) }\n"
    }
  }

  private static func words(_ sources: [SourceFile]) -> Set<String> {
    var words: Set<String> = []
    for file in sources {
      let source = TokenList(file.bytes)
      for index in source.tokens.indices where source.kind(index) == .word {
        words.insert(source.text(index).filter { $0 != "`" })
      }
    }
    return words
  }

  private static func symbols(_ names: [String], suffix: String) -> [Symbol] {
    var taken: Set<String> = []
    return names.compactMap { name in
      guard !name.contains("\""), !name.contains("\\") else { return nil }
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last else { return nil }
      let namespaces = parts.dropLast().map { AssetIdentifier.type($0) }
      let identifier = AssetIdentifier.member(last, droppingSuffix: suffix)
      guard !identifier.isEmpty, taken.insert((namespaces + [identifier]).joined(separator: "/")).inserted else {
        return nil
      }
      return Symbol(name: name, namespaces: namespaces, identifier: identifier)
    }
  }

  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor", "label", "link", "tintColor", "separator",
    "systemBackground",
  ]
}

/// How Xcode makes Swift names of the names of assets.
enum AssetIdentifier {
  /// `rw-green` and `RWGreen` become `rwGreen`, `2nd` becomes `_2Nd`; a last word `Color` or `Image` is left out.
  static func member(_ name: String, droppingSuffix suffix: String) -> String {
    var words = words(name)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    guard let first = words.first else { return "" }
    let identifier = first.lowercased() + words.dropFirst().map(capitalized).joined()
    return identifier.first?.isNumber == true ? "_" + identifier : identifier
  }

  static func type(_ name: String) -> String {
    let identifier = words(name).map(capitalized).joined()
    return identifier.first?.isNumber == true ? "_" + identifier : identifier
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Parted at everything that is neither letter nor digit, before capitals, and where digits end: `RWGreen2x` is
  /// `RW`, `Green2`, `x`.
  private static func words(_ name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let startsCapital = character.isUppercase && (!last.isUppercase || next?.isLowercase == true)
        let endsDigits = last.isNumber && character.isLetter
        if startsCapital || endsDigits {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
