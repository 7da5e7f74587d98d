import Foundation
import SnapshotTesting
import StillsImaging
import SwiftUI
import Testing
import UIKit

/// A picture as the strategies take it, with where everything is in it.
@MainActor struct Taken {
  /// Pixels a point.
  let scale: CGFloat
  let size: CGSize
  let layout: String
  let file: [UInt8]
  let pixels: PixelBuffer

  init<Content: View>(
    _ view: Content, _ layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
    inKeyWindow: Bool = false
  ) throws {
    let strategy = Snapshotting<Content, UIImage>.image(
      drawHierarchyInKeyWindow: inKeyWindow, layout: layout, traits: traits)
    let text = Self.taken(view, Snapshotting<Content, String>.layout(layout: layout, traits: traits)) ?? ""
    try self.init(image: Self.taken(view, strategy), layout: text)
  }

  init(_ controller: UIViewController, on config: ViewImageConfig) throws {
    let text = Self.taken(controller, Snapshotting<UIViewController, String>.recursiveDescription(on: config)) ?? ""
    try self.init(
      image: Self.taken(controller, Snapshotting<UIViewController, UIImage>.image(on: config)), layout: text)
  }

  private init(image: UIImage?, layout: String) throws {
    let image = try #require(image)
    (scale, size, self.layout) = (image.scale, image.size, layout)
    file = [UInt8](Diffing<UIImage>.image(scale: image.scale).toData(image))
    pixels = try PNGDecoder.decode(file, maximumCount: 1 << 26)
  }

  private static func taken<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) -> Format? {
    var taken: Format?
    strategy.snapshot(value).run { taken = $0 }
    return taken
  }

  // MARK: - Frames

  /// Of the elements whose lines contain a text, in the order of the hierarchy, in points.
  func frames(_ text: String) -> [CGRect] {
    layout.split(separator: "\n").filter { $0.contains(text) }.compactMap { line in
      guard let start = line.lastIndex(of: "["), let end = line.lastIndex(of: "]") else { return nil }
      let numbers = line[line.index(after: start)..<end].split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  func frame(_ text: String) throws -> CGRect { try #require(frames(text).first, "\(text) in\n\(layout)") }

  // MARK: - Pixels

  /// Red, green, blue, alpha at a place in points, `#rrggbbaa`.
  func color(_ x: CGFloat, _ y: CGFloat) -> String { Self.name(pixels[Int(x * scale), Int(y * scale)]) }

  /// All colours within a rectangle in points; of the whole picture without one.
  func colors(_ rect: CGRect? = nil) -> Set<String> {
    let area = rect ?? CGRect(origin: .zero, size: size)
    var words = Set<UInt32>()
    let columns = max(Int((area.minX * scale).rounded()), 0)..<min(Int((area.maxX * scale).rounded()), pixels.width)
    for y in max(Int((area.minY * scale).rounded()), 0)..<min(Int((area.maxY * scale).rounded()), pixels.height) {
      let row = pixels.row(y)
      var last: UInt32?
      for x in columns where row[x] != last {
        words.insert(row[x])
        last = row[x]
      }
    }
    return Set(words.map { Self.name(($0 >> 16 & 255, $0 >> 8 & 255, $0 & 255, $0 >> 24)) })
  }

  private static func name<Part: BinaryInteger>(_ color: (red: Part, green: Part, blue: Part, alpha: Part)) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map { Int($0) }
    return "#" + parts.map { String(format: "%02x", $0) }.joined()
  }
}
