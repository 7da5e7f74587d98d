import StillsCore

/// Finds and reads the tables of translations beside the user's sources.
@MainActor package enum StringFiles {
  private static var known: [[String]: StringTables] = [:]

  /// The tables for the files and folders of a command line: everywhere in folders; for single files in the folder
  /// that they lie in, in its language folders, and in folders that resources usually have.
  package static func tables(beside paths: [String]) -> StringTables {
    if let tables = known[paths] { return tables }
    var tables = StringTables()
    var seen: Set<String> = []
    for file in paths.flatMap(files(beside:)) {
      guard let real = FilePath.real(file), seen.insert(real).inserted else { continue }
      guard let bytes = FilePath.read(file) else { continue }
      tables.add(bytes, path: file)
    }
    known[paths] = tables
    return tables
  }

  private static func files(beside path: String) -> [String] {
    if FilePath.isFolder(path) { return search(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path) }
    let folder = FilePath.folder(path)
    return FilePath.names(in: folder).flatMap { name -> [String] in
      let path = FilePath.join(folder, name)
      if isTable(name) { return [path] }
      return isResourceFolder(name) && FilePath.isFolder(path) ? search(path) : []
    }
  }

  private static func search(_ folder: String) -> [String] {
    FilePath.names(in: folder).flatMap { name -> [String] in
      if name.hasPrefix(".") || name.hasSuffix(".xcassets") || name == "node_modules" { return [] }
      let path = FilePath.join(folder, name)
      return isTable(name) ? [path] : FilePath.isFolder(path) ? search(path) : []
    }
  }

  private static func isTable(_ name: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) }
  }

  private static func isResourceFolder(_ name: String) -> Bool {
    name.hasSuffix(".lproj") || ["Resources", "Localization", "Localizations", "Strings"].contains(name)
  }
}
