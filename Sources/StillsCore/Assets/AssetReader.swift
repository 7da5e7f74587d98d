import Foundation

/// Walks folders for asset catalogs and picture files, in the order of their names.
struct AssetReader {
  private(set) var images: [String: ImageAsset] = [:]
  private(set) var colors: [String: ColorAsset] = [:]
  private(set) var symbols: [String: SymbolTemplate] = [:]
  private(set) var problems: [String] = []

  static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf"]

  static func isPicture(_ name: String) -> Bool { pictureEndings.contains(ending(name)) }

  private static func ending(_ name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  mutating func read(_ paths: [String]) {
    var loose: [String: [String]] = [:]
    var folders: [String] = []
    for path in paths {
      if Self.isPicture(path) {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        if loose[folder] == nil { folders.append(folder) }
        loose[folder, default: []].append(slash.map { String(path[path.index(after: $0)...]) } ?? path)
      } else if Self.ending(path) == "xcassets" {
        readCatalogFolder(path, namespace: "")
      } else {
        readFolder(path)
      }
    }
    for folder in folders { addLooseFiles(loose[folder] ?? [], in: folder) }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

// MARK: - Loose files

extension AssetReader {
  /// Folders that hold builds, tests or recorded pictures bring nothing of the app's.
  private static func isForeign(_ folder: String) -> Bool {
    folder == "build" || folder == "out" || folder == "node_modules" || folder == "__Snapshots__"
      || folder.hasSuffix("Tests") || folder.hasSuffix(".lproj")
  }

  private mutating func readFolder(_ folder: String) {
    var files: [String] = []
    for name in Self.names(in: folder) {
      let path = "\(folder)/\(name)"
      if Self.isPicture(name) {
        files.append(name)
      } else if Self.ending(name) == "xcassets" {
        readCatalogFolder(path, namespace: "")
      } else if Self.isFolder(path), !Self.isForeign(name) {
        readFolder(path)
      }
    }
    addLooseFiles(files, in: folder)
  }

  /// `photo.png`, `photo@2x.png` and `photo@3x~ipad.png` are variants of one picture.
  private mutating func addLooseFiles(_ files: [String], in folder: String) {
    var variants: [String: [ImageAsset.Variant]] = [:]
    var order: [String] = []
    for file in files {
      var stem = String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
      var fit = AssetFit()
      for (suffix, isPad) in [("~ipad", true), ("~iphone", false)] where stem.hasSuffix(suffix) {
        stem.removeLast(suffix.count)
        fit.isPad = isPad
      }
      let isVector = ["svg", "pdf"].contains(Self.ending(file))
      fit.scale = isVector ? nil : 1
      for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
        stem.removeLast(suffix.count)
        fit.scale = scale
      }
      if variants[stem] == nil { order.append(stem) }
      variants[stem, default: []].append(.init(path: "\(folder)/\(file)", fit: fit))
    }
    for name in order where images[name] == nil {
      images[name] = ImageAsset(name: name, variants: variants[name] ?? [], keepsVector: true)
    }
  }
}

// MARK: - Catalogs

extension AssetReader {
  private mutating func readCatalogFolder(_ folder: String, namespace: String) {
    for file in Self.names(in: folder) {
      let path = "\(folder)/\(file)"
      guard Self.isFolder(path) else { continue }
      let stem = String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
      switch Self.ending(file) {
      case "imageset": readImage(path, name: namespace + stem)
      case "colorset": readColor(path, name: namespace + stem)
      case "symbolset": readSymbol(path, name: namespace + stem)
      case "appiconset", "dataset", "launchimage", "imagestack", "brandassets", "complicationset", "stickerpack",
        "spriteatlas", "arresourcegroup", "cubetextureset", "mipmapset", "gcdashboardimage", "gcleaderboard",
        "iconset", "textureset", "watchface":
        continue
      default:
        // A folder of the catalog's; with a namespace, what it holds is found under its name.
        let contents = Self.isFile("\(path)/Contents.json") ? contents(path) : nil
        let isNamespace = contents?.properties?.providesNamespace == true
        readCatalogFolder(path, namespace: isNamespace ? namespace + file + "/" : namespace)
      }
    }
  }

  private static func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private mutating func contents(_ folder: String) -> AssetContents? {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      problems.append("\(folder): has no Contents.json")
      return nil
    }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      problems.append("\(path): \(Self.reason(error))")
      return nil
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      return "not as an asset catalog has it\(place.isEmpty ? "" : " at \(place)")"
    default: return "not JSON"
    }
  }

  private mutating func readImage(_ folder: String, name: String) {
    guard let contents = contents(folder) else { return }
    var variants: [ImageAsset.Variant] = []
    for entry in contents.images ?? [] {
      // A slot without a file is left empty in Xcode.
      guard let file = entry.filename else { continue }
      let path = "\(folder)/\(file)"
      guard Self.isFile(path) else {
        problems.append("\(folder)/Contents.json: there is no file \(file)")
        continue
      }
      variants.append(.init(path: path, fit: entry.fit, slicing: entry.slicing))
    }
    guard !variants.isEmpty, images[name] == nil else { return }
    var asset = ImageAsset(name: name, variants: variants)
    switch contents.properties?.templateRenderingIntent {
    case "template": asset.intent = .template
    case "original": asset.intent = .original
    default: asset.intent = .automatic
    }
    asset.keepsVector = contents.properties?.preservesVectorRepresentation == true
    images[name] = asset
  }

  private mutating func readSymbol(_ folder: String, name: String) {
    guard let contents = contents(folder), symbols[name] == nil else { return }
    guard let file = contents.symbols?.lazy.compactMap(\.filename).first else { return }
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
      problems.append("\(folder)/Contents.json: there is no file \(file)")
      return
    }
    guard let template = SymbolTemplate(svg: String(decoding: data, as: UTF8.self)) else {
      problems.append("\(folder)/\(file): not a template of SF Symbols, with groups such as Regular-M and guides")
      return
    }
    symbols[name] = template
  }

  private mutating func readColor(_ folder: String, name: String) {
    guard let contents = contents(folder) else { return }
    let variants = (contents.colors ?? []).compactMap { entry -> ColorAsset.Variant? in
      guard let color = entry.color else { return nil }
      guard let value = color.value else {
        problems.append("\(folder)/Contents.json: a colour that is neither of numbers nor of the system")
        return nil
      }
      return .init(value: value, fit: entry.fit)
    }
    guard !variants.isEmpty, colors[name] == nil else { return }
    colors[name] = ColorAsset(name: name, variants: variants)
  }
}
