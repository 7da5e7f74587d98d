import Glibc

/// Path questions and file calls, straight from the C library: the command's cold start cannot afford more.
package enum FilePath {
  /// Behind the last slash.
  package static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// The last component without its extension.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Before the last slash; `.` if there is none.
  package static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// With links followed; nil if there is no such file.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  package static func isFolder(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }
  package static func isFile(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// Nil if it cannot be read.
  package static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(descriptor, expecting: (status(path)?.st_size ?? 0) + 1)
  }

  package static func read(_ descriptor: Int32, expecting size: Int = 4096) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: max(size, 512))
    var filled = 0
    while true {
      if filled == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return nil }
      if got == 0 { return Array(bytes[..<filled]) }
      filled += got
    }
  }

  /// The reason of the last failed call: `Permission denied`.
  package static var lastError: String { String(cString: strerror(errno)) }

  /// Writes a file that is there whole or not at all; nil, or why it could not. Links stay links, and what is a pipe or a
  /// device, as `/dev/stdout` is, takes the bytes and stays what it is.
  package static func write(_ bytes: [UInt8], to given: String) -> String? {
    if let kind = status(given).map({ $0.st_mode & S_IFMT }), kind != S_IFREG, kind != S_IFDIR {
      let descriptor = open(given, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return lastError }
      defer { close(descriptor) }
      return write(bytes, to: descriptor)
    }
    let path = real(given) ?? given
    // Whoever is asked to end in the middle of this ends behind it.
    var ends = sigset_t()
    var before = sigset_t()
    sigemptyset(&ends)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, signal) }
    sigprocmask(SIG_BLOCK, &ends, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    let partial = partialName(path)
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return lastError }
    var problem = write(bytes, to: descriptor)
    if close(descriptor) != 0, problem == nil { problem = lastError }
    if problem == nil, rename(partial, path) != 0 { problem = lastError }
    if problem != nil { unlink(partial) }
    return problem
  }

  /// The name a file has while it is being written.
  package static func partialName(_ path: String, process: pid_t = getpid()) -> String {
    join(folder(path), ".\(name(path)).\(process).partial")
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var written = 0
    while written < bytes.count {
      let got = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return lastError }
      written += got
    }
    return nil
  }

  /// Makes a folder and those above it; nil, or why it could not.
  package static func makeFolder(_ path: String) -> String? {
    var made: [String] = []
    return makeFolder(path, made: &made)
  }

  /// Adds the folders that were not there to `made`, outermost first.
  package static func makeFolder(_ path: String, made: inout [String]) -> String? {
    if isFolder(path) { return nil }
    let parent = folder(path)
    if parent != ".", parent != "/", let problem = makeFolder(parent, made: &made) { return problem }
    guard mkdir(path, 0o755) == 0 else {
      guard errno == EEXIST else { return lastError }
      return isFolder(path) ? nil : "there is a file of that name"
    }
    made.append(path)
    return nil
  }

  /// The names in a folder, sorted.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
