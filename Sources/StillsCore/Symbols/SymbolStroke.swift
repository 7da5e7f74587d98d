import Foundation

/// How thick a symbol's lines are, following the weight of the text beside it.
package enum SymbolStroke {
  /// Widths from ultralight (100) to black (900) in em. Regular is measured: 0.079 to 0.094 in pictures of SF Symbols, and
  /// 0.087 in the icon font; the other weights follow the stems of the text face and are our choice.
  private static let widths: [CGFloat] = [0.03, 0.045, 0.066, 0.088, 0.102, 0.117, 0.134, 0.155, 0.178]

  /// In em, for a weight on the OpenType scale.
  package static func width(weight: Double) -> CGFloat {
    guard weight.isFinite else { return widths[3] }
    let position = min(max(weight, 100), 900) / 100 - 1
    let index = min(Int(position), widths.count - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (position - CGFloat(index))
  }

  /// What the icon font is drawn with.
  package static let regularWidth: CGFloat = widths[3]
}
