import Foundation
import StillsGeometry

/// A difference in words: what happened to the views, then the figures of the pixels.
struct DifferenceMessage {
  let difference: Difference
  let comparesScenes: Bool
  /// Pixels a point of the reference, where it is known.
  let scale: CGFloat?
  let options: CompareOptions
  let notes: [String]

  /// Our choice: what fits on a screen beside the rest of a test's output.
  private static let mostCauses = 8

  var text: String {
    var lines = difference.causes.prefix(Self.mostCauses).map(\.sentence)
    let rest = difference.causes.count - lines.count
    if rest > 0 { lines.append("and \(rest) more changes") }
    lines += difference.consequences.map { "  so \($0)" }
    if comparesScenes, difference.causes.isEmpty { lines.append("the views are the same, but the pixels are not") }
    if let sizes { lines.append(sizes) }
    lines.append(pixels)
    return (lines + notes.map { "note: \($0)" }).joined(separator: "\n")
  }

  private var sizes: String? {
    let (old, new) = (difference.referenceSize, difference.actualSize)
    guard old != new else { return nil }
    return "the reference is \(old.width)×\(old.height) pixels, the new picture \(new.width)×\(new.height)"
  }

  private var pixels: String {
    let figures = difference.pixels
    let part = figures.count > 0 ? 100 * Double(figures.changedCount) / Double(figures.count) : 0
    // A part that is not nothing does not read as nothing.
    let percent = part > 0 && part < 0.0005 ? "less than 0.001" : NumberText.string(CGFloat(part))
    var line = "\(Self.grouped(figures.changedCount)) of \(Self.grouped(figures.count)) pixels differ (\(percent) %)"
    line += ", by \(figures.worstDelta) of 255 at most"
    if let bounds = figures.bounds { line += ", within \(area(bounds))" }
    if figures.antialiasedCount > 0 {
      line += "; \(Self.grouped(figures.antialiasedCount)) more on edges do not count"
    }
    if options.precision < 1 {
      line += "; at least \(NumberText.string(CGFloat(options.precision * 100))) % must be the same"
    }
    return line
  }

  private func area(_ bounds: CGRect) -> String {
    let inPixels = "\(Int(bounds.width))×\(Int(bounds.height)) pixels at (\(Int(bounds.minX)) \(Int(bounds.minY)))"
    guard let scale, scale > 0 else { return inPixels }
    let points = [bounds.width, bounds.height, bounds.minX, bounds.minY].map { NumberText.string($0 / scale) }
    return "\(points[0])×\(points[1]) pt at (\(points[2]) \(points[3]))"
  }

  /// `1,234,567`.
  static func grouped(_ number: Int) -> String {
    var digits = String(number), groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
