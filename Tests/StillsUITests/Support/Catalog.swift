import Foundation
import StillsImaging

/// An asset catalog in a folder of its own, which goes when the test is over.
final class Catalog {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/stills-\(UUID().uuidString)/Assets.xcassets"
    try write("{}", to: "Contents.json")
  }

  deinit { try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = "\(folder)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }

  /// One colour a variant, as `0xRRGGBBAA`.
  typealias Flat = (scale: String, width: Int, height: Int, color: UInt32)

  func addImage(
    _ name: String, _ variants: [Flat], dark: [Flat] = [], properties: String = "{}", namespace: String? = nil
  ) throws {
    if let namespace { try write(#"{"properties": {"provides-namespace": true}}"#, to: "\(namespace)/Contents.json") }
    var entries: [String] = []
    for (index, variant) in (variants + dark).enumerated() {
      let isDark = index >= variants.count
      let appearance = isDark ? #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"# : ""
      entries.append(
        #"{"idiom": "universal", "filename": "\#(index).png", "scale": "\#(variant.scale)"\#(appearance)}"#)
      try write(
        Data(Self.png(variant.width, variant.height) { _, _ in variant.color }), to: "\(name).imageset/\(index).png")
    }
    try write(
      #"{"images": [\#(entries.joined(separator: ", "))], "properties": \#(properties)}"#,
      to: "\(name).imageset/Contents.json")
  }

  func addImage(_ name: String, _ scale: String, width: Int, height: Int, color: (Int, Int) -> UInt32) throws {
    try write(Data(Self.png(width, height, color: color)), to: "\(name).imageset/0.png")
    try write(
      #"{"images": [{"idiom": "universal", "filename": "0.png", "scale": "\#(scale)"}]}"#,
      to: "\(name).imageset/Contents.json")
  }

  func addVector(_ name: String, _ svg: String) throws {
    try write(svg, to: "\(name).imageset/0.svg")
    try write(
      #"{"images": [{"idiom": "universal", "filename": "0.svg"}]}"#, to: "\(name).imageset/Contents.json")
  }

  func addColor(_ name: String, _ components: String, dark: String? = nil) throws {
    func entry(_ components: String, _ more: String) -> String {
      #"{"idiom": "universal"\#(more), "color": {"color-space": "srgb", "components": \#(components)}}"#
    }
    var entries = [entry(components, "")]
    if let dark { entries.append(entry(dark, #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#)) }
    try write(#"{"colors": [\#(entries.joined(separator: ", "))]}"#, to: "\(name).colorset/Contents.json")
  }

  static func png(_ width: Int, _ height: Int, color: (Int, Int) -> UInt32) throws -> [UInt8] {
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        rgba += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
      }
    }
    return try PNGEncoder.encode(
      PixelBuffer(width: width, height: height, straightRGBA: rgba), pixelsPerPoint: 1, text: [])
  }
}
