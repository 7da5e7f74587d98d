import Foundation
import Stills
import StillsCore
import SwiftUI

extension Screen {
  /// The words on the screen, in order.
  var words: [String] {
    get throws {
      var words: [String] = []
      try shown().placed.forEach { if let text = $0.element as? TextElement { words.append(text.string) } }
      return words
    }
  }

  /// The frames of all elements of a kind, in order.
  func frames(_ kind: String) throws -> [CGRect] {
    var frames: [CGRect] = []
    try shown().placed.forEach { if $0.element.kind == kind { frames.append($0.frame) } }
    return frames
  }

  /// Where the words are.
  func frame(of words: String) throws -> CGRect? {
    var frame: CGRect?
    try shown().placed.forEach {
      if let text = $0.element as? TextElement, text.string == words { frame = frame ?? $0.frame }
    }
    return frame
  }
}

extension World {
  /// 390 × 844, with 47 above and 34 below.
  static var tall: World {
    var world = World()
    world.canvas = .size(CGSize(width: 390, height: 844))
    world.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    return world
  }
}

/// What an expression throws, in words.
@MainActor func problem(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "nothing"
  } catch {
    return "\(error)"
  }
}
