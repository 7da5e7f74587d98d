import Foundation
import StillsCore

// Shaders are programs for Apple's graphics processors, in a language of their own: what they would do to a view is
// reported, and the view drawn without it.

/// A library of shaders: `ShaderLibrary.ripple(.float(2))`.
@dynamicMemberLookup nonisolated public struct ShaderLibrary: Equatable, @unchecked Sendable {
  public static let `default` = ShaderLibrary()
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
  private init() {}
  public init(data: Data) {}
  public init(url: URL) {}

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

@dynamicCallable nonisolated public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A shader with what it is told.
nonisolated public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  public enum UsageType: Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }
  public func compile(as type: UsageType) async throws {}

  public struct Argument: Equatable, Sendable {
    private let description: String
    private init(_ description: String) { self.description = description }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(Double(x))") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("\(Double(x)) \(Double(y))")
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(Double(x)) \(Double(y)) \(Double(z))")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("\(Double(x)) \(Double(y)) \(Double(z)) \(Double(w))")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    public static var boundingRect: Argument { Argument("boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument("color \(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("colors \(array)") }
    public static func image(_ image: Image) -> Argument { Argument("image") }
    public static func data(_ data: Data) -> Argument { Argument("data \(data.count)") }
  }
}

nonisolated extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(kind: "colorEffect", shader: shader, isEnabled: isEnabled))
  }

  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(kind: "distortionEffect", shader: shader, isEnabled: isEnabled))
  }

  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(kind: "layerEffect", shader: shader, isEnabled: isEnabled))
  }
}

nonisolated struct ShaderModifier: PrimitiveViewModifier {
  let kind: String
  let shader: Shader
  let isEnabled: Bool

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.isEnabled { context.report(modifier.shader.remark(for: modifier.kind)) }
    return content(context)
  }
}

nonisolated extension Shader {
  fileprivate func remark(for kind: String) -> String {
    "\(kind): the shader \(function.name) is not run; drawn without it"
  }
}

extension VisualEffect {
  private func shaded(_ kind: String, _ shader: Shader, _ isEnabled: Bool) -> some VisualEffect {
    adding(isEnabled ? .undrawn(shader.remark(for: kind)) : .effect(nil))
  }

  /// Not run, and reported: the view is drawn without it.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    shaded("colorEffect", shader, isEnabled)
  }
  /// Not run, and reported: the view is drawn without it.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { shaded("distortionEffect", shader, isEnabled) }
  /// Not run, and reported: the view is drawn without it.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    shaded("layerEffect", shader, isEnabled)
  }
}
