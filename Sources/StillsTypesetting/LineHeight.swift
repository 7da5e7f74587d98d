import Foundation

/// A constant distance from line to line, in place of the one that follows from the fonts' ascents and descents.
public enum LineHeight: Hashable, Sendable {
  case exact(CGFloat)
  /// Of the largest point size in the line.
  case multiple(CGFloat)
  /// On top of the largest point size in the line.
  case increase(CGFloat)

  /// In points; nil for what is no height.
  func points(pointSize: CGFloat) -> CGFloat? {
    let height =
      switch self {
      case .exact(let points): points
      case .multiple(let factor): pointSize * factor
      case .increase(let points): pointSize + points
      }
    return height.isFinite && height >= 0 ? height : nil
  }

  func scaled(by factor: CGFloat) -> LineHeight {
    switch self {
    case .exact(let points): .exact(points * factor)
    case .multiple: self
    case .increase(let points): .increase(points * factor)
    }
  }
}
