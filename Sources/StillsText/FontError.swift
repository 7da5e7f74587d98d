import Foundation

/// A font that was asked for by path and cannot be used: which file, what is wrong, what to do about it.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  case folderNotFound(String)
  case unreadable(String)
  /// Not a TrueType, OpenType or collection file, or one that is cut short.
  case notAFont(String)
  /// A font, but without one of the tables that text needs.
  case incomplete(String, table: String)

  public var description: String {
    switch self {
    case .folderNotFound(let path):
      "Font folder not found: \(path). Give a folder that holds .ttf, .otf or .ttc files."
    case .unreadable(let path):
      "Font file cannot be read: \(path). Check that it exists and may be read."
    case .notAFont(let path):
      "Not a font: \(path). Its contents are no TrueType or OpenType font; replace the file (a download page saved "
        + "under the font's name, or a Git LFS pointer, looks like this) or move it out of the font folder."
    case .incomplete(let path, let table):
      "Damaged font: \(path) has no usable '\(table)' table. Replace the file or move it out of the font folder."
    }
  }
}
