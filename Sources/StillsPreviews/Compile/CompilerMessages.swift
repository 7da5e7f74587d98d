import StillsLexer

/// The compiler's output about the copies, told about the originals.
struct CompilerMessages {
  var copies: [SourceCopy]

  func failure(_ output: String) -> Failure {
    missingFramework(output)
      ?? Failure(.doesNotCompile, ([translated(output)] + missingParts(output)).joined(separator: "\n"))
  }

  // MARK: - Places

  /// The compiler names the absolute path of the original, and columns of the copy.
  private func translated(_ output: String) -> String {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { withOriginalPaths(String($0)) }
    var result: [String] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard let place = place(lines[index]) else {
        if !isNoise(lines[index]) { result.append(withoutBufferName(lines[index])) }
        continue
      }
      let column = place.copy.columns.original(line: place.line, column: place.column)
      result.append("\(place.copy.file.path):\(place.line):\(column): \(place.rest)")
      guard index + 2 < lines.count, isCaret(lines[index + 2]) else { continue }
      let source = place.copy.file.line(place.line)
      lines[index + 1] = source
      if place.copy.columns.isShifted(line: place.line) { lines[index + 2] = caret(under: source, column: column) }
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return withoutEchoes(result).joined(separator: "\n")
  }

  /// A mistake in a preview is one in what the macro makes of it as well: there, and at places that the file does not have,
  /// nobody can do anything about it. All is said where nothing else is.
  private func withoutEchoes(_ lines: [String]) -> [String] {
    var messages: [[String]] = []
    for line in lines {
      let isHeading = line.contains(": error: ") || line.contains(": warning: ")
      if isHeading || messages.isEmpty { messages.append([line]) } else { messages[messages.count - 1].append(line) }
    }
    let told = messages.filter { message in
      !(message[0].hasPrefix("macro expansion:") || message.contains(where: isInExpansion) && isOutside(message[0]))
    }
    return (told.contains { $0[0].contains(": error: ") } ? told : messages).flatMap { $0 }
  }

  private func isInExpansion(_ line: String) -> Bool { line.contains(": note: in expansion of macro ") }

  /// Behind the end of a line or of the file.
  private func isOutside(_ heading: String) -> Bool {
    for copy in copies where heading.hasPrefix(copy.file.path + ":") {
      let fields = heading.dropFirst(copy.file.path.count + 1).split(separator: ":", maxSplits: 2)
      guard fields.count == 3, let line = Int(fields[0]), let column = Int(fields[1]) else { continue }
      let count = copy.file.bytes.count { $0 == UInt8(ascii: "\n") } + 1
      return line > count || column > copy.file.line(line).utf8.count + 1
    }
    return false
  }

  private struct Place {
    var copy: SourceCopy
    var line, column: Int
    var rest: String
  }

  /// Takes `/path/File.swift:3:9: error: …` apart; nil for any other line, and for places outside the user's files.
  private func place(_ line: String) -> Place? {
    guard let copy = copies.first(where: { line.hasPrefix($0.file.absolutePath + ":") }) else { return nil }
    let fields = line.dropFirst(copy.file.absolutePath.count + 1).split(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let number = Int(fields[0]), let column = Int(fields[1]) else { return nil }
    return Place(copy: copy, line: number, column: column, rest: String(fields[2].drop { $0 == " " }))
  }

  /// At the end of a file, and where it speaks of files as such, the compiler names the copies.
  private func withOriginalPaths(_ line: String) -> String {
    guard line.contains("/source/") else { return line }
    var line = line
    for (index, copy) in copies.enumerated() {
      let place = "/source/\(index)/\(SourceCopy.name(of: index, among: copies))"
      guard let name = line.firstRange(of: place) else { continue }
      let start =
        line[..<name.lowerBound].lastIndex { $0 == "'" || $0 == " " }.map(line.index(after:)) ?? line.startIndex
      let fields = line[name.upperBound...].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if let second = fields.last, fields.count == 2, fields[0].isEmpty,
        let number = Int(second.prefix { $0.isNumber })
      {
        let rest = second.drop { $0.isNumber }
        line = line[..<start] + "\(copy.file.absolutePath):\(max(1, number - SourceCopy.headerLines))" + rest
      } else {
        line.replaceSubrange(start..<name.upperBound, with: copy.file.path)
      }
    }
    return line
  }

  /// Expansions of macros are files of no use to anyone.
  private func withoutBufferName(_ line: String) -> String {
    guard line.hasPrefix("/"), let start = line.firstRange(of: "@__swiftmacro_"),
      let end = line[start.upperBound...].firstRange(of: ".swift:")
    else { return line }
    return "macro expansion:" + line[end.upperBound...]
  }

  private func isCaret(_ line: String) -> Bool { line.contains("^") && line.allSatisfy { " \t~^".contains($0) } }

  /// Blanks as wide as the source before the column, tabs kept.
  private func caret(under source: String, column: Int) -> String {
    let before = String(decoding: Array(source.utf8).prefix(max(0, column - 1)), as: UTF8.self)
    return String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }

  private func isNoise(_ line: String) -> Bool {
    line.hasPrefix("error: fatalError") || line.hasPrefix("error: emit-module command failed")
  }

  // MARK: - Frameworks

  /// Words that tell where a framework is used, for those met most in apps.
  private static let vocabulary: [String: (prefixes: [String], names: Set<String>)] = [
    "AVFoundation": (["AV", "CM"], []), "AVKit": (["AV"], ["VideoPlayer"]),
    "Charts": (
      [], ["Chart", "BarMark", "LineMark", "AreaMark", "PointMark", "SectorMark", "RuleMark", "PlottableValue"]
    ),
    "CloudKit": (["CK"], []),
    "CoreData": (["NSManagedObject", "NSPersistent", "NSFetch"], ["FetchRequest", "FetchedResults"]),
    "CoreImage": (["CI"], []), "CoreLocation": (["CL"], []), "CoreML": (["ML"], []), "CoreMotion": (["CM"], []),
    "Firebase": (["Firebase"], ["Firestore", "Auth"]), "HealthKit": (["HK"], []),
    "Lottie": (["Lottie"], ["AnimationView"]),
    "MapKit": (["MK"], ["Map", "Marker", "Annotation", "MapCameraPosition"]), "MessageUI": (["MF"], []),
    "PDFKit": (["PDF"], []),
    "Photos": (["PH"], []), "PhotosUI": (["PH"], ["PhotosPicker", "PhotosPickerItem"]),
    "RealityKit": ([], ["RealityView", "ModelEntity", "Entity"]),
    "SafariServices": (["SF"], []), "SceneKit": (["SCN"], ["SceneView"]), "SpriteKit": (["SK"], ["SpriteView"]),
    "StoreKit": (["SK"], ["Product", "Transaction"]),
    "SwiftData": ([], ["ModelContainer", "ModelContext", "Query", "Model", "modelContainer"]),
    "UserNotifications": (["UN"], []),
    "UniformTypeIdentifiers": (["UT"], []),
    "WebKit": (["WK"], []), "WidgetKit": (["Widget"], ["TimelineProvider", "TimelineEntry", "Timeline"]),
    "os": (["OS", "os_"], ["Logger"]), "OSLog": (["OS", "os_"], ["Logger"]),
  ]

  private func missingFramework(_ output: String) -> Failure? {
    var modules: [String] = []
    for line in output.split(separator: "\n") {
      guard let start = line.firstRange(of: "no such module '")?.upperBound else { continue }
      let module = String(line[start...].prefix { $0 != "'" && $0 != "." })
      if !modules.contains(module) { modules.append(module) }
    }
    guard !modules.isEmpty else { return nil }
    return Failure(.doesNotCompile, modules.map(message).joined(separator: "\n"))
  }

  /// Of some frameworks there is only what views are made with: names of theirs that are not found are said to be left out.
  private func missingParts(_ output: String) -> [String] {
    let missing = Set(output.split(separator: "\n").compactMap { Self.missingName(String($0)) })
    let imported = Set(copies.flatMap { $0.imports.map(\.module) })
    return imported.filter { ImportRewriting.replaced[$0] != nil }.sorted().compactMap { module in
      guard let words = Self.vocabulary[module] else { return nil }
      let names = missing.filter { isWord($0, of: words) }.sorted()
      guard !names.isEmpty else { return nil }
      return "note: of the module '\(module)' Stills has only a part, without \(names.joined(separator: ", ")); "
        + "leave out what needs it to render the rest"
    }
  }

  /// The name in `cannot find type 'CKRecord' in scope`.
  private static func missingName(_ line: String) -> String? {
    guard let start = line.firstRange(of: "error: cannot find "), line.hasSuffix("' in scope") else { return nil }
    let quoted = line[start.upperBound...].split(separator: "'")
    return quoted.count > 1 ? String(quoted[quoted.count - 2]) : nil
  }

  private func message(_ module: String) -> String {
    var text =
      "there is no module '\(module)' on Linux, and Stills has no stand-in for it; what needs it cannot be shown\n"
    for copy in copies {
      var lines = copy.imports.filter { $0.module == module }.map(\.line)
      guard !lines.isEmpty else { continue }
      lines += uses(of: module, in: copy.file)
      for line in Set(lines).sorted() {
        text += "  \(copy.file.path):\(line): \(copy.file.line(line).drop { $0 == " " || $0 == "\t" })\n"
      }
    }
    return text + "  Put the import and these lines between #if canImport(\(module)) and #endif to render the rest."
  }

  private func uses(of module: String, in file: SourceFile) -> [Int] {
    let source = TokenList(file.bytes)
    let words = Self.vocabulary[module] ?? ([module], [])
    return source.tokens.indices.filter { index in
      guard source.kind(index) == .word || source.kind(index) == .attribute else { return false }
      let word = String(source.text(index).drop { $0 == "@" })
      return isWord(word, of: words) || word == module
    }.map { source.line(of: $0) }
  }

  private func isWord(_ word: String, of words: (prefixes: [String], names: Set<String>)) -> Bool {
    words.names.contains(word) || words.prefixes.contains { isName(word, prefix: $0) }
  }

  /// `CLLocation` has the prefix `CL`; `CLock` and `Closed` do not.
  private func isName(_ word: String, prefix: String) -> Bool {
    guard word.hasPrefix(prefix) else { return false }
    let rest = word.dropFirst(prefix.count)
    return prefix.hasSuffix("_") || (rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true)
  }
}
