import Foundation
import StillsCairo
import StillsCore
import StillsDisplay
import StillsImaging
import StillsText
import StillsVector

/// One picture, drawn from one view in one world.
public struct RenderResult {
  public let displayList: DisplayList
  /// Text dumps of the stations before, for `stills inspect`.
  public let treeDump, layoutDump: String
  /// The placed tree as JSON.
  public let layoutJSON: String
  /// What could not be drawn as asked: unknown fonts, symbols, glyphs, undrawn modifiers.
  public let warnings: [RenderWarning]
  let outlines: any GlyphOutlines

  /// 8-bit RGB where the picture is opaque, else RGBA; sRGB, with the device's pixels a point as physical size.
  public func png() throws -> [UInt8] {
    let pixels = try CairoRenderer(outlines: outlines, images: nil).pixels(of: displayList)
    return try PNGEncoder.encode(pixels, pixelsPerPoint: displayList.scale, text: [])
  }

  /// Live text, or outlines of letters for places without the fonts.
  public func svg(outlinesText: Bool = false) throws -> String {
    SVGWriter(outlines: outlines, images: nil, outlinesText: outlinesText).string(for: displayList)
  }

  /// One page of the picture's size, with text that can be selected and embedded fonts.
  public func pdf() throws -> [UInt8] {
    try CairoRenderer(outlines: outlines, images: nil).pdf(of: displayList, title: nil)
  }
}

public struct RenderWarning: Hashable, Sendable {
  public let message: String
  public init(_ message: String) { self.message = message }
}

public enum RenderError: Error, CustomStringConvertible {
  case unsupportedContent(String)
  case invalid(String)

  public var description: String {
    switch self {
    case .unsupportedContent(let type): "a preview must be a View, a UIView or a UIViewController, not \(type)"
    case .invalid(let message): message
    }
  }
}
