import Glibc

/// The files that pictures are made of: sources, assets, translations and fonts, as they are at one moment.
package struct WatchedInputs {
  /// A file as it was; another save makes another one, even of the same bytes.
  package struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var inode: UInt64
  }

  /// Where each file lies that counts.
  package private(set) var files: [String: Stamp] = [:]
  /// The folders they may lie in, sorted.
  package private(set) var folders: [String] = []

  /// Whether something that was asked for is not there: it may come back.
  package private(set) var isLacking = false

  private static let endings = [
    ".swift", ".strings", ".stringsdict", ".xcstrings", ".json", ".png", ".jpg", ".jpeg", ".svg", ".pdf", ".ttf",
    ".otf", ".ttc",
  ]

  /// Looks at all there is now. `paths` are sources and folders; `more` are folders with assets and fonts; what was
  /// written as `outputs`, by their real paths, is no input even where it lies among them.
  package init(paths: [String], more: [String], outputs: Set<String>) {
    var seen: Set<String> = []
    for path in paths {
      if FilePath.status(path) == nil { isLacking = true }
      if FilePath.isFolder(path) {
        add(folder: path, isWhole: true, outputs, &seen)
      } else {
        add(folder: FilePath.folder(path), isWhole: false, outputs, &seen)
      }
    }
    for path in more + AssetSearch.paths(beside: paths) {
      if FilePath.isFolder(path) { add(folder: path, isWhole: true, outputs, &seen) }
    }
    folders.sort()
  }

  /// Of a file's folder only what lies beside the file counts, and the folders that resources lie in.
  private mutating func add(folder: String, isWhole: Bool, _ outputs: Set<String>, _ seen: inout Set<String>) {
    guard let real = FilePath.real(folder), seen.insert(real).inserted else { return }
    folders.append(real)
    for name in FilePath.names(in: real) where !name.hasPrefix(".") {
      let path = FilePath.join(real, name)
      guard let status = FilePath.status(path) else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        let isResource = [".lproj", ".xcassets"].contains { name.hasSuffix($0) } || Self.resourceFolders.contains(name)
        if (isWhole && !Self.foreign.contains(name)) || isResource { add(folder: path, isWhole: true, outputs, &seen) }
      } else if Self.endings.contains(where: { name.lowercased().hasSuffix($0) }), !outputs.contains(path) {
        files[path] = Stamp(
          seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int64(status.st_size),
          inode: UInt64(status.st_ino))
      }
    }
  }

  private static let resourceFolders = ["Resources", "Localization", "Localizations", "Strings"]
  private static let foreign = ["node_modules", "__Snapshots__"]

  /// Less what is an output and no input, as is known only now.
  package func without(_ outputs: Set<String>) -> WatchedInputs {
    var rest = self
    for path in outputs { rest.files[path] = nil }
    return rest
  }

  /// The names of the files that came, went or were saved since, sorted.
  package func changes(since earlier: WatchedInputs) -> [String] {
    let paths = Set(files.keys).union(earlier.files.keys)
    return paths.filter { files[$0] != earlier.files[$0] }.sorted().map(FilePath.name)
  }
}
