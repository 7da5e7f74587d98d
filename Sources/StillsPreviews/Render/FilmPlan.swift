import Glibc
import Stills
import StillsCore

/// Films of previews and the files they go to.
@MainActor package struct FilmPlan {
  package enum Form: Hashable, Sendable {
    /// All frames in one picture.
    case strip
    /// An animated PNG.
    case animation
    /// A numbered picture for each frame.
    case frames
  }

  package var options: RenderOptions
  package var start, end, framesPerSecond: Double
  package var form: Form

  package init(options: RenderOptions, start: Double, end: Double, framesPerSecond: Double, form: Form) {
    (self.options, self.start, self.end) = (options, start, end)
    (self.framesPerSecond, self.form) = (framesPerSecond, form)
  }

  /// One job for each preview.
  package func jobs(_ previews: [LoadedPreview]) throws(Failure) -> [Job] {
    let pictures = Picture.all(of: try PreviewSelection.choose(options.selection, from: previews), options)
    let paths = try paths(pictures)
    return zip(pictures, paths).map { picture, paths in
      Job(label: picture.label, paths: paths) {
        let film = try picture.screen(options).film(from: start, to: end, framesPerSecond: framesPerSecond)
        switch form {
        case .strip: try write(film.strip(), to: paths[0])
        case .animation: try write(film.animatedPNG(), to: paths[0])
        case .frames: for (frame, path) in zip(film.frames, paths) { try write(frame.png(), to: path) }
        }
        let list = film.frames.first?.displayList
        let width = (list?.size.width ?? 0) * (list?.scale ?? 1) * (form == .strip ? Double(film.frames.count) : 1)
        return Job.Report(
          warnings: film.warnings.map(\.message), width: Int(exactly: width.rounded()) ?? 0,
          height: Int(exactly: ((list?.size.height ?? 0) * (list?.scale ?? 1)).rounded()) ?? 0)
      }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    if let problem = FilePath.write(bytes, to: path) {
      throw Failure(.nothingRendered, "cannot write \(path): \(problem)")
    }
  }

  // MARK: - Files

  private func paths(_ pictures: [Picture]) throws(Failure) -> [[String]] {
    if let output = options.output, Self.isFile(output) {
      guard pictures.count == 1 else {
        throw Failure(
          .usage,
          "\(output) is one file, but there would be \(pictures.count) films; give -o a folder, or choose with --preview"
        )
      }
      return [[output]]
    }
    return FileName.unique(pictures.map { $0.fileName }).map { name in
      let folder = options.output ?? "."
      switch form {
      case .strip: return [FilePath.join(folder, "\(name)-film.png")]
      case .animation: return [FilePath.join(folder, "\(name).apng")]
      case .frames:
        return (0..<frameCount).map { frame in
          let digits = String(frame)
          return FilePath.join(
            folder, "\(name)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png")
        }
      }
    }
  }

  private var frameCount: Int {
    let count = ((end - start) * framesPerSecond + 1e-6).rounded(.down)
    return count >= 0 && count < Double(Screen.frameLimit) ? Int(count) + 1 : 0
  }

  /// Whether an output names one file, and of which form its film is; nil for folders.
  package static func form(of output: String) -> Form? {
    let name = FilePath.name(output).lowercased()
    if output.hasSuffix("/") { return nil }
    return name.hasSuffix(".apng") ? .animation : name.hasSuffix(".png") ? .strip : nil
  }

  private static func isFile(_ output: String) -> Bool { form(of: output) != nil }

  /// Makes the folder that films go to, before anything is compiled. The folders made, outermost first.
  package static func prepareOutput(_ output: String?) throws(Failure) -> [String] {
    guard let output, form(of: output) == .animation else { return try RenderPlan.prepareOutput(output) }
    let folder = FilePath.folder(output)
    var made: [String] = []
    if let problem = FilePath.makeFolder(folder, made: &made) {
      RenderPlan.removeEmpty(made)
      throw Failure(.nothingRendered, "cannot make the folder \(folder): \(problem)")
    }
    if access(folder, W_OK) != 0 { throw Failure(.nothingRendered, "cannot write to \(folder): \(FilePath.lastError)") }
    return made
  }
}
