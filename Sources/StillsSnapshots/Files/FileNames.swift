import Foundation

/// Names of files are bytes, and need not be text. Where they are none a replacement stands in the string, and the file is
/// not found by it.
enum FileNames {
  static func error(_ path: String) -> GoldenError {
    GoldenError("\(path): the name is no UTF-8 text (\u{FFFD} stands for what is none): rename the file or its folder")
  }

  /// Whether the path leads nowhere because of what its name is.
  static func isNoText(_ path: String) -> Bool {
    var facts = stat()
    return path.unicodeScalars.contains("\u{FFFD}") && lstat(path, &facts) != 0
  }
}
