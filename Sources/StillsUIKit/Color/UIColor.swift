import Foundation
import StillsCore
import StillsDisplay

/// A colour: components, one of the system's, or one that depends on the appearance it is shown in.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  enum Source {
    case components(ResolvedColor)
    case system(SystemColor)
    case dynamic((UITraitCollection) -> UIColor)
    indirect case faded(UIColor, alpha: Double)
  }

  private let mark = CollectionMark.value
  let source: Source

  init(source: Source) { self.source = source }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0 === self || $0.comparable == comparable } ?? false
  }

  open override var hash: Int { comparable.hashValue }

  open override var description: String { "UIColor(\(comparable))" }

  package convenience init(_ system: SystemColor) { self.init(source: .system(system)) }
  package convenience init(resolved: ResolvedColor) { self.init(source: .components(resolved)) }
}

// MARK: - Creating

extension UIColor {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      source: .components(
        ResolvedColor(
          red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit, alpha: alpha.clampedToUnit)
      ))
  }

  /// Components in Display P3; what sRGB cannot show is brought to its edge.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(resolved: ResolvedColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(resolved: ResolvedColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// A picture over and over, which is not drawn.
  public convenience init(patternImage image: UIImage) {
    UIKitStage.report("UIColor(patternImage:): the pattern is not drawn")
    self.init(white: 0, alpha: 0)
  }

  /// Asked anew for each appearance the colour is shown in.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .components(var color) = source {
      color.alpha = alpha.clampedToUnit
      return UIColor(resolved: color)
    }
    return UIColor(source: .faded(self, alpha: alpha.clampedToUnit))
  }
}

// MARK: - Resolving

extension UIColor {
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(resolved: resolved(with: traitCollection))
  }

  package func resolved(with traits: UITraitCollection) -> ResolvedColor { resolved(with: traits, depth: 0) }

  private func resolved(with traits: UITraitCollection, depth: Int) -> ResolvedColor {
    // A provider that answers with its own colour has no end.
    guard depth < 64 else { return .clear }
    switch source {
    case .components(let color): return color
    case .system(let color): return traits.resolve(color)
    case .dynamic(let provide): return provide(traits).resolved(with: traits, depth: depth + 1)
    case .faded(let base, let alpha):
      var color = base.resolved(with: traits, depth: depth + 1)
      color.alpha = alpha
      return color
    }
  }

  private var current: ResolvedColor { resolved(with: .current) }
}

// MARK: - Taking apart

extension UIColor {
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = current
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = current.alpha
    return true
  }

  /// False unless the colour is a grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = current
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}

// MARK: - Comparing

extension UIColor {
  /// System colours compare by name, components by value, dynamic ones by identity.
  private var comparable: AnyHashable {
    switch source {
    case .components(let color): color
    case .system(let color): color
    case .dynamic: ObjectIdentifier(self)
    case .faded(let base, let alpha): [base.comparable, AnyHashable(alpha)]
    }
  }
}

// MARK: - Literals

/// What `#colorLiteral` makes where nothing else is said.
public typealias _ColorLiteralType = UIColor

/// What `#imageLiteral` makes where nothing else is said.
public typealias _ImageLiteralType = UIImage
