import Foundation
import StillsCore
import StillsDisplay

/// One picture, drawn from one view in one world.
public struct RenderResult {
  public var displayList: DisplayList
  /// Text dumps of the stations before, for `stills inspect`.
  public var treeDump, layoutDump: String
  /// Placed frames as JSON.
  public var layoutJSON: String
  /// What could not be drawn as asked: unknown fonts, symbols, glyphs, undrawn modifiers.
  public var warnings: [RenderWarning]

  public func png() throws -> [UInt8] { [] }
  public func svg(outlinesText: Bool = false) throws -> String { "" }
  public func pdf() throws -> [UInt8] { [] }
}

public struct RenderWarning: Hashable, Sendable {
  public var message: String
  public init(_ message: String) { self.message = message }
}

public enum RenderError: Error, CustomStringConvertible {
  case unsupportedContent(String)
  case didNotSettle(view: String, passes: Int)
  case invalid(String)

  public var description: String {
    switch self {
    case .unsupportedContent(let type): "a preview must be a View, a UIView or a UIViewController, not \(type)"
    case .didNotSettle(let view, let passes): "\(view) still changes after \(passes) passes"
    case .invalid(let message): message
    }
  }
}

/// Draws views.
@MainActor public enum Renderer {
  /// `content` is what `Preview.content` gave. `fontDirectories` are searched beside the bundled fonts.
  public static func render(_ content: Any, world: World, fontDirectories: [String] = []) throws -> RenderResult {
    throw RenderError.unsupportedContent(String(describing: type(of: content)))
  }
}
