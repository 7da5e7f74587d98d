import Foundation
import StillsCairo
import StillsCore
import StillsDisplay
import StillsImaging
import StillsSnapshots
import StillsText
import StillsVector

/// One picture, drawn from one view in one world.
public struct RenderResult {
  public let displayList: DisplayList
  /// What could not be drawn as asked: unknown fonts, symbols, glyphs, undrawn modifiers.
  public let warnings: [RenderWarning]
  let renderer: CairoRenderer
  let outlines: any GlyphOutlines
  let images: any ImageSource
  private let shown: Shown

  /// Behind a reference: what is placed is large.
  private final class Shown {
    let screen: SettledScreen
    init(_ screen: SettledScreen) { self.screen = screen }
  }

  init(
    displayList: DisplayList, warnings: [RenderWarning], renderer: CairoRenderer, outlines: any GlyphOutlines,
    images: any ImageSource, screen: SettledScreen
  ) {
    (self.displayList, self.warnings, self.renderer) = (displayList, warnings, renderer)
    (self.outlines, self.images, shown) = (outlines, images, Shown(screen))
  }

  var screen: SettledScreen { shown.screen }

  /// The elements that the views stand for, a line each.
  public var treeDump: String { screen.element.treeDump() }
  /// Where everything is: a line an element, with its frame `x y width height` in points.
  public var layoutDump: String { screen.placed.layoutDump() }
  /// The placed tree as JSON.
  public var layoutJSON: String { screen.placed.layoutJSON() }

  /// 8-bit RGB where the picture is opaque, else RGBA; sRGB, with the device's pixels a point as physical size, and a
  /// text that says what is in the picture, so that two of them can be compared by meaning.
  public func png() throws -> [UInt8] {
    let pixels = try renderer.pixels(of: displayList)
    return try PNGEncoder.encode(pixels, pixelsPerPoint: displayList.scale) { data in
      [(PictureDescription.keyword, description(pixels: pixels.checksum, data: data).text)]
    }
  }

  /// Live text, or outlines of letters for places without the fonts.
  public func svg(outlinesText: Bool = false) throws -> String {
    SVGWriter(outlines: outlines, images: images, outlinesText: outlinesText).string(for: displayList)
  }

  /// One page of the picture's size, with text that can be selected and embedded fonts.
  public func pdf() throws -> [UInt8] {
    try renderer.pdf(of: displayList, title: nil)
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
