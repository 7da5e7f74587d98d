import Foundation

/// Where fonts beside the bundled ones come from: the resources of the package's targets, which SwiftPM puts beside the
/// tests, and the folders in `SNAPSHOT_TESTING_FONTS` (several with colons between).
enum AppFonts {
  static let folders: [String] = {
    let named = (ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_FONTS"] ?? "").split(separator: ":")
    return named.map(String.init) + resources(beside: Bundle.main.bundleURL)
  }()

  static func resources(beside folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted()
      .map { folder.appendingPathComponent($0).path }.filter(hasFonts)
  }

  private static func hasFonts(_ folder: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
    return files?.contains { [".ttf", ".otf", ".ttc", ".otc"].contains(where: $0.lowercased().hasSuffix) } ?? false
  }
}
