import Foundation
import Glibc
import StillsGeometry
import StillsImaging

/// The references below some folders: which are used, which are the same, how large they are.
package struct GoldenSurvey {
  package struct Entry {
    /// As it can be opened from where the program was started.
    package let path: String
    package let size: Int
    /// With all links followed.
    fileprivate let realPath: String
  }

  /// Of whole files, by path.
  package private(set) var goldens: [Entry] = []
  /// Goldens that the record does not name; empty without a record.
  package private(set) var unused: [Entry] = []
  /// Goldens that the record does not name either, but whose tests are there and have used no other: they were not run.
  package private(set) var notRun: [Entry] = []
  /// Goldens with the same bytes, two or more each.
  package private(set) var doubles: [[Entry]] = []
  /// What was left by processes that were killed while they wrote.
  package private(set) var unfinished: [Entry] = []
  package let hasRecord: Bool

  /// Goldens are the files below folders named so.
  static let folderName = "__Snapshots__"

  /// Throws where a folder is missing, and where the record names none of the goldens: then it is of something else.
  package init(folders: [String], record: (path: String, text: String)?) throws {
    hasRecord = record != nil
    var known: Set<String> = []
    var links: [String] = []
    for folder in folders {
      for entry in try Self.files(below: folder, links: &links) where known.insert(entry.realPath).inserted {
        if (entry.path as NSString).lastPathComponent.hasPrefix(GoldenFiles.unfinishedPrefix) {
          unfinished.append(entry)
        } else {
          goldens.append(entry)
        }
      }
    }
    goldens.sort { $0.path < $1.path }
    unfinished.sort { $0.path < $1.path }
    doubles = Self.doubles(in: goldens)
    guard let record else { return }
    let unnamed = try Self.unused(goldens, links: links, record)
    let names = Set(unnamed.map(\.realPath))
    var tests = TestSources(used: goldens.map(\.realPath).filter { !names.contains($0) })
    for entry in unnamed {
      if tests.areSilent(about: entry.realPath) { notRun.append(entry) } else { unused.append(entry) }
    }
  }

  // MARK: Finding

  /// `links`: the paths of what leads elsewhere, to which they are added.
  private static func files(below folder: String, links: inout [String]) throws -> [Entry] {
    guard let real = realPath(folder) else { throw GoldenError("\(folder): there is no such folder") }
    var facts = stat()
    guard stat(real, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else {
      throw GoldenError("\(folder): this is no folder")
    }
    guard access(real, R_OK | X_OK) == 0, let paths = FileManager.default.enumerator(atPath: real) else {
      throw GoldenError("\(folder): this folder cannot be read")
    }
    let isInside = real.split(separator: "/").contains(Substring(folderName))
    var entries: [Entry] = []
    for case let path as String in paths {
      guard isInside || path.split(separator: "/").dropLast().contains(Substring(folderName)) else { continue }
      var facts = stat()
      let full = "\(real)/\(path)"
      guard lstat(full, &facts) == 0 else {
        // Left out it would never be found unused.
        if FileNames.isNoText(full) { throw FileNames.error("\(folder)/\(path)") }
        continue
      }
      if facts.st_mode & S_IFMT == S_IFLNK { links.append(full) }
      guard facts.st_mode & S_IFMT == S_IFREG else { continue }
      entries.append(
        Entry(path: folder == "." ? path : "\(folder)/\(path)", size: Int(facts.st_size), realPath: full))
    }
    return entries
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func doubles(in goldens: [Entry]) -> [[Entry]] {
    // Only files of one size can be the same.
    let bySize = Dictionary(grouping: goldens, by: \.size).values.filter { $0.count > 1 }
    var groups: [[Entry]] = []
    for entries in bySize {
      let byContent = Dictionary(grouping: entries) { entry in
        ((try? GoldenFiles.read(entry.path)) ?? nil).map { ByteDigest.name(of: $0) } ?? entry.path
      }
      groups += byContent.values.filter { $0.count > 1 }.map { $0.sorted { $0.path < $1.path } }
    }
    return groups.sorted { $0[0].path < $1[0].path }
  }

  /// A record may come from another machine: then the part from above the folder of snapshots on must be the same. That
  /// takes rather too many for used than too few.
  private static func unused(
    _ goldens: [Entry], links: [String], _ record: (path: String, text: String)
  ) throws -> [Entry] {
    let used = GoldenRecord.goldens(in: record.text), tails = Set(used.compactMap(tail))
    var paths = Set(used)
    // Whoever uses a link uses what it leads to.
    let usedLinks = links.filter { link in paths.contains(link) || tail(of: link).map(tails.contains) ?? false }
    paths.formUnion((used + usedLinks).compactMap(realPath))
    let unused = goldens.filter { entry in
      !paths.contains(entry.realPath) && !(tail(of: entry.realPath).map(tails.contains) ?? false)
    }
    guard unused.count < goldens.count || goldens.isEmpty else {
      throw GoldenError(
        "\(record.path): the record names none of the \(goldens.count) goldens here; is it of a full run of these tests?"
      )
    }
    return unused
  }

  /// `AppTests/__Snapshots__/CardTests/card.1.png`.
  private static func tail(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let place = parts.lastIndex(of: Substring(folderName)) else { return nil }
    return parts[max(0, place - 1)...].joined(separator: "/")
  }

  // MARK: Removing

  /// Removes what is unused or unfinished, and folders that are empty then.
  package func prune() throws {
    for entry in unused + unfinished {
      guard unlink(entry.realPath) == 0 || errno == ENOENT else {
        throw GoldenError.system("removing", entry.path, errno)
      }
      var folder = (entry.realPath as NSString).deletingLastPathComponent
      while folder.contains("/\(Self.folderName)"), rmdir(folder) == 0 {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
  }
}

// MARK: - Telling

extension GoldenSurvey {
  package var text: String {
    var text = ""
    func section(_ title: String, _ entries: [Entry]) {
      guard !entries.isEmpty else { return }
      text += "\(title): \(entries.count), \(Self.amount(entries.reduce(0) { $0 + $1.size }))\n"
      for entry in entries { text += "  \(entry.path)  \(Self.amount(entry.size))\n" }
    }
    section("unused", unused)
    section("left unfinished", unfinished)
    section("not run", notRun)
    if !notRun.isEmpty {
      text += "  these stay: their tests are there, but used no golden in the run that the record is of\n"
    }
    for group in doubles {
      text += "the same \(group.count) times, \(Self.amount(group[0].size)) each\n"
      for entry in group { text += "  \(entry.path)\n" }
    }
    let all = goldens.reduce(0) { $0 + $1.size }
    text += "\(goldens.count) golden\(goldens.count == 1 ? "" : "s"), \(Self.amount(all))"
    if let largest = goldens.max(by: { $0.size < $1.size }) {
      text += "; the largest is \(largest.path), \(Self.amount(largest.size))"
    }
    if !hasRecord { text += "\nwithout the record of a full run it is not known which are used (--used FILE)" }
    return text + "\n"
  }

  package var json: String {
    func string(_ text: String) -> String { JSONString.quoted(text) }
    func list(_ entries: [Entry]) -> String {
      "[" + entries.map { "{\"path\": \(string($0.path)), \"size\": \($0.size)}" }.joined(separator: ", ") + "]"
    }
    let unused = hasRecord ? list(unused) : "null"
    let doubles = doubles.map { "[" + $0.map { string($0.path) }.joined(separator: ", ") + "]" }
    return """
      {
        "goldens": \(list(goldens)),
        "unused": \(unused),
        "notRun": \(hasRecord ? list(notRun) : "null"),
        "unfinished": \(list(unfinished)),
        "doubles": [\(doubles.joined(separator: ", "))]
      }

      """
  }

  /// `512 bytes`, `1.2 MB`.
  private static func amount(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<1_000_000: "\(NumberText.string(CGFloat(bytes) / 1e3, places: 1)) kB"
    default: "\(NumberText.string(CGFloat(bytes) / 1e6, places: 1)) MB"
    }
  }
}
