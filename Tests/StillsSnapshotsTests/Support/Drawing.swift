import Foundation
import Stills
import StillsCore
import StillsImaging
import StillsSnapshots
import SwiftUI

/// Draws views as the tests want them: small and plain, so that a debug build draws hundreds of them in seconds.
@MainActor enum Draw {
  nonisolated static let size = CGSize(width: 320, height: 480)

  static func result<V: View>(_ view: V, size: CGSize = size, scale: CGFloat = 1) throws -> RenderResult {
    var world = World()
    world.canvas = .size(size)
    world.scale = scale
    return try Renderer.render(view, world: world)
  }

  static func fitting<V: View>(_ view: V) throws -> RenderResult {
    var world = World()
    world.canvas = .fit
    world.scale = 1
    return try Renderer.render(view, world: world)
  }

  /// What is said about `new` where `old` was recorded; nil where they are the same.
  static func message<A: View, B: View>(
    _ old: A, _ new: B, options: CompareOptions = CompareOptions()
  ) throws -> String? {
    try difference(result(old), result(new), options: options)?.message
  }

  static func difference(
    _ old: RenderResult, _ new: RenderResult, options: CompareOptions = CompareOptions()
  ) throws -> Difference? {
    switch try PictureComparison.compare(reference: old.png(), with: new.picture, options: options) {
    case .same: nil
    case .different(let difference): difference
    }
  }

  static func firstLine<A: View, B: View>(_ old: A, _ new: B) throws -> String {
    try message(old, new).flatMap { $0.split(separator: "\n").first }.map(String.init) ?? ""
  }
}

/// Random numbers that are the same each time.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}
