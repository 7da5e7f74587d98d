import Glibc
import Stills
import StillsCore

/// Pictures and the files they go to.
@MainActor package struct RenderPlan {
  package var options: RenderOptions

  package init(options: RenderOptions) { self.options = options }

  /// One job for each picture; it writes the picture in each format.
  package func jobs(_ previews: [LoadedPreview]) throws(Failure) -> [Job] {
    let pictures = Picture.all(of: try PreviewSelection.choose(options.selection, from: previews), options)
    let paths = try paths(pictures)
    return zip(pictures, paths).map { picture, paths in
      Job(label: picture.label, paths: paths.map(\.path)) {
        let result = try picture.render(options)
        for (format, path) in paths { try write(result, format, to: path) }
        let list = result.displayList
        return Job.Report(
          warnings: result.warnings.map(\.message), width: pixels(list.size.width * list.scale),
          height: pixels(list.size.height * list.scale))
      }
    }
  }

  private func pixels(_ length: Double) -> Int { Int(exactly: length.rounded()) ?? 0 }

  private func write(_ result: RenderResult, _ format: RenderOptions.Format, to path: String) throws {
    let bytes =
      switch format {
      case .png: try result.png()
      case .svg: Array(try result.svg(outlinesText: options.outlinesText).utf8)
      case .pdf: try result.pdf()
      case .json: Array(result.layoutJSON.utf8)
      }
    if let problem = FilePath.write(bytes, to: path) {
      throw Failure(.nothingRendered, "cannot write \(path): \(problem)")
    }
  }

  // MARK: - Files

  private func paths(_ pictures: [Picture]) throws(Failure) -> [[(format: RenderOptions.Format, path: String)]] {
    if let output = options.output, let format = Self.format(of: output) {
      return [try single(output, format, count: pictures.count)]
    }
    let formats = options.formats.isEmpty ? [.png] : options.formats
    return FileName.unique(pictures.map { $0.fileName }).map { name in
      formats.map { ($0, FilePath.join(options.output ?? ".", "\(name).\($0.rawValue)")) }
    }
  }

  /// An output with the ending of a picture file is that file.
  private func single(
    _ output: String, _ format: RenderOptions.Format, count: Int
  ) throws(Failure) -> [(format: RenderOptions.Format, path: String)] {
    guard count == 1, options.formats.count <= 1 else {
      let pictures = count == 1 ? "one picture in \(options.formats.count) formats" : "\(count) pictures"
      throw Failure(
        .usage, "\(output) is one file, but there would be \(pictures); give -o a folder, or choose with --preview")
    }
    if let wanted = options.formats.first, wanted != format {
      throw Failure(.usage, "\(output) is not a name for \(wanted.rawValue); drop --format or change the name")
    }
    return [(format, output)]
  }

  package static func format(of path: String) -> RenderOptions.Format? {
    let name = FilePath.name(path)
    guard !path.hasSuffix("/"), let dot = name.lastIndex(of: ".") else { return nil }
    return RenderOptions.Format(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// Endings of pictures that somebody may hope for; a folder of such a name would be a surprise.
  private static func foreignEnding(of path: String) -> String? {
    let name = FilePath.name(path)
    guard !path.hasSuffix("/"), let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let known = [
      "apng", "avif", "bmp", "eps", "gif", "heic", "heif", "htm", "html", "jpeg", "jpg", "mov", "mp4", "ps", "tif",
      "tiff",
      "webp",
    ]
    return known.contains(ending) ? ending : nil
  }

  /// Makes the folder that pictures go to, before anything is compiled, so that a mistake shows at once. The folders
  /// made, outermost first.
  package static func prepareOutput(_ output: String?) throws(Failure) -> [String] {
    let output = output ?? "."
    if let ending = foreignEnding(of: output), !FilePath.isFolder(output) {
      let formats = RenderOptions.Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw Failure(.usage, "\(output) is no name for a picture: .\(ending) cannot be written, but \(formats)")
    }
    let folder = format(of: output) == nil ? output : FilePath.folder(output)
    var made: [String] = []
    if let problem = FilePath.makeFolder(folder, made: &made) {
      removeEmpty(made)
      throw Failure(.nothingRendered, "cannot make the folder \(folder): \(problem)")
    }
    if access(folder, W_OK) != 0 { throw Failure(.nothingRendered, "cannot write to \(folder): \(FilePath.lastError)") }
    if format(of: output) != nil, FilePath.isFolder(output) { throw Failure(.usage, "\(output) is a folder") }
    return made
  }

  /// Takes back folders that nothing was written to.
  package static func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }
}
