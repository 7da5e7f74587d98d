import Glibc

/// Compiled libraries by the digest of all that went into them. Each is a folder that appears whole, by one rename,
/// so any number of processes may share the cache.
struct LibraryCache {
  private static let capacity = 256  // Chosen: some ten megabytes.

  var folder: String
  /// The wanted place cannot be written to, nor perhaps the other caches beside it.
  private(set) var isTemporary = false

  /// The wanted folder, or one in the place for temporary files if that cannot be made.
  init(folder wanted: String?) {
    let folder = wanted ?? Self.standardFolder
    isTemporary = FilePath.makeFolder(folder) != nil || access(folder, W_OK) != 0
    self.folder = isTemporary ? "/tmp/stills-\(getuid())" : folder
  }

  private static var standardFolder: String {
    if let cache = getenv("XDG_CACHE_HOME"), cache.pointee == CChar(UInt8(ascii: "/")) {
      return FilePath.join(String(cString: cache), "stills")
    }
    let home = getenv("HOME").map { String(cString: $0) } ?? "/tmp"
    return FilePath.join(home, ".cache/stills")
  }

  func library(_ digest: String) -> CompiledLibrary? { CompiledLibrary(folder: FilePath.join(folder, digest)) }

  /// A new folder to compile in.
  func makeWorkFolder() throws(Failure) -> String {
    let path = FilePath.join(folder, ".work-\(getpid())")
    Self.remove(path)
    removeForsaken()
    if let problem = FilePath.makeFolder(path) {
      throw Failure(.doesNotCompile, "cannot make the folder \(path): \(problem)")
    }
    return path
  }

  /// What processes have left that were killed while they compiled.
  private func removeForsaken() {
    for name in FilePath.names(in: folder) where name.hasPrefix(".work-") {
      let path = FilePath.join(folder, name)
      guard let process = pid_t(name.dropFirst(6)), kill(process, 0) != 0, errno == ESRCH,
        // Chosen: on another machine, or in another container, that shares the cache it may live.
        let changed = FilePath.status(path)?.st_mtim.tv_sec, time(nil) - changed > 3600
      else { continue }
      Self.remove(path)
    }
  }

  /// Moves the results of a compilation to their place; if another process was faster, its own serve as well.
  func keep(_ workFolder: String, as digest: String) -> CompiledLibrary? {
    let place = FilePath.join(folder, digest)
    if rename(workFolder, place) != 0 { Self.remove(workFolder) }
    prune()
    return library(digest)
  }

  /// Forgets the libraries not made lately.
  private func prune() {
    let entries = FilePath.names(in: folder).filter { !$0.hasPrefix(".") }
    guard entries.count > Self.capacity else { return }
    let dated = entries.map { FilePath.join(folder, $0) }.map { ($0, FilePath.status($0)?.st_mtim.tv_sec ?? 0) }
    for (path, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(entries.count - Self.capacity) { Self.remove(path) }
  }

  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in FilePath.names(in: path) { remove(FilePath.join(path, name)) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
