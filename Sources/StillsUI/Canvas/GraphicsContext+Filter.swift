import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

extension GraphicsContext {
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct BlurOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// A change to a finished drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case effect(@Sendable (EnvironmentValues) -> DisplayEffect?)
      /// The last of them is applied first, as of filters.
      case effects(@Sendable (EnvironmentValues) -> [DisplayEffect])
      case transform(ProjectionTransform)
      case unknown(String)
    }

    let kind: Kind
  }
}

extension GraphicsContext.Filter {
  private static func matrix(_ matrix: ColorMatrix) -> Self {
    Self(kind: .effect { _ in matrix.isFinite && matrix != .identity ? matrix.effect : nil })
  }

  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self(kind: .transform(matrix)) }

  /// The radius is the standard deviation in points.
  public static func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = .init()
  ) -> Self {
    guard radius.isFinite, x.isFinite, y.isFinite else { return Self(kind: .effect { _ in nil }) }
    return Self(
      kind: .effect {
        .shadow(
          color: color.resolvedColor(in: $0), radius: max(0, radius), offset: CGSize(width: x, height: y))
      })
  }

  public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = .init()) -> Self {
    let isOpaque = options.contains(.opaque)
    return Self(kind: .effect { _ in radius > 0 && radius.isFinite ? .blur(radius: radius, opaque: isOpaque) : nil })
  }

  public static func colorMultiply(_ color: Color) -> Self {
    Self(kind: .effect { ColorMatrix.multiplication(color.resolvedColor(in: $0)).effect })
  }

  public static func hueRotation(_ angle: Angle) -> Self { matrix(.hueRotation(angle)) }
  public static func saturation(_ amount: Double) -> Self { matrix(.saturation(amount)) }
  public static func brightness(_ amount: Double) -> Self { matrix(.brightness(amount)) }
  public static func contrast(_ amount: Double) -> Self { matrix(.contrast(amount)) }
  public static func grayscale(_ amount: Double) -> Self { matrix(.saturation(1 - amount)) }
  public static var luminanceToAlpha: Self { matrix(.luminanceToAlpha) }

  /// From the drawing by nothing (0) to its negative (1).
  public static func colorInvert(_ amount: Double = 1) -> Self { matrix(.inversion(by: amount)) }

  public static func colorMatrix(_ matrix: ColorMatrix) -> Self { Self.matrix(matrix) }

  /// Paints where the alpha is at least `min`, with an edge that is smoothed over a few values (how many is our choice).
  /// What is more than a `max` below 1 is not taken away, which is reported.
  public static func alphaThreshold(min lower: Double, max upper: Double = 1, color: Color = .black) -> Self {
    guard upper >= 1 else { return Self(kind: .unknown("alphaThreshold with a max below 1")) }
    guard lower.isFinite else { return Self(kind: .effect { _ in nil }) }
    return Self(
      kind: .effects {
        let ink = color.resolvedColor(in: $0)
        let threshold = ColorMatrix.threshold(lower, color: ink).effect
        return ink.alpha < 1 ? [ColorMatrix.fading(to: ink.alpha).effect, threshold] : [threshold]
      })
  }

  /// Not run, which is reported, as shaders of views are.
  public static func colorShader(_ shader: Shader) -> Self {
    Self(kind: .unknown("the shader \(shader.function.name)"))
  }

  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { colorShader(shader) }

  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { colorShader(shader) }
}
