import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

nonisolated extension View {
  /// Adds to every component: 1 makes all white, −1 black.
  public func brightness(_ amount: Double) -> some View { colorMatrix("brightness", amount) { .brightness($0) } }

  /// Spreads components from the middle grey: 1 changes nothing, 0 makes all grey.
  public func contrast(_ amount: Double) -> some View { colorMatrix("contrast", amount) { .contrast($0) } }

  /// 1 changes nothing, 0 takes all colour away.
  public func saturation(_ amount: Double) -> some View { colorMatrix("saturation", amount) { .saturation($0) } }

  /// 0 changes nothing, 1 takes all colour away.
  public func grayscale(_ amount: Double) -> some View { colorMatrix("grayscale", amount) { .saturation(1 - $0) } }

  public func hueRotation(_ angle: Angle) -> some View {
    colorMatrix("hueRotation", angle.degrees) { .hueRotation(.degrees($0)) }
  }

  public func colorInvert() -> some View {
    modifier(GroupModifier(kind: "colorInvert") { $0.effects = [ColorMatrix.inversion.effect] })
  }

  /// Multiplies every component with the colour's.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(
      GroupModifier(kind: "colorMultiply", details: color.description) { group, context in
        let color = context.animated(color: color.resolvedColor(in: context.environment))
        group.effects = [ColorMatrix.multiplication(color).effect]
      })
  }

  /// Black, as opaque as the picture is light.
  public func luminanceToAlpha() -> some View {
    modifier(GroupModifier(kind: "luminanceToAlpha") { $0.effects = [ColorMatrix.luminanceToAlpha.effect] })
  }

  private func colorMatrix(
    _ kind: String, _ amount: Double, _ matrix: @escaping (Double) -> ColorMatrix
  ) -> some View {
    modifier(
      GroupModifier(kind: kind, details: NumberText.string(amount)) { group, context in
        let matrix = matrix(context.animated(amount))
        // A number that is none, or none left, changes nothing.
        guard matrix.isFinite, matrix != .identity else { return }
        group.effects = [matrix.effect]
      })
  }
}

/// Four rows of five: what each component of the result is made of (facts: layout §7, "colour effects").
public struct ColorMatrix: Hashable, Sendable {
  private var rows: [Double]

  var effect: DisplayEffect { .colorMatrix(rows) }
  var isFinite: Bool { rows.allSatisfy(\.isFinite) }

  /// Three rows for the colour; the alpha stays.
  private init(red: [Double], green: [Double], blue: [Double]) { rows = red + green + blue + [0, 0, 0, 1, 0] }

  private init(rows: [Double]) { self.rows = rows }

  static let identity = scaled(by: 1, plus: 0)
  static let inversion = inversion(by: 1)

  static func inversion(by amount: Double) -> ColorMatrix { scaled(by: 1 - 2 * amount, plus: amount) }

  static func brightness(_ amount: Double) -> ColorMatrix { scaled(by: 1, plus: amount) }
  static func contrast(_ amount: Double) -> ColorMatrix { scaled(by: amount, plus: 0.5 - amount / 2) }

  private static func scaled(by factor: Double, plus amount: Double) -> ColorMatrix {
    ColorMatrix(
      red: [factor, 0, 0, 0, amount], green: [0, factor, 0, 0, amount], blue: [0, 0, factor, 0, amount])
  }

  static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722), rest = 1 - amount
    return ColorMatrix(
      red: [red * rest + amount, green * rest, blue * rest, 0, 0],
      green: [red * rest, green * rest + amount, blue * rest, 0, 0],
      blue: [red * rest, green * rest, blue * rest + amount, 0, 0])
  }

  /// SVG's matrix.
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle.radians)
    let (s, c) = (Double(sine), Double(cosine))
    return ColorMatrix(
      red: [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
      green: [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
      blue: [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0])
  }

  static func multiplication(_ color: ResolvedColor) -> ColorMatrix {
    ColorMatrix(rows: [
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
    ])
  }

  /// The colour where the alpha reaches `limit`, nothing where it does not. Between them lie a fiftieth of all alphas, which
  /// is a pixel or so of what was blurred.
  static func threshold(_ limit: Double, color: ResolvedColor) -> ColorMatrix {
    let steepness: Double = 50
    var rows: [Double] = Array(repeating: 0, count: 20)
    (rows[4], rows[9], rows[14]) = (color.red, color.green, color.blue)
    (rows[18], rows[19]) = (steepness, 0.5 - steepness * min(max(limit, 1 / steepness), 2))
    return ColorMatrix(rows: rows)
  }

  static func fading(to alpha: Double) -> ColorMatrix {
    multiplication(ResolvedColor.white.multiplyingAlpha(by: alpha))
  }

  static let luminanceToAlpha = ColorMatrix(
    rows: Array(repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0])
}

extension ColorMatrix {
  /// Changes nothing.
  public init() { self = .identity }

  public var r1: Float {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var r2: Float {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var r3: Float {
    get { self[2] }
    set { self[2] = newValue }
  }
  public var r4: Float {
    get { self[3] }
    set { self[3] = newValue }
  }
  public var r5: Float {
    get { self[4] }
    set { self[4] = newValue }
  }
  public var g1: Float {
    get { self[5] }
    set { self[5] = newValue }
  }
  public var g2: Float {
    get { self[6] }
    set { self[6] = newValue }
  }
  public var g3: Float {
    get { self[7] }
    set { self[7] = newValue }
  }
  public var g4: Float {
    get { self[8] }
    set { self[8] = newValue }
  }
  public var g5: Float {
    get { self[9] }
    set { self[9] = newValue }
  }
  public var b1: Float {
    get { self[10] }
    set { self[10] = newValue }
  }
  public var b2: Float {
    get { self[11] }
    set { self[11] = newValue }
  }
  public var b3: Float {
    get { self[12] }
    set { self[12] = newValue }
  }
  public var b4: Float {
    get { self[13] }
    set { self[13] = newValue }
  }
  public var b5: Float {
    get { self[14] }
    set { self[14] = newValue }
  }
  public var a1: Float {
    get { self[15] }
    set { self[15] = newValue }
  }
  public var a2: Float {
    get { self[16] }
    set { self[16] = newValue }
  }
  public var a3: Float {
    get { self[17] }
    set { self[17] = newValue }
  }
  public var a4: Float {
    get { self[18] }
    set { self[18] = newValue }
  }
  public var a5: Float {
    get { self[19] }
    set { self[19] = newValue }
  }

  private subscript(index: Int) -> Float {
    get { Float(rows[index]) }
    set { rows[index] = Double(newValue) }
  }
}
