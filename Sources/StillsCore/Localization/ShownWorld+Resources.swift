import Foundation
import Synchronization

extension _ShownWorld {
  private struct Wanted: Hashable {
    var name: String
    var folders: [String]
  }

  /// What was looked for before, nil where there was nothing.
  private static let found = Mutex<[Wanted: String?]>([:])

  /// The file that a bundle would hold: the first of that name below the folders, which are searched in order, each in
  /// the order of names. Nil names find nothing, for no still has a bundle with files of one's own.
  public static func resource(_ name: String?, _ ending: String?, below folders: [String]) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let ending = ending.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    let wanted = Wanted(name: ending.isEmpty ? name : "\(name).\(ending)", folders: folders)
    if let known = found.withLock({ $0[wanted] }) { return known }
    var search = ResourceSearch(path: wanted.name)
    let path = folders.lazy.compactMap { search.first(below: $0) }.first
    found.withLock { $0[wanted] = .some(path) }
    return path
  }

  /// All files with such an ending, for those who list what is there.
  public static func resources(_ ending: String?, below folders: [String]) -> [String] {
    guard let ending, !ending.isEmpty else { return [] }
    var search = ResourceSearch(path: "")
    var paths: [String] = []
    for folder in folders {
      for path in search.all(below: folder) where path.hasSuffix(".\(ending)") && !paths.contains(path) {
        paths.append(path)
      }
    }
    return paths
  }

  /// What an app says of itself: a picture's has the first version.
  public static var appInformation: [String: Any] {
    [
      "CFBundleName": "App", "CFBundleDisplayName": "App", "CFBundleIdentifier": "App", "CFBundleExecutable": "App",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }
}

/// Looks through folders as they are built into an app: whatever folder a file lies in, it is found by its name.
private struct ResourceSearch {
  /// `Sounds/bell.wav` names the end of a path.
  let path: String
  /// Chosen: more than apps have files. What lies behind so many is not looked at.
  private var remaining = 50_000

  init(path: String) { self.path = path }

  mutating func first(below folder: String) -> String? {
    let direct = "\(folder)/\(path)"
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: direct, isDirectory: &isFolder), !isFolder.boolValue { return direct }
    for inner in folders(in: folder) { if let found = first(below: inner) { return found } }
    return nil
  }

  mutating func all(below folder: String) -> [String] {
    let inner = folders(in: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.sorted().map { "\(folder)/\($0)" }.filter { !inner.contains($0) }
    return files + inner.flatMap { all(below: $0) }
  }

  private mutating func folders(in folder: String) -> [String] {
    guard remaining > 0 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    remaining -= names.count
    return names.filter { !Self.isForeign($0) }.map { "\(folder)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// Builds, tests and what Xcode keeps for itself bring nothing of the app's.
  private static func isForeign(_ name: String) -> Bool {
    name.hasPrefix(".") || ["build", "out", "node_modules", "__Snapshots__", "Pods"].contains(name)
      || [".xcassets", ".xcodeproj", ".xcworkspace", ".swift"].contains { name.hasSuffix($0) }
      || name.hasSuffix("Tests")
  }
}
