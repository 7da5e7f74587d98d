import Foundation
import StillsImaging

/// What a golden says about itself, in one compressed text chunk with the keyword `Stills`.
package struct PictureDescription: Hashable, Sendable {
  /// `Picture.Drawing.digest` of what was drawn.
  package var digest: String
  /// The fingerprint of what drew it.
  package var renderer: String
  /// Of the pixels.
  package var pixels: String
  /// Of the picture data in the file: while it is right, the file holds the pixels that were drawn.
  package var data: String
  /// The scene's text, which is read only when it is needed.
  package var sceneText: String

  package static let keyword = "Stills"

  package init(digest: String, renderer: String, pixels: String, data: String, sceneText: String) {
    (self.digest, self.renderer, self.pixels, self.data) = (digest, renderer, pixels, data)
    self.sceneText = sceneText
  }

  package var scene: Scene? { Scene(text: sceneText) }
}

extension PictureDescription {
  /// Counts the kinds of checksums and of lines: what another version has written cannot be checked here.
  private static let firstLine = "stills 2"

  /// What the chunk holds: a line `stills 2`, lines of a name and a value, and the scene.
  package var text: String {
    "\(Self.firstLine)\ndigest \(digest)\nrenderer \(renderer)\npixels \(pixels)\ndata \(data)\n" + sceneText
  }

  /// Nil when the text is not a description, or one of a version that is not known here.
  package init?(text: String) {
    let lines = text.split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false)
    guard lines.count == 6, lines[0] == Self.firstLine else { return nil }
    var values: [Substring] = []
    for (line, name) in zip(lines[1...4], ["digest ", "renderer ", "pixels ", "data "]) {
      guard line.hasPrefix(name) else { return nil }
      values.append(line.dropFirst(name.count))
    }
    self.init(
      digest: String(values[0]), renderer: String(values[1]), pixels: String(values[2]), data: String(values[3]),
      sceneText: String(lines[5]))
  }

  /// What a PNG file says about itself; nil when it says nothing that can be read.
  package init?(png bytes: [UInt8]) {
    guard let read = Self.read(bytes) else { return nil }
    self = read.description
  }

  /// With the checksum that `data` must be for the description to be true of the file's pixels.
  static func read(_ bytes: [UInt8]) -> (description: PictureDescription, dataChecksum: String)? {
    guard let found = try? PNGDecoder.text(keyword, in: bytes, limit: longest),
      let description = PictureDescription(text: found.value)
    else { return nil }
    return (description, found.dataChecksum)
  }

  /// Whether it says something that only another version of Stills understands.
  static func isOfOtherVersion(_ bytes: [UInt8]) -> Bool {
    guard let found = try? PNGDecoder.text(keyword, in: bytes, limit: longest) else { return false }
    return found.value.hasPrefix("stills ") && !found.value.hasPrefix(firstLine + "\n")
  }

  /// Our choice: the scene of a hundred thousand views.
  private static let longest = 1 << 24
}
