import CCairo
import CStillsPixels
import Foundation
import StillsGeometry
import StillsImaging

/// A picture that is being drawn: pixels, where their top-left corner stands on the screen in whole pixels, and Cairo's
/// state for drawing on them.
final class PixelLayer {
  let buffer: PixelBuffer
  let originX, originY: Int
  let context: CairoContext
  /// Screen pixels that no clip touches, as far as that is known: letters within need none. (Areas and
  /// lines do not go past clips: Cairo cuts them by a clip's outline first, which moves coverage by a step here and there.)
  private(set) var unclippedArea: PixelArea?
  /// The clip with soft edges, where there is one and no more.
  private(set) var softClip: SoftClip?
  /// Own rows of one colour that are not written yet: a view's ground soon covers most of a screen's.
  private var ground: (color: UInt32, rows: [Range<Int>]) = (0, [])

  /// `area` is in screen pixels. The layer is clear, or has any pixels when all of them will be painted over.
  init(area: PixelArea, isCleared: Bool = true) throws {
    buffer = try PixelBuffer(width: area.width, height: area.height, isCleared: isCleared)
    (originX, originY) = (area.left, area.top)
    context = try CairoContext(CairoSurface(buffer))
    unclippedArea = area
    context.beforeDrawing = { [unowned self] bounds in writeGround(bounds) }
  }

  var area: PixelArea {
    PixelArea(left: originX, top: originY, right: originX + buffer.width, bottom: originY + buffer.height)
  }

  /// From the current drawing coordinates to screen pixels.
  var screenMatrix: CGAffineTransform {
    get { context.matrix.concatenating(CGAffineTransform(translationX: CGFloat(originX), y: CGFloat(originY))) }
    set {
      context.matrix = newValue.concatenating(
        CGAffineTransform(translationX: -CGFloat(originX), y: -CGFloat(originY)))
    }
  }

  /// The screen pixels that drawing can reach, within `bounds` of the current coordinates.
  func visibleArea(_ bounds: CGRect) -> PixelArea? {
    let visible = bounds.overlap(context.clipBounds)
    guard !visible.isNull else { return nil }
    return PixelArea(visible.applying(screenMatrix))?.intersection(area)
  }
}

// MARK: - Whole pixels

extension PixelLayer {
  /// Writes an opaque colour into rectangles of the layer's own pixels.
  func fill(_ areas: [PixelArea], _ word: UInt32) {
    if areas == [own(area)] { return ground = (word, [0..<buffer.height]) }
    for area in areas { writeGround(area.top..<area.bottom, from: area.left, to: area.right) }
    write(areas, word)
  }

  /// Lets every pixel of rectangles of the layer's own be written.
  func write(_ areas: [PixelArea], _ body: (PixelBuffer, PixelArea) -> Void) {
    for area in areas { writeGround(area.top..<area.bottom, from: area.left, to: area.right) }
    context.target.flush()
    for area in areas { body(buffer, area) }
    context.target.markDirty()
  }

  /// Before something is drawn within `bounds` of the current coordinates, or anywhere.
  private func writeGround(_ bounds: CGRect?) {
    guard !ground.rows.isEmpty else { return }
    guard let bounds, let area = PixelArea(bounds.applying(screenMatrix)) else { return writeGround(0..<buffer.height) }
    // Cairo's coverage may go a pixel further.
    writeGround(area.top - originY - 2..<area.bottom - originY + 2)
  }

  /// Rows of the ground, but for the columns from `left` to `right`, which are about to be painted over.
  func writeGround(_ rows: Range<Int>, from left: Int = 0, to right: Int = 0) {
    guard ground.rows.contains(where: { $0.overlaps(rows) }) else { return }
    var rest: [Range<Int>] = [], pieces: [PixelArea] = []
    for pending in ground.rows {
      let written = pending.clamped(to: rows)
      if written.isEmpty {
        rest.append(pending)
        continue
      }
      rest += [pending.lowerBound..<written.lowerBound, written.upperBound..<pending.upperBound].filter { !$0.isEmpty }
      for (start, end) in [(0, left), (right, buffer.width)] where start < end {
        pieces.append(PixelArea(left: start, top: written.lowerBound, right: end, bottom: written.upperBound))
      }
    }
    ground.rows = rest
    write(pieces, ground.color)
  }

  private func write(_ areas: [PixelArea], _ word: UInt32) {
    context.target.flush()
    for area in areas {
      stills_fill(buffer.row(area.top) + area.left, buffer.width, area.width, area.height, word)
    }
    context.target.markDirty()
  }
}

// MARK: - Clips

extension PixelLayer {
  /// Draws within `path` for as long as `body` runs.
  func clipped(to path: Path, _ style: FillStyle, _ body: () throws -> Void) rethrows {
    let before = (unclippedArea, softClip)
    defer { (unclippedArea, softClip) = before }
    softClip = softClip(after: path, style)
    unclippedArea = unclippedArea.flatMap { interior(of: path, style)?.intersection($0) }
    try context.saved {
      context.clip(to: path, style)
      try body()
    }
  }

  private func softClip(after path: Path, _ style: FillStyle) -> SoftClip? {
    let matrix = context.matrix
    if matrix.isAxisAligned, let rect = path.asRectangle, let area = PixelArea(wholePixels: rect.applying(matrix)) {
      return softClip?.within(area)
    }
    guard softClip == nil, let bounds = isUnclipped(area) ? [own(area)] : context.pixelClips(self) else { return nil }
    return SoftClip(path, style, matrix: matrix, bounds: bounds)
  }

  /// Screen pixels as the layer's own.
  func own(_ area: PixelArea) -> PixelArea {
    PixelArea(
      left: area.left - originX, top: area.top - originY, right: area.right - originX, bottom: area.bottom - originY)
  }

  /// Whether no clip changes what is drawn there.
  func isUnclipped(_ area: PixelArea) -> Bool { unclippedArea?.contains(area) ?? false }

  /// Screen pixels that lie wholly within the path; nil where none were found.
  func interior(of path: Path, _ style: FillStyle) -> PixelArea? {
    let matrix = screenMatrix
    guard matrix.isAxisAligned, let rect = path.interior(isEvenOdd: style.isEOFilled) else { return nil }
    // One pixel less, for edges that Cairo rounds to 1/256 pixel.
    let inner = PixelArea(rect.applying(matrix))?.grown(by: -1)
    return inner.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}

/// A rectangle of whole pixels.
struct PixelArea: Hashable {
  var left, top, right, bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// All pixels that `rect` touches; nil for none.
  init?(_ rect: CGRect) {
    guard rect.isDrawable else { return nil }
    func bounded(_ value: CGFloat) -> Int { Int(min(max(value, -1e7), 1e7)) }
    // A rounding error of 1/1000 pixel does not make a pixel more.
    self.init(
      left: bounded((rect.minX + 0.001).rounded(.down)), top: bounded((rect.minY + 0.001).rounded(.down)),
      right: bounded((rect.maxX - 0.001).rounded(.up)), bottom: bounded((rect.maxY - 0.001).rounded(.up)))
    guard width > 0, height > 0 else { return nil }
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var count: Int { width * height }
  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

  func intersection(_ other: PixelArea) -> PixelArea? {
    let both = PixelArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return both.width > 0 && both.height > 0 ? both : nil
  }

  func enclosing(_ other: PixelArea?) -> PixelArea {
    guard let other else { return self }
    return PixelArea(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// No larger than a picture may be: what is farthest from `center` on either side is left out first.
  func limited(around center: PixelArea) -> PixelArea {
    var area = self
    var room = 32_768
    while area.width > PixelBuffer.maximumSide || area.height > PixelBuffer.maximumSide
      || area.width * area.height > Self.largestCount, room > 0
    {
      room /= 2
      area = intersection(center.grown(by: room)) ?? center
    }
    return area
  }

  /// Pixels of one picture among others; our choice.
  private static let largestCount = 1 << 26

  func contains(_ other: PixelArea) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }

  func grown(by amount: Int) -> PixelArea {
    PixelArea(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }
}
