import StillsUI

/// The data models that lie beside the user's sources: `Library.xcdatamodeld`.
enum DataModelSearch {
  /// Chosen: more than apps have folders. What lies behind so many is not looked at.
  private static let mostFolders = 5_000

  /// Those in the folders that were named; else those beside the sources, else those of their projects.
  static func models(beside sources: SourceSet) -> [DataModelFile] {
    let given = sources.paths.filter(FilePath.isFolder)
    let around = ResourceFolders.of(sources.files)
    let own = around.filter { folder in
      sources.files.contains { FilePath.folder($0.absolutePath) == folder }
    }
    for folders in [given, own, around] {
      var left = mostFolders
      var paths: [String] = []
      for path in folders.flatMap({ search($0, &left) }) where !paths.contains(path) { paths.append(path) }
      let models = paths.compactMap(model)
      if !models.isEmpty { return models }
    }
    return []
  }

  private static func search(_ folder: String, _ left: inout Int) -> [String] {
    guard left > 0 else { return [] }
    left -= 1
    var found: [String] = []
    for name in FilePath.names(in: folder) where !name.hasPrefix(".") && !isForeign(name) {
      let path = FilePath.join(folder, name)
      if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
        found.append(path)
      } else if FilePath.isFolder(path) {
        found += search(path, &left)
      }
    }
    return found
  }

  private static func isForeign(_ folder: String) -> Bool {
    ["build", "out", "node_modules", "Pods", "DerivedData"].contains(folder) || folder.hasSuffix(".xcassets")
      || folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".lproj")
  }

  private static func model(_ path: String) -> DataModelFile? {
    let version = path.hasSuffix(".xcdatamodeld") ? currentVersion(path) : path
    guard let version, let bytes = FilePath.read(FilePath.join(version, "contents")) else { return nil }
    return DataModelFile(name: FilePath.stem(path), contents: bytes)
  }

  /// Of a model with several versions the one that Xcode marks.
  private static func currentVersion(_ path: String) -> String? {
    let versions = FilePath.names(in: path).filter { $0.hasSuffix(".xcdatamodel") }
    let marked = FilePath.read(FilePath.join(path, ".xccurrentversion")).flatMap(markedVersion)
    let name =
      marked.flatMap { versions.contains($0) ? $0 : nil }
      ?? versions.first { FilePath.stem($0) == FilePath.stem(path) } ?? versions.last
    return name.map { FilePath.join(path, $0) }
  }

  private static func markedVersion(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let key = text.range(of: "_XCCurrentVersionName"), let start = text[key.upperBound...].range(of: "<string>"),
      let end = text[start.upperBound...].range(of: "</string>")
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
