import Foundation
import Glibc
import StillsImaging

/// How one picture file of two folders, or of two names, came out.
package struct FileComparison {
  package enum Outcome {
    case same
    case different(Difference)
    /// Only the new folder has it.
    case added
    /// Only the old folder has it.
    case removed
    /// One of the two cannot be read.
    case failed(String)
  }

  /// Below both folders, or the file's own name.
  package var name: String
  package var expectedPath, actualPath: String?
  package var outcome: Outcome
  /// The name of the same picture in the other folder, where only one has this one: it was renamed, probably.
  package var otherName: String?

  package init(name: String, expectedPath: String?, actualPath: String?, outcome: Outcome) {
    (self.name, self.expectedPath, self.actualPath, self.outcome) = (name, expectedPath, actualPath, outcome)
  }

  package var isSame: Bool { if case .same = outcome { true } else { false } }
  package var hasFailed: Bool { if case .failed = outcome { true } else { false } }
  fileprivate var isAdded: Bool { if case .added = outcome { true } else { false } }
  fileprivate var isRemoved: Bool { if case .removed = outcome { true } else { false } }

  /// What there is to say, in one line or more; nil when nothing differs.
  package var message: String? {
    switch outcome {
    case .same: nil
    case .different(let difference): difference.message
    case .added:
      "there is no picture of this name to compare with: only \(actualPath ?? name)"
        + (otherName.map { ", the same as \($0) was" } ?? "")
    case .removed:
      "the new pictures lack it: only \(expectedPath ?? name)" + (otherName.map { ", the same as \($0) is" } ?? "")
    case .failed(let message): message
    }
  }
}

/// Compares files and folders of pictures.
package enum PictureFiles {
  /// Throws where one of the two is missing, or one is a file and the other a folder. Pictures of folders are compared by
  /// their paths below them, in order of those.
  package static func compare(
    _ expected: String, _ actual: String, options: CompareOptions = CompareOptions()
  ) throws -> [FileComparison] {
    switch (try isFolder(expected), try isFolder(actual)) {
    case (false, false):
      return [compareFiles((actual as NSString).lastPathComponent, expected, actual, options)]
    case (true, true): return try compareFolders(expected, actual, options)
    case (true, false), (false, true):
      throw GoldenError("\(expected) and \(actual): a folder can only be compared with a folder, a file with a file")
    }
  }

  private static func isFolder(_ path: String) throws -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0 else {
      guard errno != ENOENT else { throw GoldenError("\(path): there is no such file or folder") }
      throw GoldenError.system("reading", path, errno)
    }
    return facts.st_mode & S_IFMT == S_IFDIR
  }

  private static func compareFolders(
    _ expected: String, _ actual: String, _ options: CompareOptions
  ) throws -> [FileComparison] {
    let old = Set(try pictures(in: expected)), new = Set(try pictures(in: actual))
    let names = old.union(new).sorted()
    guard !names.isEmpty else { throw GoldenError("\(expected) and \(actual): no PNG or JPEG file in either folder") }
    return compare(
      names.map { name in
        (name, old.contains(name) ? "\(expected)/\(name)" : nil, new.contains(name) ? "\(actual)/\(name)" : nil)
      }, options)
  }

  /// What snapshot tests leave where they fail (`SNAPSHOT_ARTIFACTS`): each new picture with the reference beside it.
  /// A picture without one had none.
  package static func compareArtifacts(
    in folder: String, options: CompareOptions = CompareOptions()
  ) throws -> [FileComparison] {
    guard try isFolder(folder) else { throw GoldenError("\(folder): this is one picture, and no folder of artifacts") }
    let all = Set(try pictures(in: folder))
    guard all.contains(where: { Companion($0) != nil }) else {
      throw GoldenError("\(folder): no failed snapshot test has left a picture here")
    }
    let names = Set(all.map { Companion($0)?.picture ?? $0 }).sorted()
    return compare(
      names.map { name in
        let reference = Companion.path(of: "reference", name), failure = Companion.path(of: "failure", name)
        let actual = all.contains(name) ? name : all.contains(failure) ? failure : nil
        return (name, all.contains(reference) ? "\(folder)/\(reference)" : nil, actual.map { "\(folder)/\($0)" })
      }, options)
  }

  /// A file that shows a failure beside the new picture: `row.1.reference.png` beside `row.1.png`.
  private struct Companion {
    let picture: String

    init?(_ path: String) {
      let stem = (path as NSString).deletingPathExtension as NSString
      guard ["reference", "failure", "difference"].contains(stem.pathExtension) else { return nil }
      picture = stem.deletingPathExtension + "." + (path as NSString).pathExtension
    }

    static func path(of kind: String, _ picture: String) -> String {
      let path = picture as NSString
      return "\(path.deletingPathExtension).\(kind).\(path.pathExtension)"
    }
  }

  private static func compare(
    _ files: [(name: String, expected: String?, actual: String?)], _ options: CompareOptions
  ) -> [FileComparison] {
    var results = [FileComparison?](repeating: nil, count: files.count)
    results.withUnsafeMutableBufferPointer { results in
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: files.count) { index in
        let (name, expected, actual) = files[index]
        if let expected, let actual {
          results[index] = compareFiles(name, expected, actual, options)
        } else {
          results[index] = FileComparison(
            name: name, expectedPath: expected, actualPath: actual, outcome: actual == nil ? .removed : .added)
        }
      }
    }
    return withOtherNames(results.compactMap { $0 })
  }

  /// Finds for pictures that only one folder has the same ones that only the other has.
  private static func withOtherNames(_ results: [FileComparison]) -> [FileComparison] {
    var results = results
    func content(_ path: String?) -> String? {
      path.flatMap { (try? bytes(of: $0)).map { ByteDigest.name(of: $0) } }
    }
    let lone = results.indices.filter { results[$0].isAdded || results[$0].isRemoved }
    guard lone.contains(where: { results[$0].isAdded }), lone.contains(where: { results[$0].isRemoved }) else {
      return results
    }
    var removed: [String: Int] = [:]
    for index in lone.reversed() where results[index].isRemoved {
      if let key = content(results[index].expectedPath) { removed[key] = index }
    }
    for index in lone where results[index].isAdded {
      guard let key = content(results[index].actualPath), let old = removed.removeValue(forKey: key) else { continue }
      results[index].otherName = results[old].name
      results[old].otherName = results[index].name
    }
    return results
  }

  private static func compareFiles(
    _ name: String, _ expected: String, _ actual: String, _ options: CompareOptions
  ) -> FileComparison {
    func result(_ outcome: FileComparison.Outcome) -> FileComparison {
      FileComparison(name: name, expectedPath: expected, actualPath: actual, outcome: outcome)
    }
    do {
      let (old, new) = (try bytes(of: expected), try bytes(of: actual))
      // So that an error names the file it is about.
      for (path, bytes) in [(expected, old), (actual, new)] where !PictureComparison.isPicture(bytes) {
        return result(.failed("\(path): neither a PNG nor a JPEG file"))
      }
      switch try PictureComparison.compare(reference: old, with: Picture(file: new), options: options) {
      case .same: return result(.same)
      case .different(let difference): return result(.different(difference))
      }
    } catch {
      return result(.failed(blame(expected, actual, error)))
    }
  }

  private static func blame(_ expected: String, _ actual: String, _ error: any Error) -> String {
    if let error = error as? GoldenError { return error.description }
    let culprit = [expected, actual].first { path in
      (try? bytes(of: path)).map { !PictureComparison.canBeRead($0) } ?? false
    }
    return culprit.map { "\($0): \(error)" } ?? "\(error)"
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    guard let bytes = try GoldenFiles.read(path) else { throw GoldenError("\(path): there is no such file") }
    return bytes
  }

  /// Paths of all pictures at any depth, below a folder; throws where there is none.
  package static func pictures(at folder: String) throws -> [String] {
    guard try isFolder(folder) else {
      throw GoldenError("\(folder): neither a page that `stills review` has written nor a folder of pictures")
    }
    return try pictures(in: folder)
  }

  /// Paths of all pictures at any depth, below the folder. Links to folders elsewhere are followed, each once; what they
  /// lead to inside the folder itself is there anyway.
  private static func pictures(in folder: String) throws -> [String] {
    var pictures: [String] = []
    let root = realPath(folder)
    var followed: Set<String> = []
    func leadsElsewhere(_ link: String) -> Bool {
      let target = realPath(link)
      let isInside = target == root || target.hasPrefix(root + "/") || root.hasPrefix(target + "/")
      return !isInside && followed.insert(target).inserted
    }
    func visit(_ path: String, below prefix: String) throws {
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
        throw GoldenError("\(path): this folder cannot be read")
      }
      for name in names.sorted() {
        let full = "\(path)/\(name)"
        if FileNames.isNoText(full) { throw FileNames.error(full) }
        var facts = stat()
        if stat(full, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
          let isLink = lstat(full, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
          if !isLink || leadsElsewhere(full) { try visit(full, below: "\(prefix)\(name)/") }
        } else if ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased()) {
          pictures.append(prefix + name)
        }
      }
    }
    try visit(folder, below: "")
    return pictures
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
