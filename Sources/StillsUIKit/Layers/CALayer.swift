import Foundation
import StillsGeometry

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let allCorners = CACornerMask(rawValue: 15)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

@MainActor @preconcurrency public protocol CALayerDelegate: NSObjectProtocol {}

/// A rectangle that is drawn: its ground, its border, its shadow, and other layers on it.
open class CALayer: NSObject, @unchecked Sendable {
  open var bounds = CGRect.zero { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
  /// Of the anchor point, in the layer around.
  open var position = CGPoint.zero
  /// In units of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity

  open var isHidden = false
  open var opacity: Float = 1
  open var backgroundColor: CGColor? {
    get { viewColor.map(\.cgColor) ?? ownColor }
    set { (ownColor, viewColor) = (newValue, nil) }
  }
  /// A view's ground, which follows the appearance.
  package var viewColor: UIColor?
  package var ownColor: CGColor?

  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners = CACornerMask.allCorners
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points.
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?

  /// Its alpha is what shows of the layer.
  open var mask: CALayer? {
    get { ownMask }
    set {
      if let newValue, isInside(newValue) {
        UIKitStage.report("mask: a layer cannot mask itself, or a layer that it contains")
        return
      }
      if ownMask?.masked === self { ownMask?.masked = nil }
      ownMask = newValue
      newValue?.masked = self
    }
  }
  private var ownMask: CALayer?
  /// The layer whose mask this is.
  private weak var masked: CALayer?
  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    get { lower.isEmpty ? nil : lower }
    set {
      for layer in lower { layer.superlayer = nil }
      lower = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var lower: [CALayer] = []

  open weak var delegate: (any CALayerDelegate)?
  /// The view whose layer this is.
  package weak var view: UIView?
  open var name: String?
  /// A `UIImage`'s picture.
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var isOpaque = false
  open var isGeometryFlipped = false
  open var isDoubleSided = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  open var actions: [String: Any]?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  private var needsLayout = false

  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}

  // MARK: Overriding

  open func layoutSublayers() {}
  open func draw(in ctx: CGContext) {}
  open func display() {}
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> Any? { nil }

  open func setNeedsDisplay() {
    guard MainThread.isHere else { return }
    MainActor.assumeIsolated { view?.noteChange() }
  }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  open func displayIfNeeded() {}
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSublayers()
    }
    for layer in lower where layer.view == nil { layer.layoutIfNeeded() }
  }
}

public typealias CFTimeInterval = Double

// MARK: - Geometry

extension CALayer {
  /// Around the transformed bounds, in the layer around.
  public var frame: CGRect {
    get {
      let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
      let rect = CGRect(origin: corner, size: bounds.size).applying(transform.affine)
      return rect.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let rect = newValue.usable.standardized
      let size = transform.affine.isIdentity ? rect.size : rect.size.applying(transform.affine.inverted()).magnitude
      if size != bounds.size { bounds.size = size }
      position = CGPoint(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    }
  }

  public func affineTransform() -> CGAffineTransform { transform.affine }
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// From the layer's own coordinates to those of the layer around.
  package var transformToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
    ).concatenating(transform.affine).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      transform = transform.concatenating(current.transformToSuperlayer)
      layer = current.superlayer
    }
    return transform
  }

  package func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToRoot }
    return transformToRoot.concatenating(other.transformToRoot.inverted())
  }

  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { p.applying(transform(to: layer)) }
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { layer?.convert(p, to: self) ?? p }
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(transform(to: layer)) }
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { layer?.convert(r, to: self) ?? r }
  public func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

  /// The outline of the bounds, its corners rounded as asked.
  package func outline(in rect: CGRect) -> Path {
    guard cornerRadius > 0, cornerRadius.isFinite, rect.width > 0, rect.height > 0 else { return Path(rect) }
    // Core Animation's corners are no larger than half the shorter side.
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    let style: RoundedCornerStyle = cornerCurve == .continuous ? .continuous : .circular
    if maskedCorners.isSuperset(of: .allCorners) { return Path(roundedRect: rect, cornerRadius: radius, style: style) }
    func corner(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
        bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)), style: style)
  }
}

extension CGSize {
  fileprivate var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}

// MARK: - The tree

extension CALayer {
  package var orderedSublayers: [CALayer] {
    guard lower.contains(where: { $0.zPosition != 0 }) else { return lower }
    return lower.indices.sorted { (lower[$0].zPosition, $0) < (lower[$1].zPosition, $1) }.map { lower[$0] }
  }

  public func addSublayer(_ layer: CALayer) { insert(layer, at: lower.count) }
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: lower.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: lower.firstIndex { $0 === sibling }.map { $0 + 1 } ?? lower.count)
  }

  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = lower.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  public func removeFromSuperlayer() {
    superlayer?.lower.removeAll { $0 === self }
    superlayer = nil
  }

  /// Whether drawing the other draws this one: it is that one, in it, or part of its mask.
  private func isInside(_ other: CALayer) -> Bool {
    self === other || superlayer?.isInside(other) == true || masked?.isInside(other) == true
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else {
      UIKitStage.report("addSublayer: a layer cannot contain itself")
      return
    }
    layer.removeFromSuperlayer()
    lower.insert(layer, at: min(max(0, index), lower.count))
    layer.superlayer = self
    layer.setNeedsLayout()
  }
}
