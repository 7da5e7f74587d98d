import Foundation
import StillsGeometry

extension DisplayList {
  /// Whether the first thing drawn is an opaque colour over the whole picture, so that nothing beneath it can show.
  package var startsWithCover: Bool {
    // Whole pixels: the picture may be a fraction of one larger than its size says.
    let right = (size.width * scale).rounded() / scale, bottom = (size.height * scale).rounded() / scale
    guard right.isFinite, bottom.isFinite else { return false }
    return commands.first?.covers(right: right, bottom: bottom) ?? false
  }
}

extension DisplayCommand {
  fileprivate func covers(right: CGFloat, bottom: CGFloat) -> Bool {
    switch self {
    case .fill(let path, .color(let color), _):
      guard color.alpha >= 1, let rect = path.asRectangle else { return false }
      return rect.minX <= 0 && rect.minY <= 0 && rect.maxX >= right && rect.maxY >= bottom
    case .group(let group):
      let isPlain =
        group.transform.isIdentity && group.perspective == nil && group.clip == nil && group.mask == nil
        && group.opacity == 1
        && group.blendMode == .normal && group.effects.isEmpty && !group.isFlattened
      return isPlain && group.commands.first?.covers(right: right, bottom: bottom) ?? false
    case .fill, .stroke, .glyphs, .image, .backdrop: return false
    }
  }
}
