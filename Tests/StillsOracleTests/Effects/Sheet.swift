import Foundation
import StillsImaging

/// `sheet.png`: Chromium's picture of `effects.html` at two pixels a point, eight cells a row.
struct Sheet {
  static let side = 240
  private static let columns = 8
  private let width: Int
  private let rgba: [UInt8]

  init() throws {
    let image = try PNGDecoder.decodeStraight([UInt8](Data(contentsOf: Self.folder.appending(path: "sheet.png"))))
    (width, rgba) = (image.width, image.rgba)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// What `effects.html` calls its cells, in order.
  static func names() throws -> [String] {
    let page = try String(contentsOf: folder.appending(path: "effects.html"), encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("<section") }.map { line in
      String(line.split(separator: "\"")[1])
    }
  }

  /// The pixels of a cell, row by row.
  func cell(_ index: Int) -> [UInt8] {
    let (left, top) = (index % Self.columns * Self.side, index / Self.columns * Self.side)
    return (0..<Self.side).flatMap { row -> ArraySlice<UInt8> in
      let start = ((top + row) * width + left) * 4
      return rgba[start..<start + Self.side * 4]
    }
  }

  /// Of the colours of all pixels whose neighbours in the reference are like them.
  static func meanErrorAwayFromEdges(_ ours: [UInt8], _ theirs: [UInt8]) -> Double {
    var total = 0, count = 0
    for y in 2..<side - 2 {
      for x in 2..<side - 2 where !isEdge(theirs, x, y) && !isEdge(ours, x, y) {
        let pixel = (y * side + x) * 4
        for channel in 0..<3 { total += abs(Int(ours[pixel + channel]) - Int(theirs[pixel + channel])) }
        count += 3
      }
    }
    return count == 0 ? .infinity : Double(total) / Double(count)
  }

  /// More than 24 levels to a pixel within two: a ramp over 120 points changes by two a pixel.
  private static func isEdge(_ rgba: [UInt8], _ x: Int, _ y: Int) -> Bool {
    let pixel = (y * side + x) * 4
    for (dx, dy) in [(-2, 0), (2, 0), (0, -2), (0, 2)] {
      let other = ((y + dy) * side + x + dx) * 4
      for channel in 0..<3 where abs(Int(rgba[pixel + channel]) - Int(rgba[other + channel])) > 24 { return true }
    }
    return false
  }
}
