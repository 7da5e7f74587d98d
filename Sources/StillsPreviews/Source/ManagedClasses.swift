import StillsLexer

/// The classes of stored objects that the sources declare.
struct ManagedClasses {
  struct Declaration {
    /// With the names of the types around it.
    var path: String
    /// Whether another file may make objects of it.
    var canBeMade: Bool
  }

  /// In the order of the sources.
  private(set) var declarations: [Declaration] = []
  /// All classes, whatever they are for.
  private(set) var classNames: Set<String> = []
  /// Types that are said to be `Identifiable`.
  private(set) var identifiable: Set<String> = []

  private struct Header {
    var name: String
    var inherited: [String]
    var brace: Int
    var isPrivate: Bool
  }

  init(_ sources: [SourceFile]) {
    var found: [(path: String, name: String, base: String, canBeMade: Bool)] = []
    for file in sources {
      let source = TokenList(file.bytes)
      var open: [(name: String, end: Int, isPrivate: Bool)] = []
      for index in source.tokens.indices {
        open.removeAll { $0.end <= index }
        guard let header = Self.header(source, index), let end = source.partner(of: header.brace) else { continue }
        if header.inherited.contains("Identifiable") { identifiable.insert(header.name) }
        let isHidden = header.isPrivate || open.contains { $0.isPrivate }
        open.append((header.name, end, header.isPrivate))
        guard source.has("class", at: index) else { continue }
        classNames.insert(header.name)
        guard let base = header.inherited.first else { continue }
        let canBeMade = !isHidden && Self.inheritsInitialisers(source, header.brace + 1..<end)
        found.append((open.map(\.name).joined(separator: "."), header.name, base, canBeMade))
      }
    }
    var known: Set<String> = ["NSManagedObject"]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for declaration in found where known.contains(declaration.base) {
        if known.insert(declaration.name).inserted { isGrowing = true }
      }
    }
    for declaration in found where known.contains(declaration.base) && declaration.name != "NSManagedObject" {
      declarations.append(Declaration(path: declaration.path, canBeMade: declaration.canBeMade))
    }
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  private static func header(_ source: TokenList, _ index: Int) -> Header? {
    guard source.kind(index) == .word, keywords.contains(source.text(index)), source.kind(index + 1) == .word,
      !["func", "var", "let", "subscript"].contains(source.text(index + 1))
    else { return nil }
    var next = index + 2
    var name = source.text(index + 1)
    while source.has(".", at: next), source.kind(next + 1) == .word {
      name = source.text(next + 1)
      next += 2
    }
    guard source.has(":", at: next) || source.has("{", at: next) else { return nil }
    var inherited: [String] = []
    while next < source.count, !source.has("{", at: next) {
      if source.has("where", at: next) { return nil }
      if source.kind(next) == .word { inherited.append(source.text(next)) }
      next = source.after(next)
    }
    guard next < source.count else { return nil }
    var before = index - 1, isPrivate = false
    while before >= 0, source.kind(before) == .word, !source.has("}", at: before) {
      if source.has("private", at: before) || source.has("fileprivate", at: before) { isPrivate = true }
      before -= 1
    }
    return Header(name: name, inherited: inherited.filter { $0 != "CoreData" }, brace: next, isPrivate: isPrivate)
  }

  /// Whether `init(entity:insertInto:)` can be called: it is lost where a class writes initialisers of its own.
  private static func inheritsInitialisers(_ source: TokenList, _ body: Range<Int>) -> Bool {
    var hasOwn = false
    var index = body.lowerBound
    while index < body.upperBound {
      if source.has("init", at: index), source.has("(", at: index + 1) {
        if source.has("entity", at: index + 2) { return true }
        var before = index - 1
        while before >= body.lowerBound, source.kind(before) == .word, !source.has("convenience", at: before) {
          before -= 1
        }
        if before < body.lowerBound || !source.has("convenience", at: before) { hasOwn = true }
      }
      index = source.opensBracket(index) ? source.after(index) : index + 1
    }
    return !hasOwn
  }
}
