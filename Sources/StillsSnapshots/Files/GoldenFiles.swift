import Foundation
import Glibc

/// Why a golden could not be read or written.
package struct GoldenError: Error, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }

  static func system(_ doing: String, _ path: String, _ code: Int32, _ rest: String = "") -> GoldenError {
    GoldenError("\(path): \(doing) failed: \(String(cString: strerror(code)))\(rest)")
  }
}

/// Reads and writes goldens so that none is ever lost or half written.
package enum GoldenFiles {
  /// What the names of files begin with that are being written; one that stays was left by a process that was killed.
  package static let unfinishedPrefix = ".stills-unfinished-"

  /// Replaces the file in one step, or leaves it as it was. Makes the folders that are missing; writes nothing when the
  /// file is the same already. Of two that write at once, one's file is there afterwards, whole. What is there and is no
  /// file stays.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try write(bytes, to: path, rest: "; nothing was recorded")
  }

  /// `rest`: what an error says last where there is nothing afterwards.
  private static func write(_ bytes: [UInt8], to path: String, rest: String) throws {
    let target = resolved(path)
    let folder = (target as NSString).deletingLastPathComponent
    try makeFolder(folder.isEmpty ? "." : folder)
    let existing = status(target)
    if let existing, existing.st_mode & S_IFMT != S_IFREG {
      throw GoldenError("\(target): this is no file\(rest)")
    }
    if existing.map({ Int($0.st_size) == bytes.count }) ?? false, try read(target) == bytes { return }
    let number = UInt64.random(in: 0...UInt64.max)
    let temporary = "\(folder.isEmpty ? "." : folder)/\(unfinishedPrefix)\(getpid())-\(String(number, radix: 36))"
    do {
      try writeNew(bytes, to: temporary, for: target, mode: existing.map { $0.st_mode & 0o777 }, rest: rest)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw GoldenError.system(
        "putting the new file in place", target, code, existing != nil ? "; the file is as it was" : rest)
    }
    // So that the name outlives a loss of power too; what cannot be done here harms nobody.
    let handle = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY)
    if handle >= 0 {
      fsync(handle)
      close(handle)
    }
  }

  /// Writes a report: as ``write(_:to:)``, but into pipes and devices, `/dev/stdout` among them, straight.
  package static func writeReport(_ bytes: [UInt8], to path: String) throws {
    guard let kind = status(path).map({ $0.st_mode & S_IFMT }), kind != S_IFREG, kind != S_IFDIR else {
      return try write(bytes, to: path, rest: "")
    }
    let handle = open(path, O_WRONLY | O_CLOEXEC)
    guard handle >= 0 else { throw GoldenError.system("writing", path, errno) }
    defer { close(handle) }
    try write(bytes, to: handle, path, rest: "")
  }

  /// Nil when there is no file.
  package static func read(_ path: String) throws -> [UInt8]? {
    let handle = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard handle >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw GoldenError.system("reading", path, errno)
    }
    defer { close(handle) }
    var facts = stat()
    guard fstat(handle, &facts) == 0 else { throw GoldenError.system("reading", path, errno) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw GoldenError("\(path): this is no file") }
    // Our choice: far beyond any picture, and not beyond memory.
    guard facts.st_size <= 1 << 29 else {
      throw GoldenError("\(path): \(facts.st_size) bytes are too many for a golden")
    }
    return try read(handle, count: Int(facts.st_size), path)
  }

  // MARK: Steps

  private static func read(_ handle: Int32, count: Int, _ path: String) throws -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
      while size < count {
        let got = Glibc.read(handle, buffer.baseAddress.map { $0 + size }, count - size)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        size += got
      }
    }
    if code != 0 { throw GoldenError.system("reading", path, code) }
    return bytes
  }

  /// `target`: what errors name.
  private static func writeNew(
    _ bytes: [UInt8], to path: String, for target: String, mode: mode_t?, rest: String
  ) throws {
    let handle = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard handle >= 0 else { throw GoldenError.system("writing", target, errno, rest) }
    defer { close(handle) }
    if let mode { fchmod(handle, mode) }
    try write(bytes, to: handle, target, rest: rest)
    // A disk may take bytes and find later that it is full. Some kinds of disks cannot be asked.
    guard fsync(handle) == 0 || [EINVAL, ENOTSUP, ENOSYS].contains(errno) else {
      throw GoldenError.system("writing", target, errno, rest)
    }
  }

  private static func write(_ bytes: [UInt8], to handle: Int32, _ path: String, rest: String) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(handle, $0.baseAddress.map { $0 + written }, $0.count - written) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw GoldenError.system("writing", path, count < 0 ? errno : ENOSPC, rest) }
      written += count
    }
  }

  private static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 || errno == EEXIST {
      guard let facts = status(path), facts.st_mode & S_IFMT == S_IFDIR else {
        throw GoldenError("\(path): a folder is needed here, and this is none")
      }
      return
    }
    guard errno == ENOENT else { throw GoldenError.system("making the folder", path, errno) }
    let parent = (path as NSString).deletingLastPathComponent
    guard !parent.isEmpty, parent != path else { throw GoldenError.system("making the folder", path, ENOENT) }
    try makeFolder(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw GoldenError.system("making the folder", path, errno) }
  }

  /// Where a link leads to, so that the link stays one, also where nothing is there yet.
  private static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var path = path
    // As many links in a row as the system itself follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink(path, &buffer, Int(PATH_MAX))
      guard count > 0 else { return path }
      let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = (path as NSString).deletingLastPathComponent
      path = target.hasPrefix("/") || folder.isEmpty ? target : "\(folder)/\(target)"
    }
    return path
  }

  private static func status(_ path: String) -> stat? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts : nil
  }
}
