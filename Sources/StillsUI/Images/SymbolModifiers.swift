import Foundation

/// How the layers of a symbol are coloured. All are drawn in one colour.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Mode { case monochrome, multicolor, hierarchical, palette }
  private let mode: Mode

  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  public static let palette = SymbolRenderingMode(mode: .palette)
}

/// Variants of symbols that a container asks for: filled, in a circle, struck through.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  package enum Enclosure: String, Sendable { case circle, square, rectangle }

  package var enclosure: Enclosure?
  package var isFilled = false
  package var isSlashed = false

  public static let none = SymbolVariants()
  public static let fill = none.fill
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let slash = none.slash

  public var fill: SymbolVariants { setting { $0.isFilled = true } }
  public var circle: SymbolVariants { setting { $0.enclosure = .circle } }
  public var square: SymbolVariants { setting { $0.enclosure = .square } }
  public var rectangle: SymbolVariants { setting { $0.enclosure = .rectangle } }
  public var slash: SymbolVariants { setting { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func setting(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
}

nonisolated extension View {
  public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentModifier { $0.imageScale = scale })
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentModifier { $0.symbolRenderingMode = mode })
  }

  /// Added to the variants asked for further out; `none` takes them all back.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
  }
}

nonisolated extension SymbolVariants {
  fileprivate func adding(_ other: SymbolVariants) -> SymbolVariants {
    guard other != .none else { return .none }
    var sum = self
    sum.enclosure = other.enclosure ?? enclosure
    sum.isFilled = isFilled || other.isFilled
    sum.isSlashed = isSlashed || other.isSlashed
    return sum
  }

  /// The symbol's names to try, most fitting first: only a name that the set has can be drawn.
  package func names(for name: String) -> [String] {
    guard self != .none else { return [name] }
    var names: [String] = []
    func add(_ parts: [String?]) {
      let candidate = ([name] + parts.compactMap { $0 }).joined(separator: ".")
      if !names.contains(candidate) { names.append(candidate) }
    }
    let enclosure = enclosure?.rawValue, fill = isFilled ? "fill" : nil, slash = isSlashed ? "slash" : nil
    add([slash, enclosure, fill])
    add([enclosure, fill])
    add([slash, fill])
    add([fill])
    add([slash])
    add([])
    return names
  }
}

nonisolated extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
