import StillsLexer

/// The names under which an app's own sources may speak of their module: `Recipes.samples` in the target `Recipes` is the
/// `samples` that stands in one of its files. The module has another name here.
///
/// A target is called like a folder that its sources lie in, or like its `App` type without that word. Only what the
/// sources declare outside of types is reached so; everything else stays as it is.
struct OwnNames {
  private var modules: Set<String> = []
  private var declared: Set<String> = []

  init(_ files: [SourceFile] = []) {
    let lists = files.map { TokenList($0.bytes) }
    for list in lists { read(list) }
    let imported = Set(lists.flatMap { ImportStatement.all(in: $0).map(\.module) })
    let folders = files.flatMap { FilePath.folder($0.absolutePath).split(separator: "/").map { Self.identifier($0) } }
    modules.formUnion(folders)
    modules.subtract(imported.union(lists.flatMap(Self.allDeclared)))
  }

  // MARK: Rewriting

  /// Another name of the module that is compiled. Its own would be SwiftUI's protocol `App`.
  static let module = "_Own"

  /// Each module's name before a name of the sources', made the one that the module has here.
  func edits(_ source: TokenList) -> [SourceEdit] {
    guard !modules.isEmpty else { return [] }
    return source.tokens.indices.compactMap { index in
      guard source.kind(index) == .word, source.has(".", at: index + 1), !source.has(".", at: index - 1),
        declared.contains(source.text(index + 2)), modules.contains(source.text(index))
      else { return nil }
      return SourceEdit(source.tokens[index].range, Self.module, in: source.bytes)
    }
  }

  // MARK: Reading

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  /// What a file declares outside of braces.
  private mutating func read(_ source: TokenList) {
    var index = 0
    while index < source.count {
      if source.kind(index) == .word, Self.keywords.contains(source.text(index)), source.kind(index + 1) == .word {
        let name = source.text(index + 1)
        declared.insert(name)
        if name.hasSuffix("App"), name.count > 3 { modules.insert(String(name.dropLast(3))) }
      }
      index = source.after(index)
    }
  }

  /// At whatever depth: such a name is not the module's.
  private static func allDeclared(_ source: TokenList) -> [String] {
    source.tokens.indices.compactMap { index in
      source.kind(index) == .word && keywords.contains(source.text(index)) && source.kind(index + 1) == .word
        ? source.text(index + 1) : nil
    }
  }

  /// As Xcode makes a module's name of a target's: whatever no name may have is an underscore.
  private static func identifier(_ folder: Substring) -> String {
    let name = folder.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return name.first?.isNumber == true ? "_" + String(name.dropFirst()) : String(name)
  }
}
