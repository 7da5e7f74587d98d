import Foundation
import StillsDisplay
import StillsGeometry
import StillsImaging

extension DisplayList {
  /// A name for what the list draws: lists of one name draw the same pixels with the same renderer. Names of groups, and
  /// the text that letters stand for, do not count; the contents of pictures do.
  package func digest(images: (any ImageSource)?) -> String {
    let writer = DigestWriter()
    writer.add(size)
    writer.add(scale)
    writer.add(background)
    writer.add(commands)
    for image in writer.images {
      writer.add(image.name)
      if let encoded = images?.encoded(image) {
        writer.add(ByteDigest.name(of: encoded.bytes))
      } else if let pixels = images?.pixels(of: image) {
        writer.add(pixels.width)
        writer.add(ByteDigest.name(of: pixels.rgba))
      }
    }
    return writer.name
  }
}

extension [DisplayCommand] {
  /// A name for what the commands draw, but for the contents of pictures.
  package var digest: String {
    let writer = DigestWriter()
    writer.add(self)
    return writer.name
  }
}

/// Writes a display list as a row of 64-bit words, each kind of value after a mark of its own, and names the row.
private final class DigestWriter {
  private let words = WordDigest()
  /// Each once, as they came up.
  private(set) var images: [ImageReference] = []

  var name: String { words.name }

  // MARK: Numbers

  private func add(_ word: UInt64) { words.add(word) }
  func add(_ number: Int) { words.add(UInt64(bitPattern: Int64(number))) }
  func add(_ number: CGFloat) { words.add(Double(number)) }
  func add(_ flag: Bool) { words.add(flag ? 1 : 0 as UInt64) }
  func add(_ text: String) { words.add(text) }

  // MARK: Geometry

  func add(_ size: CGSize) {
    add(size.width)
    add(size.height)
  }

  func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size)
  }

  func add(_ transform: CGAffineTransform) {
    add(transform.a)
    add(transform.b)
    add(transform.c)
    add(transform.d)
    add(transform.tx)
    add(transform.ty)
  }

  func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        add(1 as UInt64)
        add(point)
      case .line(let point):
        add(2 as UInt64)
        add(point)
      case .quadCurve(let point, let control):
        add(3 as UInt64)
        add(control)
        add(point)
      case .curve(let point, let control1, let control2):
        add(4 as UInt64)
        add(control1)
        add(control2)
        add(point)
      case .closeSubpath: add(5 as UInt64)
      }
    }
  }

  func add(_ path: Path?) {
    add(path != nil)
    if let path { add(path) }
  }

  func add(_ style: FillStyle) {
    add(style.isEOFilled)
    add(style.isAntialiased)
  }

  func add(_ style: StrokeStyle) {
    add(style.lineWidth)
    add(Int(style.lineCap.rawValue))
    add(Int(style.lineJoin.rawValue))
    add(style.miterLimit)
    add(style.dash.count)
    for length in style.dash { add(length) }
    add(style.dashPhase)
  }

  // MARK: Paints

  func add(_ color: ResolvedColor?) {
    add(color != nil)
    if let color { add(color) }
  }

  func add(_ color: ResolvedColor) {
    words.add(color.red)
    words.add(color.green)
    words.add(color.blue)
    words.add(color.alpha)
  }

  func add(_ stops: [GradientStop]) {
    add(stops.count)
    for stop in stops {
      add(stop.color)
      add(stop.location)
    }
  }

  func add(_ image: ImageReference) {
    add(image.name)
    if !images.contains(image) { images.append(image) }
  }

  func add(_ paint: Paint?) {
    add(paint != nil)
    if let paint { add(paint) }
  }

  func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      add(11 as UInt64)
      add(color)
    case .linearGradient(let stops, let start, let end):
      add(12 as UInt64)
      add(stops)
      add(start)
      add(end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let transform):
      add(13 as UInt64)
      add(stops)
      add(center)
      add(startRadius)
      add(endRadius)
      add(transform)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      add(14 as UInt64)
      add(stops)
      add(center)
      add(startAngle)
      add(endAngle)
    case .image(let image, let rect, let repeats):
      add(15 as UInt64)
      add(image)
      add(rect)
      add(repeats)
    }
  }

  // MARK: Commands

  func add(_ commands: [DisplayCommand]) {
    add(commands.count)
    for command in commands { add(command) }
  }

  private func add(_ command: DisplayCommand) {
    switch command {
    case .fill(let path, let paint, let style):
      add(21 as UInt64)
      add(path)
      add(paint)
      add(style)
    case .stroke(let path, let paint, let style):
      add(22 as UInt64)
      add(path)
      add(paint)
      add(style)
    case .glyphs(let run, let paint):
      add(23 as UInt64)
      add(run)
      add(paint)
    case .image(let placement):
      add(24 as UInt64)
      add(placement)
    case .group(let group):
      add(25 as UInt64)
      add(group)
    case .backdrop(let path, let radius, let saturation, let tint):
      add(26 as UInt64)
      add(path)
      add(radius)
      add(CGFloat(saturation))
      add(tint)
    }
  }

  private func add(_ run: GlyphRun) {
    add(run.face.name)
    add(run.face.variations.count)
    for variation in run.face.variations {
      add(variation.axis)
      add(CGFloat(variation.value))
    }
    add(run.face.weight)
    add(run.face.isItalic)
    add(run.size)
    add(run.origin)
    add(run.slant)
    add(run.glyphs.count)
    for glyph in run.glyphs {
      add(UInt64(glyph.glyph))
      add(glyph.offset.x)
      add(glyph.offset.y)
    }
  }

  private func add(_ placement: ImagePlacement) {
    add(placement.image)
    add(placement.rect)
    add(placement.source)
    add(placement.interpolation.rawValue)
    add(placement.tint)
  }

  private func add(_ group: DisplayGroup) {
    add(group.transform)
    if let perspective = group.perspective {
      for number in [perspective.center.x, perspective.center.y, perspective.slope.width, perspective.slope.height] {
        add(number)
      }
    }
    add(group.clip)
    add(group.clipStyle)
    add(group.mask != nil)
    if let mask = group.mask { add(mask) }
    add(CGFloat(group.opacity))
    add(group.blendMode.rawValue)
    add(group.effects.count)
    for effect in group.effects { add(effect) }
    add(group.isFlattened)
    add(group.commands)
  }

  private func add(_ effect: DisplayEffect) {
    switch effect {
    case .blur(let radius, let isOpaque):
      add(31 as UInt64)
      add(radius)
      add(isOpaque)
    case .shadow(let color, let radius, let offset):
      add(32 as UInt64)
      add(color)
      add(radius)
      add(offset)
    case .colorMatrix(let values):
      add(33 as UInt64)
      add(values.count)
      for value in values { add(CGFloat(value)) }
    }
  }
}
