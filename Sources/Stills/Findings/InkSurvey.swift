import Foundation
import StillsDisplay
import StillsGeometry

/// What is drawn where, as far as it can be told for certain: letters, and the areas below and above them.
struct InkSurvey {
  /// Letters on one line.
  struct Letters {
    let text: String
    let color: ResolvedColor?
    /// In points of the screen.
    let size: CGFloat
    let weight: Int
    /// From the baseline to the height of small letters, on the screen: what surely has ink.
    let band: CGRect
    /// Among all that is drawn.
    let order: Int
    /// The bar it is a part of.
    let role: DisplayRole?
    fileprivate let clips: [Clip]
  }

  fileprivate struct Clip {
    let path: Path
    let isEOFilled: Bool
    let fromScreen: CGAffineTransform
    /// On the screen.
    let bounds: CGRect

    func contains(_ point: CGPoint) -> Bool {
      bounds.contains(point) && path.contains(point.applying(fromScreen), eoFill: isEOFilled)
    }
  }

  private struct Area {
    let clip: Clip
    /// Nil: a picture, a gradient, a blur.
    let color: ResolvedColor?
    let order: Int
    let clips: [Clip]
    /// Whether the system draws it over everything, as it does the home indicator.
    let isOverlay: Bool

    func covers(_ point: CGPoint) -> Bool {
      clip.contains(point) && clips.allSatisfy { $0.contains(point) }
    }
  }

  private(set) var letters: [Letters] = []
  private var areas: [Area] = []
  private var order = 0
  private let background: ResolvedColor?

  init(_ list: DisplayList) {
    background = list.background
    walk(list.commands, Surroundings())
  }

  // MARK: - Reading

  private struct Surroundings {
    var toScreen = CGAffineTransform.identity
    var opacity = 1.0
    var clips: [Clip] = []
    var role: DisplayRole?
    /// Whether colours and places are those that are drawn.
    var isPlain = true
  }

  private mutating func walk(_ commands: [DisplayCommand], _ around: Surroundings) {
    for command in commands {
      order += 1
      switch command {
      case .fill(let path, let paint, let style):
        add(path, isEOFilled: style.isEOFilled, color(of: paint, around), around)
      case .image(let placement): add(Path(placement.rect), nil, around)
      case .backdrop(let path, _, _, _): add(path, nil, around)
      case .stroke: break
      case .glyphs(let run, let paint): add(run, color(of: paint, around), around)
      case .group(let group): walk(group, around)
      }
    }
  }

  private mutating func walk(_ group: DisplayGroup, _ around: Surroundings) {
    var inside = around
    inside.toScreen = group.transform.concatenating(around.toScreen)
    inside.opacity *= group.opacity
    switch group.role {
    case .statusBar, .navigationBar, .tabBar, .homeIndicator: inside.role = group.role
    default: break
    }
    let hasOnlyShadows = group.effects.allSatisfy { if case .shadow = $0 { true } else { false } }
    if group.perspective != nil || group.mask != nil || group.blendMode != .normal || !hasOnlyShadows {
      inside.isPlain = false
    }
    if let clip = group.clip {
      guard let area = Self.clip(clip, isEOFilled: group.clipStyle.isEOFilled, inside.toScreen) else { return }
      inside.clips.append(area)
    }
    walk(group.commands, inside)
  }

  private static func clip(_ path: Path, isEOFilled: Bool, _ toScreen: CGAffineTransform) -> Clip? {
    let determinant = toScreen.a * toScreen.d - toScreen.b * toScreen.c
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    let bounds = path.controlBounds
    guard !bounds.isNull else { return nil }
    return Clip(
      path: path, isEOFilled: isEOFilled, fromScreen: toScreen.inverted(), bounds: bounds.applying(toScreen))
  }

  private mutating func add(
    _ path: Path, isEOFilled: Bool = false, _ color: ResolvedColor?, _ around: Surroundings
  ) {
    guard let area = Self.clip(path, isEOFilled: isEOFilled, around.toScreen) else { return }
    if let color, color.alpha <= 0 { return }
    let isOverlay = around.role == .homeIndicator || around.role == .statusBar
    areas.append(Area(clip: area, color: color, order: order, clips: around.clips, isOverlay: isOverlay))
  }

  private func color(of paint: Paint, _ around: Surroundings) -> ResolvedColor? {
    guard around.isPlain, case .color(let color) = paint else { return nil }
    return color.multiplyingAlpha(by: around.opacity)
  }

  private mutating func add(_ run: GlyphRun, _ color: ResolvedColor?, _ around: Surroundings) {
    guard run.text.contains(where: { !$0.isWhitespace }), around.opacity > 0 else { return }
    // Half an em is about the height of small letters.
    let band = CGRect(x: run.origin.x, y: run.origin.y - run.size / 2, width: run.advance, height: run.size / 2)
      .standardized.applying(around.toScreen)
    guard [band.minX, band.minY, band.width, band.height].allSatisfy(\.isFinite), band.width > 0, band.height > 0
    else { return }
    // Letters that are turned have no such band.
    guard abs(around.toScreen.b) < 1e-6, abs(around.toScreen.c) < 1e-6 else { return }
    letters.append(
      Letters(
        text: run.text, color: color, size: abs(run.size * around.toScreen.d), weight: run.face.weight, band: band,
        order: order, role: around.role, clips: around.clips))
  }

  // MARK: - Asking

  /// Whether letters show at a point: nothing has been drawn over them, and no clip takes them away.
  func shows(_ letters: Letters, at point: CGPoint) -> Bool {
    guard letters.clips.allSatisfy({ $0.contains(point) }) else { return false }
    return !areas.contains { area in
      !area.isOverlay && area.order > letters.order && area.color.map { $0.alpha > 0.3 } ?? true && area.covers(point)
    }
  }

  /// What a clip leaves of a band.
  func clipped(_ letters: Letters) -> CGRect {
    letters.clips.reduce(letters.band) { $0.intersection($1.bounds) }
  }

  /// The flat colour that letters stand on; nil where it is none, or not the same everywhere around them.
  func ground(of letters: Letters) -> ResolvedColor? {
    let band = letters.band
    var flat: ResolvedColor?
    for y in [band.minY - band.height * 0.3, band.midY, band.maxY] {
      for part in [0.02, 0.25, 0.5, 0.75, 0.98] {
        guard let color = ground(at: CGPoint(x: band.minX + band.width * part, y: y), below: letters.order) else {
          return nil
        }
        if let flat, !flat.isClose(to: color) { return nil }
        flat = color
      }
    }
    return flat
  }

  private func ground(at point: CGPoint, below order: Int) -> ResolvedColor? {
    var translucent: [ResolvedColor] = []
    var ground = background
    for area in areas.reversed() where area.order < order && area.covers(point) {
      guard let color = area.color else { return nil }
      if color.alpha >= 1 {
        ground = color
        break
      }
      translucent.append(color)
    }
    guard var result = ground else { return nil }
    for color in translucent.reversed() { result = color.laid(over: result) }
    return result
  }
}

extension ResolvedColor {
  /// Over an opaque ground.
  func laid(over ground: ResolvedColor) -> ResolvedColor {
    func mixed(_ above: Double, _ below: Double) -> Double { below + (above - below) * alpha }
    return ResolvedColor(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }

  /// To the last of 8 bits, or nearly.
  func isClose(to other: ResolvedColor) -> Bool {
    let tolerance = 1.5 / 255
    return abs(red - other.red) < tolerance && abs(green - other.green) < tolerance
      && abs(blue - other.blue) < tolerance && abs(alpha - other.alpha) < tolerance
  }

  /// The ratio of WCAG 2.1, from 1 to 21.
  func contrastRatio(to other: ResolvedColor) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var relativeLuminance: Double {
    func linear(_ value: Double) -> Double {
      let value = min(1, max(0, value))
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
