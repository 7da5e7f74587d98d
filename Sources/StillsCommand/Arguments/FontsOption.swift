import StillsPreviews

/// What `--fonts` takes: a folder, or `noto` for those that Debian's Noto packages fill.
enum FontsOption {
  /// Read only when asked for: what a machine has installed must not change pictures by itself.
  private static let notoFolders = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto", ".build/debian/usr/share/fonts/truetype/noto",
    ".build/debian/usr/share/fonts/opentype/noto",
  ]

  static let packages = "fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"

  static func folders(_ text: String) throws(Failure) -> [String] {
    if FilePath.isFolder(text) { return [text] }
    guard text == "noto" else { return [try OptionValue.folder(text, option: "--fonts")] }
    let found = notoFolders.filter(FilePath.isFolder)
    guard !found.isEmpty else {
      throw Failure(.usage, "--fonts noto needs Debian's Noto fonts: apt-get install \(packages)")
    }
    return found
  }

  /// What the names below stand for, and where more come from.
  static let notes = """
    The system font is drawn with Inter, its designs “rounded” with Nunito, “serif” with Stills Serif (cut from Source
    Serif 4) and “monospaced” with JetBrains Mono; widths and line heights are iOS's. Letters beyond Latin, Greek,
    Cyrillic and Korean come from --fonts DIR, or from --fonts noto after
      apt-get install \(packages)
    """
}
