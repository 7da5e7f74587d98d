import Foundation
import Synchronization

/// Translations: what the `.strings`, `.stringsdict` and `.xcstrings` files of an app hold. Empty by default; then keys
/// are their own text.
public struct StringTables: Sendable {
  /// What could not be read, with file and line.
  public private(set) var problems: [String] = []
  /// Table, then language, then key. The language of files outside language folders is "".
  private var tables: [String: [String: [String: StringEntry]]] = [:]
  /// The language that each catalog's keys are written in.
  private var sourceLanguages: [String: String] = [:]
  private var orders = LanguageOrders()
  /// What was looked up and is not there in the language asked for.
  package let misses = TranslationMisses()

  public init() {}

  public var isEmpty: Bool { tables.isEmpty }
}

// MARK: - Reading

extension StringTables {
  /// Adds a file. Its name is the table's, its ending the format, the `xx.lproj` folder around it the language.
  ///
  /// What cannot be read becomes one of `problems`; whatever stands before it in the file counts. Of several entries
  /// for one key the first counts, but those with plural rules win over those without, as on iOS.
  public mutating func add(_ bytes: [UInt8], path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return }
    let table = String(file[..<dot])
    let language = parts.dropLast().last { $0.hasSuffix(".lproj") }.map { Self.language(ofFolder: $0) } ?? ""
    orders = LanguageOrders()
    do {
      switch file[file.index(after: dot)...].lowercased() {
      case "strings":
        try StringsFile.read(bytes) { add(StringEntry($1), for: $0, table, language) }
      case "stringsdict":
        try StringsDictionaryFile.read(bytes) { add($1, for: $0, table, language, wins: true) }
      case "xcstrings":
        let source = try StringCatalogFile.read(bytes) { key, language, entry in add(entry, for: key, table, language) }
        sourceLanguages[table] = Self.normalized(source)
        // A catalog without translations is a table nonetheless.
        if tables[table] == nil { tables[table] = [:] }
      default: return
      }
    } catch let problem as StringFileProblem {
      problems.append("\(path):\(problem.line): \(problem.message)")
    } catch {
      problems.append("\(path): \(error)")
    }
  }

  private mutating func add(
    _ entry: StringEntry, for key: String, _ table: String, _ language: String, wins: Bool = false
  ) {
    let language = Self.normalized(language)
    if wins {
      tables[table, default: [:]][language, default: [:]][key] = entry
    } else if tables[table]?[language]?[key] == nil {
      tables[table, default: [:]][language, default: [:]][key] = entry
    }
  }

  private static func language(ofFolder name: String) -> String {
    let name = String(name.dropLast(".lproj".count))
    let old = [
      "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Korean": "ko",
      "Spanish": "es", "Dutch": "nl",
    ]
    return old[name] ?? name
  }

  /// `zh-hant_TW` as `zh-Hant-TW`.
  private static func normalized(_ language: String) -> String {
    guard language != "Base", !language.isEmpty else { return language }
    return language.split { $0 == "_" || $0 == "-" }.enumerated().map { index, part in
      index == 0
        ? part.lowercased()
        : part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }.joined(separator: "-")
  }
}

// MARK: - Looking up

extension StringTables {
  /// The entry of a key in the language nearest to a locale, or else in the development language. Nil: no table has it.
  ///
  /// `table` nil is `Localizable`.
  package func entry(for key: String, table: String?, locale: String) -> (entry: StringEntry, language: String)? {
    let name = table ?? "Localizable"
    guard let languages = tables[name] else { return nil }
    let order = orders.order(of: locale, table: name) { candidates(for: locale, among: languages, table: name) }
    for language in order {
      guard let entry = languages[language]?[key] else { continue }
      if !isTranslated(language, table: name, locale: locale) { misses.add(key, shown: entry, language, name) }
      return (entry, language)
    }
    if !isTranslated("", table: name, locale: locale) { misses.add(key, shown: nil, "", name) }
    return nil
  }

  /// Whether a text of a language is what a reader of a locale expects.
  private func isTranslated(_ language: String, table: String, locale: String) -> Bool {
    func primary(_ language: String) -> String { language.prefix { $0 != "-" && $0 != "_" }.lowercased() }
    let wanted = primary(locale)
    return primary(language) == wanted || primary(sourceLanguages[table] ?? "en") == wanted
  }

  /// Whether an app that has tables at all has none in the language of a locale.
  package func lacksLanguage(of locale: String) -> Bool {
    guard !tables.isEmpty else { return false }
    return tables.keys.allSatisfy { table in
      !isTranslated("", table: table, locale: locale)
        && !(tables[table] ?? [:]).keys.contains { isTranslated($0, table: table, locale: locale) }
    }
  }

  /// Languages from the nearest to the last resort; none twice.
  private func candidates(
    for locale: String, among languages: [String: [String: StringEntry]], table: String
  ) -> [String] {
    let identifier = Self.normalized(String(locale.prefix { $0 != "@" && $0 != "." }))
    var names = Self.spellings(of: identifier)
    // Another variant of the same language is nearer than another language: `pt-BR` for `pt`.
    let primary = identifier.prefix { $0 != "-" }
    let script = Self.script(of: identifier)
    names += languages.keys.sorted().filter { name in
      name.prefix { $0 != "-" } == primary && (script == nil || Self.script(of: name).map { $0 == script } ?? true)
    }
    if let source = sourceLanguages[table] { names.append(source) }
    names += ["Base", "en", ""]
    var seen: Set<String> = []
    return names.filter { languages[$0] != nil && seen.insert($0).inserted }
  }

  /// `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
  private static func spellings(of identifier: String) -> [String] {
    let parts = identifier.split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    let script = script(of: identifier)
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
    var names = [identifier]
    if let script, let region { names.append("\(language)-\(script)-\(region)") }
    if let region { names.append("\(language)-\(region)") }
    if let script { names.append("\(language)-\(script)") }
    names.append(language)
    // Names that changed over the years.
    names += ["nb": ["no"], "no": ["nb"], "he": ["iw"], "iw": ["he"], "id": ["in"], "fil": ["tl"]][language] ?? []
    return names
  }

  /// Chinese is written in two ways, told apart by the region where nothing else is said.
  private static func script(of identifier: String) -> String? {
    let parts = identifier.split(separator: "-").map(String.init)
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return script }
    guard parts.first == "zh" else { return nil }
    return parts.contains { ["TW", "HK", "MO"].contains($0) } ? "Hant" : "Hans"
  }
}

/// Remembers in which order the languages of a table are asked.
private final class LanguageOrders: Sendable {
  private let known = Mutex<[String: [String]]>([:])

  func order(of locale: String, table: String, make: () -> [String]) -> [String] {
    let key = locale + "/" + table
    if let order = known.withLock({ $0[key] }) { return order }
    let order = make()
    known.withLock { $0[key] = order }
    return order
  }
}

/// What is wrong with a file of translations, and where.
struct StringFileProblem: Error {
  var line: Int
  var message: String

  init(_ message: String, at index: Int, in bytes: [UInt8]) {
    self.message = message
    line = 1 + bytes.prefix(max(0, index)).count { $0 == 0x0A }
  }
}
