/// The asset catalogs and picture files that lie beside the user's sources.
package enum AssetSearch {
  private static let pictureEndings = [".png", ".jpg", ".jpeg", ".svg", ".pdf"]
  /// So many folders above a single file are searched for catalogs: what lies farther away is another project's.
  static let mostParents = 4

  /// Catalogs and picture files, in a fixed order. Of a folder, all that it holds; of a file, the pictures in its own
  /// folder, and the catalogs there and in the folders above, up to the one where the project begins.
  package static func paths(beside paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths {
      let more = FilePath.isFolder(path) ? search(path) : beside(file: path)
      for path in more where !found.contains(path) { found.append(path) }
    }
    return found
  }

  private static func search(_ folder: String) -> [String] {
    FilePath.names(in: folder).flatMap { name -> [String] in
      let path = FilePath.join(folder, name)
      if name.hasPrefix(".") { return [] }
      if isAsset(name) { return [path] }
      return FilePath.isFolder(path) && !isForeign(name) ? search(path) : []
    }
  }

  /// Builds, tests and recorded pictures bring nothing of the app's.
  private static func isForeign(_ folder: String) -> Bool {
    ["build", "out", "node_modules", "__Snapshots__"].contains(folder) || folder.hasSuffix("Tests")
      || folder.hasSuffix(".lproj")
  }

  private static func isAsset(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || pictureEndings.contains { name.lowercased().hasSuffix($0) }
  }

  private static func beside(file: String) -> [String] {
    guard var folder = FilePath.real(FilePath.folder(file)) else { return [] }
    var found = FilePath.names(in: folder).filter(isAsset).map { FilePath.join(folder, $0) }
    for _ in 0..<mostParents {
      if folder == "/" || isProject(folder) { break }
      folder = FilePath.folder(folder)
      found += FilePath.names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { FilePath.join(folder, $0) }
    }
    return found
  }

  static func isProject(_ folder: String) -> Bool {
    FilePath.names(in: folder).contains { $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") }
  }
}
