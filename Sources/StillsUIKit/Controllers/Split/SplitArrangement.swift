import Foundation

/// Where columns lie beside the secondary one, or over it.
struct SplitArrangement {
  /// How the columns and the secondary one share the room.
  enum Manner { case beside, over, displaced }

  var manner: Manner
  /// Of the columns that show besides the secondary one, the outermost first.
  var widths: [CGFloat]
  var bounds: CGRect
  /// How thick the lines between columns are.
  var line: CGFloat
  var isMirrored: Bool

  /// The columns' frames, the outermost first.
  var columns: [CGRect] {
    var start: CGFloat = 0
    return widths.map { width in
      let end = min(start + max(0, width), bounds.width)
      defer { start = min(end + line, bounds.width) }
      return rect(from: start, to: end)
    }
  }

  var secondary: CGRect {
    let taken = min(widths.reduce(0) { $0 + max(0, $1) + line }, bounds.width)
    switch manner {
    case .beside: return rect(from: taken, to: bounds.width)
    case .over: return rect(from: 0, to: bounds.width)
    case .displaced:
      // As wide as beside the innermost column alone; the others push it away.
      let inner = (widths.last ?? 0) + line
      return rect(from: taken, to: taken + max(0, bounds.width - inner))
    }
  }

  /// Behind each column.
  var lines: [CGRect] {
    var start: CGFloat = 0
    return widths.map { width in
      start += max(0, width)
      defer { start += line }
      return rect(from: start, to: start + line)
    }
  }

  private func rect(from left: CGFloat, to right: CGFloat) -> CGRect {
    let x = isMirrored ? bounds.width - right : left
    return CGRect(x: bounds.minX + x, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }
}
