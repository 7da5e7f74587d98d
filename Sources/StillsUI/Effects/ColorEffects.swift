import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

nonisolated extension View {
  /// Adds to every component: 1 makes all white, −1 black.
  public func brightness(_ amount: Double) -> some View { colorMatrix("brightness", amount, .brightness(amount)) }

  /// Spreads components from the middle grey: 1 changes nothing, 0 makes all grey.
  public func contrast(_ amount: Double) -> some View { colorMatrix("contrast", amount, .contrast(amount)) }

  /// 1 changes nothing, 0 takes all colour away.
  public func saturation(_ amount: Double) -> some View { colorMatrix("saturation", amount, .saturation(amount)) }

  /// 0 changes nothing, 1 takes all colour away.
  public func grayscale(_ amount: Double) -> some View { colorMatrix("grayscale", amount, .saturation(1 - amount)) }

  public func hueRotation(_ angle: Angle) -> some View {
    colorMatrix("hueRotation", angle.degrees, .hueRotation(angle))
  }

  public func colorInvert() -> some View {
    modifier(GroupModifier(kind: "colorInvert") { $0.effects = [ColorMatrix.inversion.effect] })
  }

  /// Multiplies every component with the colour's.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(
      GroupModifier(kind: "colorMultiply", details: color.description) { group, context in
        group.effects = [ColorMatrix.multiplication(color.resolvedColor(in: context.environment)).effect]
      })
  }

  /// Black, as opaque as the picture is light.
  public func luminanceToAlpha() -> some View {
    modifier(GroupModifier(kind: "luminanceToAlpha") { $0.effects = [ColorMatrix.luminanceToAlpha.effect] })
  }

  private func colorMatrix(_ kind: String, _ amount: Double, _ matrix: ColorMatrix) -> some View {
    modifier(
      GroupModifier(kind: kind, details: NumberText.string(amount)) { group in
        // A number that is none, or none left, changes nothing.
        guard matrix.isFinite, matrix != .identity else { return }
        group.effects = [matrix.effect]
      })
  }
}

/// Four rows of five: what each component of the result is made of (facts: layout §7, "colour effects").
struct ColorMatrix: Hashable {
  private var rows: [Double]

  var effect: DisplayEffect { .colorMatrix(rows) }
  var isFinite: Bool { rows.allSatisfy(\.isFinite) }

  /// Three rows for the colour; the alpha stays.
  private init(red: [Double], green: [Double], blue: [Double]) { rows = red + green + blue + [0, 0, 0, 1, 0] }

  private init(rows: [Double]) { self.rows = rows }

  static let identity = scaled(by: 1, plus: 0)
  static let inversion = scaled(by: -1, plus: 1)

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

  static let luminanceToAlpha = ColorMatrix(
    rows: Array(repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0])
}
