import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// A picture as a leaf.
///
/// *Reports* its size in points; resizable, the proposal, with its own size where there is none.
package final class PictureElement: ViewElement {
  package let drawing: PictureDrawing
  private let isResizable: Bool

  package init(_ drawing: PictureDrawing, isResizable: Bool) {
    (self.drawing, self.isResizable) = (drawing, isResizable)
    super.init(kind: "Image")
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isResizable else { return drawing.size }
    let size = proposal.replacingUnspecifiedDimensions(by: drawing.size)
    return CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    drawing.paint(in: node.frame, into: &painter)
  }

  package override var details: String { drawing.name }
}

extension PictureDrawing {
  /// Paints the picture over `frame`, whose edges go to pixels.
  package func paint(in frame: CGRect, into painter: inout Painter) {
    let area = painter.snap(frame)
    guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite, area.minX.isFinite,
      area.minY.isFinite, size.width > 0, size.height > 0
    else { return }
    let tiles = PictureTiles(area: area, size: size, slicing: slicing)
    let image = reference(for: tiles, grid: painter.pixelGrid)
    painter.group(DisplayGroup(role: .image, commands: [])) { painter in
      if let pattern = tiles.pattern, ink == nil {
        painter.fill(Path(area), with: .image(image, rect: pattern, repeats: true))
        return
      }
      let tint = ink?.paint(in: CGRect(origin: area.origin, size: area.size))
      for tile in tiles.pieces {
        var placement = ImagePlacement(image: image, rect: tile.rect)
        placement.source = tile.source
        placement.interpolation = interpolation
        placement.tint = tint
        painter.append([.image(placement)])
      }
    }
  }

  /// Vectors are drawn in the pixels they take: their own size when stretched over slices.
  private func reference(for tiles: PictureTiles, grid: PixelGrid) -> ImageReference {
    guard picture.isVector else { return picture.reference }
    let shown = keepsVector ? tiles.wholeSize : size
    func pixels(_ length: CGFloat) -> Int { Int(min(max((length * grid.scale).rounded(.up), 1), Self.mostPixels)) }
    return shelf.rendered(picture, width: pixels(shown.width), height: pixels(shown.height))
  }

  /// Our choice: a vector is not drawn in more pixels than this a side.
  private static let mostPixels: CGFloat = 8_192
}

/// Which parts of a picture go where.
struct PictureTiles {
  struct Piece: Hashable {
    var rect: CGRect
    /// Of the picture, from (0, 0) to (1, 1).
    var source: CGRect
  }

  private(set) var pieces: [Piece] = []
  /// A picture repeated from the corner on: the rectangle of the first.
  private(set) var pattern: CGRect?
  /// How large the whole picture is where it is stretched.
  private(set) var wholeSize: CGSize

  init(area: CGRect, size: CGSize, slicing: PictureDrawing.Slicing?) {
    wholeSize = size
    guard let slicing, size != area.size else {
      wholeSize = area.size
      pieces = [Piece(rect: area, source: CGRect(x: 0, y: 0, width: 1, height: 1))]
      return
    }
    let insets = slicing.insets
    let hasCaps = insets.top > 0 || insets.bottom > 0 || insets.leading > 0 || insets.trailing > 0
    guard hasCaps || slicing.tiles else {
      wholeSize = area.size
      pieces = [Piece(rect: area, source: CGRect(x: 0, y: 0, width: 1, height: 1))]
      return
    }
    if !hasCaps { pattern = CGRect(origin: area.origin, size: size) }
    let columns = Self.spans(
      area.minX, area.width, own: size.width, start: insets.leading, end: insets.trailing, tiles: slicing.tiles)
    let rows = Self.spans(
      area.minY, area.height, own: size.height, start: insets.top, end: insets.bottom, tiles: slicing.tiles)
    guard columns.count * rows.count <= Self.mostPieces else {
      pieces = [Piece(rect: area, source: CGRect(x: 0, y: 0, width: 1, height: 1))]
      return
    }
    for row in rows {
      for column in columns {
        pieces.append(
          Piece(
            rect: CGRect(x: column.at, y: row.at, width: column.length, height: row.length),
            source: CGRect(
              x: column.from / size.width, y: row.from / size.height, width: column.taken / size.width,
              height: row.taken / size.height)))
      }
    }
  }

  /// More tiles than this are drawn as one stretched picture.
  private static let mostPieces = 40_000

  private struct Span {
    var at, length: CGFloat
    /// Of the picture, in points.
    var from, taken: CGFloat
  }

  /// Along one axis: the first cap, the middle stretched or repeated, the last cap. Caps that do not fit shrink alike.
  private static func spans(
    _ origin: CGFloat, _ length: CGFloat, own: CGFloat, start: CGFloat, end: CGFloat, tiles: Bool
  ) -> [Span] {
    let start = min(max(start, 0), own), end = min(max(end, 0), own - start)
    let fit = start + end > length ? length / (start + end) : 1
    let first = start * fit, last = end * fit
    let middle = own - start - end, room = length - first - last
    var spans: [Span] = []
    if first > 0 { spans.append(Span(at: origin, length: first, from: 0, taken: start)) }
    if room > 0, middle > 0 {
      if tiles {
        let count = min((room / middle).rounded(.up), CGFloat(mostPieces) + 1)
        for index in 0..<Int(count) {
          let at = CGFloat(index) * middle, taken = min(middle, room - at)
          if taken > 0 { spans.append(Span(at: origin + first + at, length: taken, from: start, taken: taken)) }
        }
      } else {
        spans.append(Span(at: origin + first, length: room, from: start, taken: middle))
      }
    }
    if last > 0 { spans.append(Span(at: origin + length - last, length: last, from: own - end, taken: end)) }
    return spans
  }
}
