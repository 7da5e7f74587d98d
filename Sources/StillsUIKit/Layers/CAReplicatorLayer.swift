import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// Draws the layers in it several times, each time transformed once more about the anchor point.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  open var instanceCount = 1
  open var instanceTransform = CATransform3DIdentity
  open var instanceDelay: CFTimeInterval = 0
  open var instanceAlphaOffset: Float = 0
  open var instanceColor: CGColor? { didSet { reportColors() } }
  open var instanceRedOffset: Float = 0 { didSet { reportColors() } }
  open var instanceGreenOffset: Float = 0 { didSet { reportColors() } }
  open var instanceBlueOffset: Float = 0 { didSet { reportColors() } }
  open var preservesDepth = false

  private func reportColors() {
    UIKitStage.report("CAReplicatorLayer: instances are drawn in the colours of their layers")
  }

  /// The groups that what is in the layer is drawn in; `rect` is where the layer lies.
  @MainActor package func instances(in rect: CGRect) -> [DisplayGroup] {
    let center = CGPoint(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    let step = instanceTransform.affine
    var turn = CGAffineTransform.identity
    // Far more than anybody sees: a number out of the air does no harm.
    return (0..<min(max(0, instanceCount), 1000)).map { index in
      var group = DisplayGroup(commands: [])
      group.transform = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      let alpha = 1 + Float(index) * instanceAlphaOffset
      group.opacity = alpha.isFinite ? Double(min(max(alpha, 0), 1)) : 1
      turn = turn.concatenating(step)
      return group
    }
  }
}

/// A layer that turns those in it in a space of their own.
open class CATransformLayer: CALayer, @unchecked Sendable {}

open class CAEmitterCell: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var emitterCells: [CAEmitterCell]?
  public override init() {}
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let circle = Self(rawValue: "circle")
  public static let sphere = Self(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self(rawValue: "points")
  public static let outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface")
  public static let volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  public static let backToFront = Self(rawValue: "backToFront")
  public static let additive = Self(rawValue: "additive")
}

/// Reported: particles move, and are not drawn.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  open var emitterCells: [CAEmitterCell]? {
    didSet { UIKitStage.report("CAEmitterLayer: particles are not drawn") }
  }
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}
