import Glibc

/// The files that are compiled together as one app module.
package struct SourceSet {
  package var files: [SourceFile] = []
  /// As they were named.
  var paths: [String] = []
  /// Names of the folders they lie in, by which parts of a project may import each other.
  var folderNames: Set<String> = []

  /// Folders are searched for `.swift` files, leaving out hidden ones, tests and package manifests.
  package init(paths: [String]) throws(Failure) {
    self.paths = paths
    var seen: Set<String> = []
    for path in paths {
      let found = try Self.files(path)
      for file in found {
        guard let real = FilePath.real(file), seen.insert(real).inserted else { continue }
        guard let read = FilePath.read(file) else {
          throw Failure(.usage, "cannot read \(file): \(FilePath.lastError)")
        }
        let bytes = try Self.text(read, of: file)
        files.append(SourceFile(path: file, absolutePath: real, bytes: bytes))
        folderNames.formUnion(FilePath.folder(file).split(separator: "/").map(String.init))
      }
    }
    files.sort { $0.absolutePath < $1.absolutePath }
    if let blank = files.first, files.count == 1, blank.bytes.allSatisfy({ $0 <= 0x20 }) {
      throw Failure(.nothingRendered, "\(blank.path) is empty; nothing to render")
    }
  }

  /// Without the mark that some editors begin a file with. The compiler would speak of each byte that is no text.
  private static func text(_ bytes: [UInt8], of file: String) throws(Failure) -> [UInt8] {
    // The compiler is told of the file in its own language, where a name is one line.
    guard !file.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      let name = file.split(whereSeparator: \.isNewline).joined(separator: "⏎")
      throw Failure(.usage, "there is a line break in the name \(name): rename the file or its folder")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw Failure(.doesNotCompile, "\(file) is UTF-16, and Swift files are UTF-8: save it in that encoding")
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: text, as: UTF8.self) == nil else { return text }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let number = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { ":\($0 + 1)" } ?? ""
    throw Failure(
      .doesNotCompile, "\(file)\(number): this is no UTF-8 text: save the file in that encoding")
  }

  private static func files(_ path: String) throws(Failure) -> [String] {
    guard let status = FilePath.status(path) else { throw Failure(.usage, "no such file or folder: \(path)") }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard path.hasSuffix(".swift") else {
        throw Failure(.usage, "\(path) is not a Swift file (its name does not end in .swift)")
      }
      return [path]
    }
    let files = try search(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    if files.isEmpty, access(path, R_OK | X_OK) != 0 {
      throw Failure(.usage, "cannot read the folder \(path): \(FilePath.lastError)")
    }
    if files.isEmpty { throw Failure(.nothingRendered, "no .swift file in \(path)") }
    return files
  }

  private static func search(_ folder: String) throws(Failure) -> [String] {
    func isOurs(_ name: String) -> Bool { !name.hasPrefix(".") && (name.hasSuffix(".swift") || name.hasSuffix("/")) }
    if let name = FilePath.namesThatAreNoText(in: folder).first(where: isOurs) {
      let kind = name.hasSuffix("/") ? "folder" : "file"
      throw Failure(.usage, "\(FilePath.join(folder, name)): the name is no UTF-8 text: rename the \(kind)")
    }
    var files: [String] = []
    for name in FilePath.names(in: folder) {
      let path = FilePath.join(folder, name)
      if name.hasPrefix(".") || name == "Package.swift" || name.hasSuffix(".xcassets") { continue }
      if FilePath.isFolder(path) {
        if !name.hasSuffix("Tests") { files += try search(path) }
      } else if name.hasSuffix(".swift"), name != "main.swift" {
        // Statements at the top of a file run an app, which previews do not need.
        files.append(path)
      }
    }
    return files
  }
}
