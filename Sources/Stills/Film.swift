import Foundation
import StillsImaging

/// Pictures of a screen at moments that follow each other.
@MainActor public struct Film {
  /// One for each moment, in order.
  public let frames: [RenderResult]
  /// When they were taken, in seconds since the last step.
  public let times: [TimeInterval]
  public let framesPerSecond: Double

  /// What could not be drawn as asked, in any of the frames; each once.
  public var warnings: [RenderWarning] {
    var seen: Set<RenderWarning> = []
    return frames.flatMap(\.warnings).filter { seen.insert($0).inserted }
  }
}

extension Film {
  /// All frames side by side in one PNG.
  public func strip() throws -> [UInt8] {
    try PNGEncoder.encode(PixelBuffer.strip(pixels()), pixelsPerPoint: scale, text: [])
  }

  /// An animated PNG that goes on for ever.
  public func animatedPNG() throws -> [UInt8] {
    try AnimatedPNG.encode(pixels(), framesPerSecond: framesPerSecond, pixelsPerPoint: scale)
  }

  private var scale: CGFloat { frames.first?.displayList.scale ?? 1 }

  private func pixels() throws -> [PixelBuffer] { try frames.map { try $0.renderer.pixels(of: $0.displayList) } }
}

extension Screen {
  /// Pictures from `start` to `end`, in seconds since the last step, both included; of a screen that nothing was done
  /// with, since it came up. Afterwards the screen is at the last of the moments.
  public func film(from start: TimeInterval = 0, to end: TimeInterval, framesPerSecond: Double = 30) throws -> Film {
    let times = try Self.moments(from: start, to: end, framesPerSecond: framesPerSecond)
    let base = time
    let frames = try times.map { moment in
      try show(at: base + moment)
      return try render()
    }
    return Film(frames: frames, times: times, framesPerSecond: framesPerSecond)
  }

  private static func moments(
    from start: TimeInterval, to end: TimeInterval, framesPerSecond: Double
  ) throws -> [TimeInterval] {
    guard start.isFinite, end.isFinite, start >= 0, end >= start, framesPerSecond > 0, framesPerSecond <= 1_000 else {
      throw RenderError.invalid("a film cannot go from \(start) to \(end) at \(framesPerSecond) frames a second")
    }
    // The last moment counts even where sums of fractions miss it by a little.
    let count = ((end - start) * framesPerSecond + 1e-6).rounded(.down)
    guard count < Double(frameLimit) else {
      throw RenderError.invalid("a film of more than \(frameLimit) frames is too long")
    }
    return (0...Int(count)).map { start + Double($0) / framesPerSecond }
  }

  /// Our choice: half a minute at 60 frames a second.
  public nonisolated static var frameLimit: Int { 1_800 }
}
