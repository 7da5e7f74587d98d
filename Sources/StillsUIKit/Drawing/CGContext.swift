import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// Draws outlines, gradients and pictures; what is drawn is kept as commands.
public final class CGContext: @unchecked Sendable {
  struct State {
    var transform: CGAffineTransform
    var fill = ResolvedColor.black, stroke = ResolvedColor.black
    var line = StrokeStyle()
    var alpha = 1.0
    var blendMode = DisplayBlendMode.normal
    var shadow: DisplayEffect?
    /// In the painter's coordinates.
    var clips: [(path: Path, isEvenOdd: Bool)] = []
  }

  private(set) var painter: Painter
  var state: State
  private var saved: [State] = []
  private var path = Path()
  let size: CGSize

  package init(pixelGrid: PixelGrid, transform: CGAffineTransform = .identity, size: CGSize = .zero) {
    painter = Painter(pixelGrid: pixelGrid)
    state = State(transform: transform)
    self.size = size
  }

  package var commands: [DisplayCommand] { painter.commands }

  // MARK: The current one

  nonisolated(unsafe) static var stack: [CGContext] = []
  package static var current: CGContext? { stack.last }

  func whileCurrent(_ body: () -> Void) {
    Self.stack.append(self)
    body()
    Self.stack.removeLast()
  }

  // MARK: Emitting

  /// Draws what was drawn elsewhere.
  package func append(_ commands: [DisplayCommand]) {
    var group = DisplayGroup(commands: commands)
    group.transform = state.transform
    emit([.group(group)])
  }

  private func emit(_ commands: [DisplayCommand]) {
    guard !commands.isEmpty else { return }
    var commands = commands
    if state.alpha < 1 || state.blendMode != .normal || state.shadow != nil {
      var group = DisplayGroup(commands: commands)
      (group.opacity, group.blendMode) = (state.alpha, state.blendMode)
      if let shadow = state.shadow { group.effects = [shadow] }
      commands = [.group(group)]
    }
    for clip in state.clips.reversed() {
      var group = DisplayGroup(commands: commands)
      (group.clip, group.clipStyle) = (clip.path, FillStyle(eoFill: clip.isEvenOdd))
      commands = [.group(group)]
    }
    painter.append(commands)
  }

  /// What `body` paints in the rectangle, which lies in the context's coordinates. Where those are only moved, it is
  /// painted where it comes to lie, so that letters find their pixels.
  package func draw(in rect: CGRect, _ body: (CGRect, inout Painter) -> Void) {
    var inner = Painter(pixelGrid: painter.pixelGrid)
    let t = state.transform
    guard t.a != 1 || t.b != 0 || t.c != 0 || t.d != 1 else {
      body(rect.offsetBy(dx: t.tx, dy: t.ty), &inner)
      return emit(inner.commands)
    }
    body(rect, &inner)
    guard !inner.commands.isEmpty else { return }
    var group = DisplayGroup(commands: inner.commands)
    group.transform = t
    emit([.group(group)])
  }

  private func placed(_ path: Path) -> Path { path.applying(state.transform) }

  private func fillCommand(_ path: Path, isEvenOdd: Bool = false) -> [DisplayCommand] {
    path.isEmpty ? [] : [.fill(placed(path), .color(state.fill), FillStyle(eoFill: isEvenOdd))]
  }

  private func strokeCommand(_ path: Path) -> [DisplayCommand] {
    guard !path.isEmpty, state.line.lineWidth > 0, state.line.lineWidth.isFinite else { return [] }
    let t = state.transform
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return [.stroke(placed(path), .color(state.stroke), state.line)] }
    var group = DisplayGroup(commands: [.stroke(path, .color(state.stroke), state.line)])
    group.transform = t
    return [.group(group)]
  }

  func fill(_ path: Path, isEvenOdd: Bool = false) { emit(fillCommand(path, isEvenOdd: isEvenOdd)) }
  func stroke(_ path: Path) { emit(strokeCommand(path)) }
  func clip(_ path: Path, isEvenOdd: Bool) { state.clips.append((placed(path), isEvenOdd)) }
}

// MARK: - State

extension CGContext {
  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha.orZero, 0), 1)) }
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  public func setBlendMode(_ mode: CGBlendMode) {
    guard let mode = mode.display else {
      UIKitStage.report("CGContext.setBlendMode(.\(mode)) is not drawn")
      return
    }
    state.blendMode = mode
  }

  /// `blur` is twice the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(color: $0.resolved, radius: max(0, blur.orZero) / 2, offset: offset.isFinite ? offset : .zero)
    }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

extension CGBlendMode {
  fileprivate var display: DisplayBlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .clear, .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }
}

// MARK: - Paths

extension CGContext {
  public func beginPath() { path = Path() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { path.addRect(rect) } }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  public func closePath() { path.closeSubpath() }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public var isPathEmpty: Bool { path.isEmpty }
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

  private func taken() -> Path {
    defer { path = Path() }
    return path
  }

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), isEvenOdd: rule == .evenOdd) }
  public func strokePath() { stroke(taken()) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(path) }
  }

  public func clip(using rule: CGPathFillRule = .winding) { clip(taken(), isEvenOdd: rule == .evenOdd) }
  public func clip(to rect: CGRect) { clip(Path(rect), isEvenOdd: false) }
  public func clip(to rects: [CGRect]) { clip(Path { path in path.addRects(rects) }, isEvenOdd: false) }

  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(Path { $0.addLines([points[index], points[index + 1]]) })
    }
  }

  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blendMode, state.fill, state.alpha) = (.destinationOut, .black, 1)
    fill(rect)
    restoreGState()
  }

  public func beginTransparencyLayer(auxiliaryInfo: Any?) {}
  public func endTransparencyLayer() {}
}

// MARK: - Gradients and pictures

public final class CGColorSpace: @unchecked Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public init?(name: String) {}
  package init() {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public final class CGGradient: @unchecked Sendable {
  let stops: [GradientStop]

  /// Nil for no colours.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    var last: CGFloat = 0
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let given = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
      last = max(last, min(max(given.orZero, 0), 1))
      return GradientStop(color: color.resolved, location: last)
    }
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    fillClip(
      .linearGradient(
        stops: gradient.stops, start: startPoint.applying(state.transform), end: endPoint.applying(state.transform)))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      UIKitStage.report("CGContext.drawRadialGradient: both circles are drawn about the second one's centre")
    }
    fillClip(
      .radialGradient(
        stops: gradient.stops, center: endCenter, startRadius: startRadius.orZero, endRadius: endRadius.orZero,
        transform: state.transform))
  }

  private func fillClip(_ paint: Paint) {
    let area = state.clips.last.map { $0.path } ?? Path(CGRect(origin: .zero, size: size).applying(baseTransform))
    emit([.fill(area, paint, FillStyle(eoFill: state.clips.last?.isEvenOdd ?? false))])
  }

  private var baseTransform: CGAffineTransform { saved.first?.transform ?? state.transform }

  public func draw(_ image: CGImage, in rect: CGRect) { image.image.draw(in: rect) }
}

/// A picture without a scale.
public final class CGImage: @unchecked Sendable {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }

  public var width: Int { pixels(image.size.width) }
  public var height: Int { pixels(image.size.height) }
  private func pixels(_ length: CGFloat) -> Int { Int(min(max((length * image.scale).orZero, 0), 1e9).rounded()) }
}

// MARK: - In painters

extension Painter {
  /// What `body` draws by the current context, whose origin is at a point of the painter's.
  package mutating func record(at origin: CGPoint, size: CGSize = .zero, _ body: () -> Void) {
    let context = CGContext(
      pixelGrid: pixelGrid, transform: CGAffineTransform(translationX: origin.x, y: origin.y), size: size)
    context.whileCurrent(body)
    append(context.commands)
  }
}

// MARK: - UIKit's functions

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }
public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { CGContext.current?.state.fill = resolved(with: .current) }
  public func setStroke() { CGContext.current?.state.stroke = resolved(with: .current) }
}

extension UIBezierPath {
  public func fill() { CGContext.current?.fill(path, isEvenOdd: usesEvenOddFillRule) }

  public func stroke() {
    guard let context = CGContext.current else { return }
    let before = context.state.line
    context.state.line = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
    context.stroke(path)
    context.state.line = before
  }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.saveGState()
    CGContext.current?.setBlendMode(blendMode)
    CGContext.current?.setAlpha(alpha)
    fill()
    CGContext.current?.restoreGState()
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.saveGState()
    CGContext.current?.setBlendMode(blendMode)
    CGContext.current?.setAlpha(alpha)
    stroke()
    CGContext.current?.restoreGState()
  }

  public func addClip() { CGContext.current?.clip(path, isEvenOdd: usesEvenOddFillRule) }

  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { pointer in (0..<max(0, count)).map { pointer[$0] } } ?? []
    dashPhase = phase
  }

  public func reversing() -> UIBezierPath {
    UIKitStage.report("UIBezierPath.reversing(): the direction stays as it is")
    return UIBezierPath(path: path)
  }
}
