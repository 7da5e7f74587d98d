import Foundation

/// The shape of a button's ground.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  package let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

nonisolated extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentModifier { $0.buttonBorderShape = shape })
  }
}

nonisolated extension EnvironmentValues {
  private struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}
